"""Events: who may know what, and that all is decided before any of it happens."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from wonders.core.decisions import CHANCE, SPECTATOR
from wonders.core.events import Event, Step, happen

Purses = list[int]


@dataclass(frozen=True)
class CoinsGained(Event[Purses]):
    seat: int
    coins: int

    def on(self, draft: Purses) -> None:
        draft[self.seat] += self.coins


@dataclass(frozen=True)
class CardBuried(Event[Purses]):
    secret: ClassVar = ("card", "cost")
    seat: int
    card: str
    cost: int = 0

    def known_to(self, seat: int) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class CardLost(Event[Purses]):
    secret: ClassVar = ("card",)
    card: str


SEATS = (0, 1, 2, SPECTATOR, CHANCE)


@pytest.mark.parametrize("seat", SEATS)
def test_everybody_sees_an_event_without_secrets(seat: int) -> None:
    assert CoinsGained(1, 3).seen_by(seat) == {"event": "CoinsGained", "seat": 1, "coins": 3}


@pytest.mark.parametrize("seat", SEATS)
def test_secret_fields_are_seen_only_by_those_who_may_know_them(seat: int) -> None:
    whole = {"event": "CardBuried", "seat": 1, "card": "baths", "cost": 2}
    assert CardBuried(1, "baths", 2).seen_by(seat) == (whole if seat == 1 else {"event": "CardBuried", "seat": 1})


@pytest.mark.parametrize("seat", SEATS)
def test_a_secret_that_is_nobodys_is_seen_by_nobody(seat: int) -> None:
    assert CardLost("baths").seen_by(seat) == {"event": "CardLost"}


def test_an_event_that_only_tells_something_changes_nothing() -> None:
    purses = [1, 2]
    CardLost("baths").on(purses)
    assert purses == [1, 2]


def test_all_is_decided_before_any_of_it_happens() -> None:
    purses: Purses = [1, 2, 3]

    def everybody_gains_what_the_left_has() -> Iterator[CoinsGained]:
        for seat in range(3):
            yield CoinsGained(seat, purses[seat - 1])

    log: list[Event[Any]] = []
    happen(purses, everybody_gains_what_the_left_has(), log)
    assert log == [CoinsGained(0, 3), CoinsGained(1, 1), CoinsGained(2, 2)]
    assert purses == [4, 3, 5]


def test_nothing_happens_when_a_phase_cannot_decide() -> None:
    purses: Purses = [1]

    def fails() -> Iterator[CoinsGained]:
        yield CoinsGained(0, 1)
        raise ZeroDivisionError

    log: list[Event[Any]] = []
    with pytest.raises(ZeroDivisionError):
        happen(purses, fails(), log)
    assert purses == [1] and log == []


def test_events_happen_in_order_after_those_already_in_the_log() -> None:
    purses: Purses = [0]
    log: list[Event[Any]] = [CardLost("baths")]
    happen(purses, [CoinsGained(0, 1), CoinsGained(0, 2)], log)
    assert log == [CardLost("baths"), CoinsGained(0, 1), CoinsGained(0, 2)] and purses == [3]


def test_a_step_is_a_table_and_what_happened() -> None:
    table, events = Step("table", (CoinsGained(0, 1),))
    assert table == "table" and events == (CoinsGained(0, 1),)
