"""The leader phase before the first age: four leaders for everybody, out of hands that wander to the right."""

from random import Random

import pytest

from tests.leaders.builders import BOTH, a_match, ids
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.core.match import Match
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table
from wonders.games.classic.view import View
from wonders.games.leaders.draft import DealLeaders
from wonders.games.leaders.state import leaders_of

FOUR = {0: "alexander amytis archimedes aristotle", 1: "bilkis caesar cleopatra croesus", 2: "euclid hiram midas nero"}


def dealt(players: int = 3, expansions: str = "leaders") -> Match[Table, View]:
    """A match in which the leaders have just been dealt, these first."""
    game = Classic(players, expansions=expansions, wonders="rhodos,gizah,ephesos", sides="A")
    match: Match[Table, View] = Match(game)
    asked = match.pending[CHANCE]
    assert isinstance(asked, ChanceDecision)
    sample = asked.sample(Stream(b"draft", "test"))
    assert isinstance(sample, DealLeaders)
    first = [id for seat in range(players) for id in FOUR[seat].split()]
    match.answer(CHANCE, DealLeaders((*first, *(id for id in sample.cards if id not in first))))
    return match


def keep(match: Match[Table, View], *leaders: str) -> None:
    for seat, leader in enumerate(leaders):
        match.answer(seat, f"keep {leader}")


def test_everybody_is_dealt_four_leaders_and_the_others_are_set_aside() -> None:
    table = dealt().table
    assert [ids(hand) for hand in table.hands] == [FOUR[seat].split() for seat in range(3)]
    assert len(leaders_of(table).supply) == 36 - 12
    assert table.phase == "draft_leaders"


@pytest.mark.parametrize(("players", "expansions", "leaders"), [(2, "leaders", 36), (7, "leaders", 36), (8, BOTH, 42)])
def test_all_leaders_are_dealt_or_set_aside(players: int, expansions: str, leaders: int) -> None:
    table = a_match(players, expansions=expansions).table
    assert all(len(hand) == 4 for hand in table.hands)
    assert len({*leaders_of(table).supply, *(card for hand in table.hands for card in hand)}) == leaders


def test_the_draft_comes_after_the_boards_and_before_the_first_age() -> None:
    match = a_match(4)
    assert len(match.table.cities) == 4
    assert match.table.age == 0


def test_everybody_keeps_one_leader_at_the_same_time() -> None:
    match = dealt()
    assert set(match.pending) == {0, 1, 2}
    assert [str(action) for action in match.legal(1)] == [
        "keep bilkis",
        "keep caesar",
        "keep cleopatra",
        "keep croesus",
    ]
    keep(match, "alexander", "bilkis", "euclid")
    assert [ids(reserve) for reserve in leaders_of(match.table).reserves] == [["alexander"], ["bilkis"], ["euclid"]]


def test_the_rest_goes_to_the_right_neighbour() -> None:
    """The right neighbour of seat 1 is seat 0."""
    match = dealt()
    keep(match, "alexander", "bilkis", "euclid")
    assert [ids(hand) for hand in match.table.hands] == [
        ["caesar", "cleopatra", "croesus"],
        ["hiram", "midas", "nero"],
        ["amytis", "archimedes", "aristotle"],
    ]


def test_the_last_leader_received_is_kept_too() -> None:
    match = dealt()
    keep(match, "alexander", "bilkis", "euclid")
    keep(match, "caesar", "hiram", "amytis")
    keep(match, "midas", "archimedes", "cleopatra")
    assert match.table.phase == "recruit"
    assert match.table.hands == ((), (), ())
    assert [ids(reserve) for reserve in leaders_of(match.table).reserves] == [
        ["alexander", "aristotle", "caesar", "midas"],
        ["archimedes", "bilkis", "croesus", "hiram"],
        ["amytis", "cleopatra", "euclid", "nero"],
    ]


def test_two_players_exchange_their_leaders() -> None:
    match = dealt(2)
    keep(match, "alexander", "bilkis")
    assert [ids(hand) for hand in match.table.hands] == [
        ["caesar", "cleopatra", "croesus"],
        ["amytis", "archimedes", "aristotle"],
    ]
    keep(match, "caesar", "amytis")
    keep(match, "archimedes", "cleopatra")
    assert [ids(reserve) for reserve in leaders_of(match.table).reserves] == [
        ["alexander", "archimedes", "caesar", "croesus"],
        ["amytis", "aristotle", "bilkis", "cleopatra"],
    ]


@pytest.mark.parametrize(("players", "expansions"), [(2, BOTH), (3, "leaders"), (5, BOTH), (7, "leaders"), (8, BOTH)])
def test_after_three_choices_everybody_has_four_leaders(players: int, expansions: str) -> None:
    match, rng = a_match(players, seed=players, expansions=expansions), Random(players)
    for _ in range(3):
        assert match.table.phase == "draft_leaders"
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    assert match.table.phase == "recruit"
    assert [len(reserve) for reserve in leaders_of(match.table).reserves] == [4] * players


def test_chance_can_deal_the_leaders_in_any_order_but_no_others() -> None:
    game = Classic(3, expansions="leaders")
    asked = game.ruleset.phases["deal_leaders"].ask(game.start())[CHANCE]
    assert isinstance(asked, ChanceDecision)
    sample = asked.sample(Stream(b"draft", "other"))
    assert isinstance(sample, DealLeaders)
    assert asked.accepts(DealLeaders(sample.cards[::-1]))
    assert not asked.accepts(DealLeaders(sample.cards[:-1]))
    assert not asked.accepts(DealLeaders((*sample.cards[:-1], "aspasia")))
    assert not asked.accepts(DealLeaders((*sample.cards[:-1], sample.cards[0])))


def test_any_leader_can_come_to_any_seat() -> None:
    def first(seed: int) -> tuple[Seat, ...]:
        match = a_match(3, seed, expansions="leaders")
        return tuple(card.order for card in match.table.hands[0])

    assert len({first(seed) for seed in range(20)}) == 20
