"""That `audit` finds what cannot be true of the leaders at a table, and nothing in random matches."""

from collections.abc import Callable
from random import Random

import pytest

from tests.classic.builders import CARDS, with_leaders
from tests.leaders.builders import BOTH, a_city, a_match
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Burial, Table
from wonders.games.leaders.audit import audit_leaders
from wonders.games.leaders.state import leaders_of

GAME = Classic(4, expansions=BOTH)


def in_the_middle(age: int = 2, seed: int = 2) -> Table:
    match, rng = a_match(4, seed), Random(seed)
    while match.table.age < age or match.table.phase != "pick":
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    return match.table


@pytest.mark.parametrize(("players", "expansions"), [(2, BOTH), (3, "leaders"), (4, BOTH), (7, "leaders"), (8, BOTH)])
def test_random_matches_are_sound(players: int, expansions: str) -> None:
    match, rng = a_match(players, 3, expansions), Random(3)
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    for step in match.steps:
        assert list(match.game.audit(step.table)) == []


def lose_one(table: Table) -> Table:
    return with_leaders(table, supply=leaders_of(table).supply[1:])


def double_one(table: Table) -> Table:
    return with_leaders(table, supply=(*leaders_of(table).supply, leaders_of(table).reserves[0][0]))


def double_under_a_stage(table: Table) -> Table:
    return table.but(buried=((*table.buried[0], Burial(leaders_of(table).supply[0], 0)), *table.buried[1:]))


def discard_one(table: Table) -> Table:
    first, *others = leaders_of(table).supply
    return with_leaders(table.but(discard=(first, *table.discard)), supply=tuple(others))


def keep_one_in_hand(table: Table) -> Table:
    first, *others = leaders_of(table).supply
    return with_leaders(table.but(hands=((*table.hands[0], first), *table.hands[1:])), supply=tuple(others))


def copy_a_stranger(table: Table) -> Table:
    city = table.cities[0]
    return table.but(
        cities=(city.but(standing=city.standing.with_borrowed(leaders_of(table).supply[0])), *table.cities[1:])
    )


def copy_a_building(table: Table) -> Table:
    city = table.cities[0]
    altar = city.standing.with_borrowed(CARDS["altar"])
    others = [other.but(standing=other.standing.with_card(CARDS["altar"])) for other in table.cities[1:]]
    return table.but(cities=(city.but(standing=altar), *others))


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lose_one, "0 times"),
        (double_one, "2 times"),
        (double_under_a_stage, "2 times"),
        (discard_one, "among the cards of the ages"),
        (keep_one_in_hand, "in a hand after the draft"),
        (copy_a_stranger, "which no neighbour has recruited"),
        (copy_a_building, "which no neighbour has recruited"),
    ],
)
def test_a_spoilt_table_is_found(spoil: Callable[[Table], Table], complaint: str) -> None:
    table = in_the_middle()
    assert list(GAME.audit(table)) == []
    assert any(complaint in problem for problem in GAME.audit(spoil(table)))


def test_two_copies_in_one_city_are_found() -> None:
    table = in_the_middle()
    city, left = table.cities[0], table.cities[1]
    leaders = [card for card in left.standing.built if not card.age][:1] * 2
    assert leaders
    standing = city.standing.with_borrowed(leaders[0]).with_borrowed(leaders[1])
    spoilt = table.but(cities=(city.but(standing=standing), *table.cities[1:]))
    assert any("has copied 2 leaders" in problem for problem in GAME.audit(spoilt))


def test_leaders_of_the_free_city_are_found() -> None:
    match, rng = a_match(2, 4), Random(4)
    while match.table.age < 1:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    table = match.table
    free = table.cities[2].but(standing=a_city("", leaders_of(table).supply[0].id).standing)
    spoilt = with_leaders(table.but(cities=(*table.cities[:2], free)), supply=leaders_of(table).supply[1:])
    assert any("has no player, but leaders" in problem for problem in match.game.audit(spoilt))


def test_a_leader_of_an_expansion_not_in_use_is_found() -> None:
    match = a_match(3, expansions="leaders")
    table = with_leaders(match.table, supply=(CARDS["berenice"], *leaders_of(match.table).supply))
    assert "1 times berenice instead of 0" in list(match.game.audit(table))


def test_before_the_deal_there_is_nothing_to_count() -> None:
    assert list(audit_leaders(GAME.ruleset, GAME.start())) == []
