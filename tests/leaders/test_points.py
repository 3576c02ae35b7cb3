"""The points of leaders, counted at the end of the match."""

from collections import Counter
from itertools import combinations_with_replacement, permutations
from random import Random

import pytest

from tests.leaders.builders import a_city, extras, result, score
from wonders.games.classic.city import City
from wonders.games.leaders.scoring import ROW


@pytest.mark.parametrize(
    ("leader", "points"), [("cleopatra", 5), ("nefertiti", 4), ("zenobia", 3), ("sappho", 2), ("aspasia", 2)]
)
def test_some_leaders_are_worth_points(leader: str, points: int) -> None:
    assert extras(a_city("", leader)) == points


@pytest.mark.parametrize(
    ("leader", "colour", "each"),
    [
        ("phidias", "brown", 1),
        ("praxiteles", "grey", 2),
        ("nebuchadnezzar", "blue", 1),
        ("varro", "yellow", 1),
        ("pericles", "red", 2),
        ("hypatia", "green", 1),
        ("hiram", "purple", 2),
        ("darius", "black", 1),
    ],
)
def test_a_leader_counts_the_own_cards_of_a_colour(leader: str, colour: str, each: int) -> None:
    others = [
        other for other in ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black") if other != colour
    ]
    city = a_city("", leader, plain=" ".join([colour] * 3 + others))
    crowd = a_city(plain=f"{colour} {colour}")
    assert extras(city, crowd, crowd) == 3 * each
    assert extras(a_city("", leader), crowd, crowd) == 0


def test_amytis_counts_two_points_for_each_completed_stage() -> None:
    assert extras(a_city("gizah_b", "amytis", stages=4), a_city("gizah_a", stages=3)) == 8


def test_alexander_counts_a_point_more_for_each_victory_token() -> None:
    city = a_city("", "alexander", victories=(1, 3, 5), defeats=2)
    assert extras(city) == 3
    assert score(city).of("military") == 9 - 2


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_midas_counts_a_point_more_for_every_three_coins(coins: int, points: int) -> None:
    city = a_city("", "midas", coins=coins)
    assert extras(city) == points
    assert score(city).of("treasury") == points


def test_midas_and_the_gamers_guild_count_the_same_coins() -> None:
    sheet = score(a_city("", "midas gamers_guild", coins=10))
    assert [sheet.of(row) for row in ("treasury", "extras", "guilds")] == [3, 3, 3]


@pytest.mark.parametrize(
    ("blue", "green", "red", "sets"), [(1, 1, 1, 1), (3, 2, 2, 2), (5, 5, 0, 0), (2, 3, 4, 2), (0, 0, 0, 0)]
)
def test_justinian_counts_three_points_for_each_set_of_blue_green_and_red(
    blue: int, green: int, red: int, sets: int
) -> None:
    assert extras(a_city("", "justinian", blue=blue, green=green, red=red, yellow=2)) == 3 * sets


SEVEN = ("brown", "grey", "blue", "yellow", "red", "green", "purple")


def test_plato_counts_seven_points_for_each_set_of_the_seven_colours() -> None:
    assert extras(a_city("", "plato", plain=" ".join(SEVEN))) == 7
    assert extras(a_city("", "plato", plain=" ".join(SEVEN * 2))) == 14


@pytest.mark.parametrize("missing", SEVEN)
def test_plato_needs_all_seven_and_no_other(missing: str) -> None:
    rest = " ".join(colour for colour in SEVEN if colour != missing)
    assert extras(a_city("", "plato midas", plain=f"{rest} {rest} black", coins=0)) == 0


def test_plato_is_no_card_of_his_own_set() -> None:
    assert extras(a_city("", "plato sappho", plain=" ".join(SEVEN[:-1]))) == 2


@pytest.mark.parametrize(("leader", "symbol"), [("euclid", "compass"), ("ptolemy", "tablet"), ("pythagoras", "gear")])
def test_some_leaders_are_a_symbol(leader: str, symbol: str) -> None:
    assert score(a_city("", leader)).of("science") == 1
    assert score(a_city("", leader, science=f"{symbol} {symbol}")).of("science") == 9
    others = " ".join(one for one in ("compass", "gear", "tablet") if one != symbol)
    assert score(a_city("", leader, science=others)).of("science") == 3 + 7
    assert extras(a_city("", leader)) == 0


def test_a_symbol_of_a_leader_is_no_green_card() -> None:
    assert extras(a_city("", "hypatia euclid")) == 0
    masked = a_city("", "pigeon_loft")
    assert score(masked, a_city("", "euclid")).of("science") == 0


# Aristotle


def test_aristotle_makes_a_set_of_symbols_worth_ten() -> None:
    sheet = score(a_city("", "aristotle", science="compass gear tablet"))
    assert (sheet.of("science"), sheet.of("extras")) == (3 + 7, 3)


def test_aristotle_counts_every_set() -> None:
    sheet = score(a_city("", "aristotle", science="compass gear tablet " * 2))
    assert (sheet.of("science"), sheet.of("extras")) == (12 + 14, 6)
    assert extras(a_city("", "aristotle", science="compass compass gear")) == 0


def test_with_aristotle_a_free_symbol_may_rather_complete_a_set() -> None:
    """Four equal symbols and one other: without him a fifth equal one is worth more, with him the set is."""
    symbols = "compass compass compass compass gear"
    without = score(a_city("", science=symbols, free_symbols=1))
    assert without.of("science") == 25 + 1
    with_him = score(a_city("", "aristotle", science=symbols, free_symbols=1))
    assert (with_him.of("science"), with_him.of("extras")) == (16 + 1 + 1 + 7, 3)


def best(symbols: Counter[str], free: int, masks: int, left: list[str], right: list[str], worth: int) -> int:
    """The most that science can be worth, all choices tried card by card."""
    most = 0
    offered = left + right
    copies = set(permutations(offered, min(masks, len(offered))))
    for copied in copies:
        for chosen in combinations_with_replacement(("compass", "gear", "tablet"), free):
            counts = [(symbols + Counter(copied) + Counter(chosen))[one] for one in ("compass", "gear", "tablet")]
            most = max(most, sum(n * n for n in counts) + worth * min(counts))
    return most


@pytest.mark.parametrize("seed", range(6))
def test_aristotle_free_symbols_and_masks_are_used_together_in_the_best_way(seed: int) -> None:
    rng, differ = Random(seed), 0
    three = ("compass", "gear", "tablet")
    for _ in range(40):
        own, left, right = (rng.choices(three, k=rng.randint(0, size)) for size in (6, 3, 3))
        free, masks = rng.randint(0, 2), rng.randint(0, 3)
        leader = rng.choice(("aristotle", "aristotle", "sappho"))
        built = " ".join([leader, *("pigeon_loft", "spy_ring", "torture_chamber")[:masks]])
        city = a_city("", built, science=" ".join(own), free_symbols=free)
        sheet = score(city, a_city(science=" ".join(left)), a_city(science=" ".join(right)))
        worth = 10 if leader == "aristotle" else 7
        bonus = sheet.of("extras") if leader == "aristotle" else 0
        expected = best(Counter(own), free, masks, left, right, worth)
        differ += expected != best(Counter(own), free, masks, left, right, 7)
        assert sheet.of("science") + bonus == expected
    assert differ


# The sheet


def test_leaders_have_a_row_of_their_own_shared_with_black_cards() -> None:
    """Rulebook: cities, "Ende der Partie"."""
    outcome = result(a_city("", "cleopatra gates_of_the_city"), a_city(), a_city())
    assert ROW in outcome.categories and outcome.categories.count(ROW) == 1
    assert outcome.sheet[0].of(ROW) == 5 + 4
    assert result(a_city(), expansions="leaders").categories[-1] == ROW
    assert ROW not in result(a_city(), expansions="none").categories


def test_every_line_names_its_leader() -> None:
    sheet = score(a_city("", "cleopatra varro alexander", yellow=2, victories=(1,)))
    assert [(line.source, line.points) for line in sheet.lines if line.category == ROW] == [
        ("cleopatra", 5),
        ("varro", 2),
        ("alexander", 1),
    ]


def a_rich_city() -> City:
    return a_city("gizah_b", plain=" ".join(SEVEN * 2 + ("black",)), stages=4, coins=12, victories=(1, 3, 5))


NO_POINTS = (
    "archimedes bilkis caesar croesus hammurabi hannibal hatshepsut imhotep leonidas maecenas nero ramses solomon"
)


@pytest.mark.parametrize("leader", [*NO_POINTS.split(), "tomyris", "vitruvius", "xenophon", "berenice", "semiramis"])
def test_the_other_leaders_are_worth_no_points(leader: str) -> None:
    rich = a_rich_city()
    with_leader = a_city("", leader).standing.built[0]
    city = rich.but(standing=rich.standing.with_card(with_leader))
    assert score(city).total == score(rich).total
