"""Events: who may know what."""

from typing import ClassVar

import pytest

from wonders.core.decisions import CHANCE, SPECTATOR
from wonders.core.events import Event, Step

Purses = list[int]


class CoinsGained(Event[Purses]):
    seat: int
    coins: int

    def on(self, draft: Purses) -> None:
        draft[self.seat] += self.coins


class CardBuried(Event[Purses]):
    secret: ClassVar = ("card", "cost")
    seat: int
    card: str
    cost: int = 0

    def known_to(self, seat: int) -> bool:
        return seat == self.seat


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


def test_a_step_is_a_table_and_what_happened() -> None:
    step = Step("table", (CoinsGained(0, 1),))
    assert step.table == "table" and step.events == (CoinsGained(0, 1),)
