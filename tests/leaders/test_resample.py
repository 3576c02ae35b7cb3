"""Dealing the leaders anew that a seat cannot know, so that all it has seen still fits."""

from collections import Counter
from random import Random

import pytest

from tests.classic.builders import with_leaders
from tests.leaders.builders import BOTH, a_match, ids
from tests.leaders.knowledge import Knowledge, recruited_in
from wonders.core.decisions import SPECTATOR, Seat
from wonders.core.match import Match
from wonders.core.options import Setting
from wonders.games.classic.table import Table
from wonders.games.classic.view import View
from wonders.games.leaders.state import leaders_of

VARIANTS: dict[str, dict[str, Setting]] = {
    "2 leaders": {},
    "2 leaders rome": {"wonders": "rome,gizah,rhodos", "sides": "B"},
    "3 leaders rome": {"wonders": "rome,halikarnassos,babylon", "sides": "B"},
    "3 cities,leaders": {},
    "4 cities,leaders rome": {"wonders": "gizah,rome,rhodos,petra", "sides": "B"},
    "4 leaders teams": {"teams": True},
    "5 leaders": {},
    "6 cities,leaders teams": {"teams": True, "wonders": "rome,gizah,rhodos,petra,ephesos,babylon", "sides": "B"},
    "7 leaders": {},
    "8 cities,leaders": {},
    "8 cities,leaders teams": {"teams": True},
}


def variant(name: str, seed: int = 0) -> Match[Table, View]:
    players, expansions, *_ = name.split()
    return a_match(int(players), seed, expansions, **VARIANTS[name])


def advance(match: Match[Table, View], rng: Random, wanted: str = "") -> None:
    """Everybody answers at random, with a liking for actions that begin with a word."""
    for seat in match.waiting_for:
        legal = match.legal(seat)
        liked = [action for action in legal if wanted and str(action).startswith(wanted)]
        match.answer(seat, rng.choice(liked or legal))


def check(match: Match[Table, View], seat: Seat, rng: Random) -> Table:
    history = match.history(seat)
    table = match.game.resample(history, rng)
    assert match.game.view(table, seat) == history[-1]
    assert list(match.game.audit(table)) == []
    assert list(Knowledge(history).problems(table)) == []
    return table


@pytest.mark.parametrize("name", VARIANTS)
def test_at_every_moment_a_resampled_table_agrees_with_all_that_was_seen(name: str) -> None:
    for seed, wanted in ((1, "stage"), (2, "recruit")):
        match, rng = variant(name, seed), Random(seed)
        seats = [*match.game.seats, SPECTATOR]
        while match.pending:
            early = not match.table.age or "recruit" in match.table.phase
            for seat in seats if early else rng.sample(seats, 1):
                check(match, seat, rng)
            advance(match, rng, wanted)
        for seat in seats:
            check(match, seat, rng)


@pytest.mark.parametrize("name", ["3 leaders rome", "4 cities,leaders rome"])
def test_rome_b_has_drawn_leaders_in_these_matches(name: str) -> None:
    """So that the test above means something."""
    match, rng = variant(name, 1), Random(1)
    while match.pending:
        advance(match, rng, "stage")
    assert any(type(event).__name__ == "LeadersDrawn" for step in match.steps for event in step.events)


def test_the_checker_itself_finds_a_table_that_cannot_be() -> None:
    """The real table has no problem; one in which two seats' leaders are exchanged has, for somebody."""
    match, rng = variant("3 cities,leaders", 5), Random(5)
    for _ in range(3):
        advance(match, rng)
    table = match.table
    for seat in range(3):
        assert list(Knowledge(match.history(seat)).problems(table)) == []
    own, left, right = leaders_of(table).reserves
    mixed = with_leaders(table, reserves=(own, right, left))
    assert any(list(Knowledge(match.history(seat)).problems(mixed)) for seat in range(3))
    hidden = with_leaders(table, supply=(*leaders_of(table).supply[1:], left[0]))
    assert any(list(Knowledge(match.history(seat)).problems(hidden)) for seat in range(3))


@pytest.mark.parametrize("name", VARIANTS)
def test_what_a_seat_cannot_know_varies(name: str) -> None:
    match, rng = variant(name, 3), Random(3)
    for _ in range(4):
        advance(match, rng)
    for seat in match.game.seats:
        history = match.history(seat)
        drawn = {leaders_of(match.game.resample(history, rng)).supply for _ in range(12)}
        assert len(drawn) > 6


def after_the_draft(players: int, seed: int, expansions: str = "leaders") -> Match[Table, View]:
    match, rng = a_match(players, seed, expansions), Random(seed)
    for _ in range(3):
        advance(match, rng)
    return match


def test_of_three_a_seat_knows_where_the_leaders_of_its_first_packet_are() -> None:
    """It kept one and got one back: the other two went to the two neighbours, though it cannot tell which to whom."""
    match, rng = after_the_draft(3, 8), Random(8)
    history = match.history(0)
    first = next(view.hand for view in history if view.phase == "draft_leaders")
    passed = [card for card in first if card not in history[-1].reserve]
    assert len(passed) == 2
    places: Counter[tuple[str, ...]] = Counter()
    for _ in range(40):
        table = match.game.resample(history, rng)
        holders = tuple(
            str(next(seat for seat in (1, 2) if card in leaders_of(table).reserves[seat])) for card in passed
        )
        places[holders] += 1
    assert set(places) == {("1", "2"), ("2", "1")}


def test_of_two_a_seat_knows_all_but_one_leader_of_the_other() -> None:
    match, rng = after_the_draft(2, 9), Random(9)
    tables = [match.game.resample(match.history(0), rng) for _ in range(30)]
    common = set.intersection(*(set(leaders_of(table).reserves[1]) for table in tables))
    assert len(common) == 3
    assert common < set(leaders_of(match.table).reserves[1])
    assert len({leaders_of(table).reserves[1] for table in tables}) > 10


def test_during_the_draft_what_was_passed_on_is_in_the_next_hand_or_kept_there() -> None:
    match, rng = a_match(5, 4, BOTH), Random(4)
    history = match.history(2)
    hand = set(history[-1].hand)
    advance(match, rng)
    passed = hand - set(match.view(2).reserve)
    for _ in range(20):
        table = match.game.resample(match.history(2), rng)
        assert set(table.hands[1]) == passed  # the right neighbour has them all before it has chosen
    advance(match, rng)
    for _ in range(20):
        table = match.game.resample(match.history(2), rng)
        assert passed <= {*table.hands[0], *leaders_of(table).reserves[1]}


def test_partners_of_a_team_know_each_others_leaders() -> None:
    match, rng = a_match(4, 6, BOTH, teams=True), Random(6)
    for _ in range(4):
        advance(match, rng)
    for _ in range(10):
        table = match.game.resample(match.history(0), rng)
        assert leaders_of(table).reserves[:2] == leaders_of(match.table).reserves[:2]
        assert leaders_of(table).retired[:2] == leaders_of(match.table).retired[:2]


def test_a_recruited_leader_is_where_it_lies_and_a_hidden_one_may_be_any_other() -> None:
    match, rng = after_the_draft(4, 11), Random(11)
    while match.table.phase != "pick":
        advance(match, rng, "sell")
    sold = leaders_of(match.table).retired[1]
    assert len(sold) == 1
    tables = [match.game.resample(match.history(0), rng) for _ in range(60)]
    assert len({leaders_of(table).retired[1] for table in tables}) > 5
    assert all(len(leaders_of(table).retired[1]) == 1 and len(leaders_of(table).reserves[1]) == 3 for table in tables)


def test_leaders_that_rome_sold_before_it_drew_are_none_of_those_it_drew() -> None:
    """Of two, seat 0 knows three of the four leaders that Rome drafted. Rome sells two, then draws four."""
    match, rng = a_match(2, 1, "leaders", wonders="gizah,rome", sides="B"), Random(1)
    while not match.table.cities or match.table.cities[1].standing.stages == 0:
        advance(match, rng, "sell" if match.table.phase == "recruit" else "stage" if match.table.age == 2 else "build")
    sold = leaders_of(match.table).retired[1]
    assert len(sold) == 2 and len(leaders_of(match.table).reserves[1]) == 2 + 4
    for _ in range(40):
        check(match, 0, rng)


def test_all_leaders_of_a_resampled_table_are_accounted_for() -> None:
    match, rng = after_the_draft(3, 12), Random(12)
    while match.table.age < 2:
        advance(match, rng, "stage")
    table = match.game.resample(match.history(1), rng)
    everywhere = [card for seat in range(3) for card in recruited_in(table, seat)]
    assert sorted(ids((*everywhere, *leaders_of(table).supply))) == sorted(
        {*ids(everywhere), *ids(leaders_of(table).supply)}
    )
    assert len(everywhere) + len(leaders_of(table).supply) == 36
