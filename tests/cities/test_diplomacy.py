"""Staying out of conflicts. Rulebook: "Diplomatie". Seat 1 is the left neighbour of seat 0."""

from random import Random

import pytest

from tests.cities.builders import (
    DEBT,
    DIPLOMACY,
    FILLER,
    Tokens,
    a_city,
    a_table,
    an_age_ends,
    conflict_tokens,
    game,
    kinds,
    legal,
    play,
    points,
    tokens,
)
from wonders.core.decisions import SPECTATOR
from wonders.games.classic.city import City

WORTH = {1: 1, 2: 3, 3: 5}


def warriors(*shields: int, aside: str = "") -> list[City]:
    """Cities with so many shields; those whose numbers are named hold a diplomacy token."""
    away = set(map(int, aside.split()))
    return [a_city(shields=count).but(tokens=DIPLOMACY * (at in away)) for at, count in enumerate(shields)]


def test_example_thomas_builds_the_residence() -> None:
    """He stays out of the conflict of the first age; Cédric and Klaus, his neighbours, compare their strength."""
    thomas, cedric, klaus = a_city(goods="C", shields=5), a_city(shields=2), a_city(shields=1)
    alexis = a_city()
    table = a_table(thomas, cedric, alexis, klaus, hands=[f"residence {FILLER}"], turn=6)
    after = play(table, "build residence").table
    assert conflict_tokens(after) == [((), 0), ((1, 1), 0), ((), 2), ((1,), 1)]
    assert tokens(after, "diplomacy") == [0, 0, 0, 0]


def test_example_klaus_and_alexis_stay_away_and_thomas_wins_one_token() -> None:
    """Second age: of four only Thomas and Cédric are left, and they fight once."""
    after = an_age_ends(*warriors(3, 9, 1, 9, aside="1 3"), age=2)
    assert conflict_tokens(after) == [((3,), 0), ((), 0), ((), 1), ((), 0)]


@pytest.mark.parametrize(("card", "goods"), [("residence", "C"), ("consulate", "C P"), ("embassy", "S P L")])
def test_residence_consulate_and_embassy_give_a_token_and_points(card: str, goods: str) -> None:
    after = play(a_table(a_city(goods=goods), hands=[card]), f"build {card}").table
    assert tokens(after, "diplomacy") == [1, 0, 0]
    assert points("extras", after.cities[0]) == {"residence": 1, "consulate": 2, "embassy": 3}[card]


def test_everybody_is_told_who_takes_a_token_and_sees_who_holds_one() -> None:
    step = play(a_table(a_city(goods="C"), hands=["residence"]), "build residence")
    (taken,) = kinds(step, "TokensGained")
    for seat in (0, 1, 2, SPECTATOR):
        assert taken.seen_by(seat) == {"event": "TokensGained", "city": 0, "kind": "diplomacy", "count": 1}
        assert game(step.table).view(step.table, seat).cities[0].tokens == DIPLOMACY


def test_nobody_stands_aside_without_a_token() -> None:
    after = an_age_ends(*warriors(2, 1, 0))
    assert conflict_tokens(after) == [((1, 1), 0), ((1,), 1), ((), 2)]


def test_debts_keep_nobody_out_of_a_conflict() -> None:
    cities = [city.but(tokens=DEBT * 2) for city in warriors(1, 0, 0)]
    assert conflict_tokens(an_age_ends(*cities)) == [((1, 1), 0), ((), 1), ((), 1)]


def test_the_neighbours_of_one_who_stands_aside_fight_each_other() -> None:
    after = an_age_ends(*warriors(2, 9, 0, 1, aside="1"))
    assert conflict_tokens(after) == [((1, 1), 0), ((), 0), ((), 2), ((1,), 1)]


def test_ranks_close_over_two_side_by_side_and_over_two_apart() -> None:
    side_by_side = an_age_ends(*warriors(3, 9, 9, 2, 1, aside="1 2"))
    assert conflict_tokens(side_by_side) == [((1, 1), 0), ((), 0), ((), 0), ((1,), 1), ((), 2)]
    apart = an_age_ends(*warriors(3, 9, 2, 9, 1, aside="1 3"))
    assert conflict_tokens(apart) == [((1, 1), 0), ((), 0), ((1,), 1), ((), 0), ((), 2)]


@pytest.mark.parametrize("count", range(3, 9))
def test_the_last_two_fight_once(count: int) -> None:
    aside = " ".join(str(at) for at in range(count) if at not in (0, count // 2))
    after = an_age_ends(*warriors(*range(count, 0, -1), aside=aside), age=3)
    fought = {0: ((5,), 0), count // 2: ((), 1)}
    assert conflict_tokens(after) == [fought.get(at, ((), 0)) for at in range(count)]


@pytest.mark.parametrize("aside", ["1 2", "0 1 2"])
def test_with_one_or_none_left_there_is_no_conflict(aside: str) -> None:
    after = an_age_ends(*warriors(3, 2, 1, aside=aside))
    assert conflict_tokens(after) == [((), 0)] * 3
    assert tokens(after, "diplomacy") == [0, 0, 0]


def test_equal_strength_of_those_who_close_ranks_brings_no_token() -> None:
    assert conflict_tokens(an_age_ends(*warriors(2, 9, 2, aside="1"))) == [((), 0)] * 3


def test_the_token_must_be_used_even_by_the_strongest() -> None:
    """Nobody is asked: there is no choice."""
    table = a_table(*warriors(9, 0, 0, aside="0"), turn=6)
    step = play(table)
    assert step.table.cities[0].victories == ()
    assert [event.seen_by(0)["city"] for event in kinds(step, "TokenSpent")] == [0]


def test_only_one_token_is_spent_in_each_conflict() -> None:
    cities = [a_city(shields=2).but(tokens=DIPLOMACY * 2), a_city(), a_city()]
    first = an_age_ends(*cities)
    assert tokens(first, "diplomacy") == [1, 0, 0] and first.cities[0].victories == ()
    second = an_age_ends(*first.cities, age=2)
    assert tokens(second, "diplomacy") == [0, 0, 0] and second.cities[0].victories == ()
    third = an_age_ends(*second.cities, age=3)
    assert third.cities[0].victories == (5, 5)


def test_other_tokens_are_not_spent() -> None:
    mixed: Tokens = (*DEBT, *DIPLOMACY)
    after = an_age_ends(a_city().but(tokens=mixed), a_city(), a_city())
    assert after.cities[0].tokens == DEBT


def test_a_token_is_no_use_before_the_age_is_over() -> None:
    table = a_table(*warriors(0, 0, 0, aside="0"), turn=5)
    after = play(table).table
    assert tokens(after, "diplomacy") == [1, 0, 0]
    assert not any("diplomacy" in text for text in legal(after))


def test_a_token_of_the_last_card_serves_in_this_very_conflict() -> None:
    babylon = a_city("babylon_b", stages=2)
    table = a_table(babylon, a_city(shields=1), a_city(), hands=["altar residence"], turn=6)
    after = play(play(table, "build altar").table, "build residence").table
    assert conflict_tokens(after) == [((), 0), ((1,), 0), ((), 1)]


def test_shields_of_black_cards_count_in_conflicts() -> None:
    table = a_table(a_city(coins=3), a_city(shields=1), a_city(), hands=["militia altar"], turn=6)
    after = play(table, "build militia bank=3").table
    assert after.cities[0].victories == (1, 1)


def expected(shields: list[int], away: set[int], age: int) -> list[tuple[tuple[int, ...], int]]:
    """Conflicts worked out pair by pair: the next one present on the left of each, every pair once."""
    count = len(shields)
    won: list[list[int]] = [[] for _ in shields]
    lost = [0] * count
    pairs = set()
    for at in set(range(count)) - away:
        other = (at + 1) % count
        while other in away:
            other = (other + 1) % count
        if other != at:
            pairs.add(frozenset((at, other)))
    for pair in pairs:
        weak, strong = sorted(pair, key=lambda at: shields[at])
        if shields[weak] < shields[strong]:
            won[strong].append(WORTH[age])
            lost[weak] += 1
    return [(tuple(tokens), lost[at]) for at, tokens in enumerate(won)]


@pytest.mark.parametrize("count", range(3, 9))
def test_conflicts_with_any_cities_standing_aside(count: int) -> None:
    rng = Random(count)
    for _ in range(60):
        shields = [rng.randint(0, 3) for _ in range(count)]
        away = {at for at in range(count) if rng.random() < rng.choice((0.2, 0.5, 0.8))}
        age = rng.choice((1, 2, 3))
        after = an_age_ends(*warriors(*shields, aside=" ".join(map(str, away))), age=age)
        assert conflict_tokens(after) == expected(shields, away, age), (shields, away)
        assert tokens(after, "diplomacy") == [0] * count
