"""Copying symbols. Rulebook: "Taubenschlag, Spionagering, Folterkammer"."""

from itertools import combinations, product
from random import Random

import pytest

from tests.cities.builders import BOTH, a_city, points, result, score
from wonders.games.classic.city import City

MASKS = ("pigeon_loft", "spy_ring", "torture_chamber")
SYMBOLS = ("compass", "gear", "tablet")


def masked(count: int, science: str = "", free_symbols: int = 0) -> City:
    return a_city("", " ".join(MASKS[:count]), science=science, free_symbols=free_symbols)


@pytest.mark.parametrize("card", MASKS)
def test_a_mask_copies_the_symbol_of_a_green_card_of_a_neighbour(card: str) -> None:
    assert points("science", a_city("", card), a_city(science="gear")) == 1
    assert points("science", a_city("", card), None, a_city(science="gear")) == 1
    assert points("science", a_city("", card)) == 0


def test_example_alexis_has_two_masks_and_one_card_to_copy() -> None:
    assert points("science", masked(2), a_city(science="tablet")) == 1


def test_example_alexis_could_have_copied_two_cards_with_the_same_symbol() -> None:
    assert points("science", masked(2), a_city(science="tablet tablet")) == 4


def test_no_card_is_copied_twice() -> None:
    assert points("science", masked(3), a_city("", "workshop")) == 1
    assert points("science", masked(3), a_city("", "workshop laboratory")) == 4


def test_the_same_card_can_be_copied_from_both_neighbours() -> None:
    assert points("science", masked(2), a_city("", "workshop"), a_city("", "workshop")) == 4


def test_a_card_can_be_copied_that_stands_in_the_own_city_too() -> None:
    assert points("science", a_city("", "workshop pigeon_loft"), a_city("", "workshop")) == 4


def test_only_neighbours_are_copied() -> None:
    end = result(masked(1), a_city(), a_city(science="gear"), a_city())
    assert end.sheet[0].of("science") == 0


def test_only_green_cards_are_copied() -> None:
    """Not the symbol of choice of Babylon, the scientists, or a leader."""
    babylon = a_city("babylon_a", "scientists_guild", stages=3)
    assert points("science", masked(1), babylon) == 0
    scholar = a_city("", "euclid")
    end = result(masked(1), scholar, a_city(), expansions=BOTH)
    assert [column.of("science") for column in end.sheet[:2]] == [0, 1]


def test_masks_of_a_neighbour_are_no_symbols_to_copy() -> None:
    assert points("science", masked(1), masked(1), a_city()) == 0


def test_both_neighbours_may_copy_the_same_card_and_its_owner_loses_nothing() -> None:
    end = result(a_city(science="gear"), masked(1), masked(1))
    assert [column.of("science") for column in end.sheet] == [1, 1, 1]


def test_a_mask_completes_a_set() -> None:
    assert points("science", masked(1, "gear tablet"), a_city(science="compass gear")) == 7 + 3
    assert points("science", masked(1, "gear gear gear"), a_city(science="compass gear")) == 16


def test_masks_and_symbols_of_choice_are_chosen_together() -> None:
    """The mask can only be a compass, so the free symbol is the tablet; alone it would have been a gear."""
    city = masked(1, "gear gear", free_symbols=1)
    assert points("science", city, a_city(science="compass")) == 7 + 4 + 1 + 1
    assert points("science", city) == 9


def test_copied_scientists_and_masks_are_chosen_together() -> None:
    olympia = a_city("olympia_b", "pigeon_loft", stages=3, science="gear")
    neighbour = a_city("", "scientists_guild", science="compass")
    assert points("science", olympia, neighbour) == 7 + 3


def test_the_sheet_says_how_many_symbols_were_chosen() -> None:
    lines = {line.source: line.reason.args for line in score(masked(1, "gear"), a_city(science="gear")).lines}
    assert lines["gear"] == {"count": 2, "free": 1}


def best(own: list[str], free: int, masks: int, left: list[str], right: list[str]) -> int:
    """The most that can be scored, trying every set of cards to copy and every choice of symbols."""
    cards = [*left, *right]
    most = 0
    for copied in combinations(range(len(cards)), min(masks, len(cards))):
        for chosen in product(SYMBOLS, repeat=free):
            symbols = [*own, *(cards[at] for at in copied), *chosen]
            counts = [symbols.count(symbol) for symbol in SYMBOLS]
            most = max(most, sum(count * count for count in counts) + 7 * min(counts))
    return most


@pytest.mark.parametrize("seed", range(6))
def test_the_best_choice_of_masks_and_symbols_against_all_choices(seed: int) -> None:
    rng = Random(seed)
    several = 0
    for _ in range(120):
        own, left, right = ([rng.choice(SYMBOLS) for _ in range(rng.randint(0, 4))] for _ in range(3))
        free, masks = rng.randint(0, 3), rng.randint(0, 3)
        several += bool(free and masks and len(set(left + right)) > 1)
        city = masked(masks, " ".join(own), free_symbols=free)
        found = points("science", city, a_city(science=" ".join(left)), a_city(science=" ".join(right)))
        assert found == best(own, free, masks, left, right), (own, free, masks, left, right)
    assert several > 20
