"""The layouts against a table of every slot. Rulebook: "Kartenauslage der einzelnen Zeitalter", "Spielzug"."""

import pickle

import pytest

from tests.duel.notation import rows
from wonders.games.duel.cards import CARDS
from wonders.games.duel.layout import LAYOUTS, Shape, bits

SLOTS = rows("layouts.txt")
AGES = (1, 2, 3)

every_age = pytest.mark.parametrize("age", AGES)


@every_age
def test_a_layout_has_twenty_cards_twelve_of_them_open(age: int) -> None:
    layout = LAYOUTS[age]
    assert len(layout.starts_open) == 20
    assert sum(layout.starts_open) == 12
    assert sum(mask.bit_count() for mask in layout.covered_by) == 28


@every_age
def test_every_slot_is_covered_as_in_the_rulebook(age: int) -> None:
    layout = LAYOUTS[age]
    for row in (row for row in SLOTS if row["age"] == str(age)):
        slot = int(row["slot"])
        assert list(bits(layout.covered_by[slot])) == [int(other) for other in row["covered by"].split()]
        assert layout.starts_open[slot] == (row["face"] == "up")
        assert slot in layout.rows[int(row["row"]) - 1]


@every_age
def test_rows_lie_open_and_closed_by_turns(age: int) -> None:
    layout = LAYOUTS[age]
    for number, row in enumerate(layout.rows, 1):
        assert {layout.starts_open[slot] for slot in row} == {number % 2 == 1}


def test_at_the_start_the_last_row_is_accessible() -> None:
    assert [LAYOUTS[age].full.slots for age in AGES] == [(14, 15, 16, 17, 18, 19), (18, 19), (18, 19)]


def test_a_card_becomes_accessible_when_the_last_card_on_it_is_gone() -> None:
    shape = LAYOUTS[1].full
    assert 9 not in shape.after[14].slots
    assert 9 in shape.after[14].after[15].slots


def test_the_halves_of_the_third_age_meet_in_its_last_rows_only() -> None:
    """Slots 6 and 7 are neighbours, but each lies under a single card of its own half."""
    layout = LAYOUTS[3]
    assert list(bits(layout.covered_by[6])) == [9] and list(bits(layout.covered_by[7])) == [10]


def shapes(shape: Shape) -> set[Shape]:
    """All shapes that this one can still become."""
    found, new = {shape}, [shape]
    while new:
        now = new.pop()
        later = {now.after[slot] for slot in now.slots} - found
        found |= later
        new += later
    return found


@pytest.mark.parametrize(("age", "count"), [(1, 428), (2, 428), (3, 132)])
def test_a_layout_has_few_shapes_and_each_only_once(age: int, count: int) -> None:
    found, cards = shapes(LAYOUTS[age].full), list(CARDS.values())
    assert len(found) == count
    for shape in found:
        assert bool(shape.slots) == bool(shape.left)
        assert all(not LAYOUTS[age].covered_by[slot] & shape.left for slot in shape.slots)
        assert shape.accessible == sum(1 << slot for slot in shape.slots)
        assert shape.pick(cards) == tuple(cards[slot] for slot in shape.slots)
        assert LAYOUTS[age].shape(shape.left) is shape is pickle.loads(pickle.dumps(shape))
