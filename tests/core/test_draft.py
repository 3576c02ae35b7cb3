"""A table is opened, events happen, it is closed: nothing else changes one."""

from collections.abc import Iterator

import pytest

from wonders.core.draft import OpenTable, opens
from wonders.core.events import Event
from wonders.core.values import Value


class Table(Value):
    purses: tuple[int, ...]
    age: int = 1


@opens(Table)
class Draft(OpenTable[Table]):
    purses: list[int]
    age: int

    def unpack(self) -> None:
        self.purses = list(self.purses)

    def pack(self) -> tuple[object, ...]:
        return tuple(self.purses), self.age


class CoinsGained(Event[Draft]):
    seat: int
    coins: int

    def on(self, draft: Draft) -> None:
        draft.purses[self.seat] += self.coins


class AgeEnded(Event[Draft]):
    def on(self, draft: Draft) -> None:
        draft.age += 1


def test_a_table_that_is_opened_and_closed_is_the_same() -> None:
    table = Table((1, 2), 3)
    assert Draft.open(table).close() == table


def test_the_table_that_was_opened_stays_as_it_was() -> None:
    table = Table((1, 2))
    draft = Draft.open(table)
    draft.happen_all((CoinsGained(0, 5), AgeEnded()))
    assert draft.close() == Table((6, 2), 2) and table == Table((1, 2))


def test_all_is_decided_before_any_of_it_happens() -> None:
    draft = Draft.open(Table((1, 2, 3)))
    draft.happen_all(CoinsGained(seat, draft.purses[seat - 1]) for seat in range(3))
    assert draft.log == [CoinsGained(0, 3), CoinsGained(1, 1), CoinsGained(2, 2)] and draft.purses == [4, 3, 5]


def test_nothing_happens_when_a_phase_cannot_decide() -> None:
    draft = Draft.open(Table((1,)))

    def fails() -> Iterator[CoinsGained]:
        yield CoinsGained(0, 1)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        draft.happen_all(fails())
    assert draft.purses == [1] and draft.log == []


def test_events_happen_in_order_after_those_already_in_the_log() -> None:
    draft = Draft.open(Table((0,)))
    draft.happen(AgeEnded())
    draft.happen_all((CoinsGained(0, 1), CoinsGained(0, 2)))
    assert draft.log == [AgeEnded(), CoinsGained(0, 1), CoinsGained(0, 2)] and draft.purses == [3]


def test_a_draft_has_the_fields_of_its_table() -> None:
    with pytest.raises(TypeError, match="fields of the table, in their order: purses, age"):

        @opens(Table)
        class Wrong(OpenTable[Table]):
            age: int
            purses: list[int]
