"""Rulebook: "Spielvorbereitung", "Spielablauf"; "Spielregel für 8 Spieler"."""

from collections import Counter
from random import Random

import pytest

from tests.cities.builders import BOTH, CITIES
from tests.classic.builders import CARDS
from wonders.core.chance import Dealer, Stream
from wonders.core.decisions import CHANCE
from wonders.core.match import Match
from wonders.games.classic.actions import DealHands
from wonders.games.classic.counts import Colour
from wonders.games.classic.decisions import DealingHands
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table
from wonders.games.classic.view import View

BLACK, PURPLE = Colour.BLACK, Colour.PURPLE


def a_match(players: int, expansions: str = CITIES, seed: int = 1) -> Match[Table, View]:
    match, rng = Match(Classic(players, expansions=expansions), Dealer.from_seed(seed)), Random(seed)
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    return match


def deals(players: int, expansions: str = CITIES, seed: int = 1) -> list[DealHands]:
    """What chance dealt in the three ages of a match."""
    return [action for _, action in a_match(players, expansions, seed).answers if isinstance(action, DealHands)]


def colours(deal: DealHands) -> Counter[Colour]:
    return Counter(CARDS[id].colour for id in deal.cards)


@pytest.mark.parametrize("players", range(3, 8))
def test_each_age_has_as_many_black_cards_as_players(players: int) -> None:
    for age, deal in enumerate(deals(players), 1):
        assert colours(deal)[BLACK] == players
        assert all(CARDS[id].age == age for id in deal.cards)
        assert max(Counter(id for id in deal.cards if CARDS[id].colour is BLACK).values()) == 1


def test_example_klaus_sets_up_a_match_for_six() -> None:
    """Six black cards in each age, no card marked 7, eight guilds in the third age."""
    first, second, third = deals(6)
    assert [colours(deal)[BLACK] for deal in (first, second, third)] == [6, 6, 6]
    assert [colours(deal)[PURPLE] for deal in (first, second, third)] == [0, 0, 8]
    for deal in (first, second, third):
        for id, copies in Counter(deal.cards).items():
            marks = CARDS[id].marks
            assert not marks or copies == sum(mark <= 6 for mark in marks)


def test_black_cards_are_drawn_by_chance_from_the_nine_of_the_age() -> None:
    asked = Classic(3, expansions=CITIES).ruleset.decks[0]
    dealing = DealingHands("age 1", asked)
    seen = Counter(
        id for n in range(60) for id in dealing.sample(Stream(b"s", str(n))).cards if CARDS[id].colour is BLACK
    )
    assert len(seen) == 9 and min(seen.values()) > 5


@pytest.mark.parametrize("players", range(2, 9))
def test_the_guilds_of_this_expansion_join_the_others_and_as_many_are_drawn_as_before(players: int) -> None:
    third = Classic(players, expansions=CITIES).ruleset.decks[2]
    lot, count = next(draws for draws in third.draws if draws.lot[0].colour is PURPLE)
    assert len(lot) == 13
    assert count == {2: 5, 8: 9}.get(players, players + 2)
    both = Classic(players, expansions=BOTH).ruleset.decks[2]
    assert {len(draws.lot) for draws in both.draws} == {17, 9}


@pytest.mark.parametrize("players", range(3, 8))
def test_hands_of_eight_and_seven_turns(players: int) -> None:
    match = a_match(players)
    starts = [step.table for step in match.steps if step.table.phase == "pick" and step.table.turn == 1]
    assert [[len(hand) for hand in table.hands] for table in starts] == [[8] * players] * 3
    assert {(step.table.age, step.table.turn) for step in match.steps if step.table.phase == "pick"} == {
        (age, turn) for age in (1, 2, 3) for turn in range(1, 8)
    }


def test_the_eighth_card_is_discarded() -> None:
    match = a_match(3)
    end = next(step.table for step in match.steps if step.table.phase == "deal_age" and step.table.age == 1)
    played = sum(len(city.standing.built) + city.standing.stages for city in end.cities)
    assert played + len(end.discard) == 24


def test_chance_deals_no_other_cards() -> None:
    match: Match[Table, View] = Match(Classic(3, expansions=CITIES, wonders="petra,byzantium,gizah", sides="A"))
    asked = match.pending[CHANCE]
    assert isinstance(asked, DealingHands)
    good = asked.sample(Stream(b"s", "x")).cards
    assert asked.accepts(DealHands(good))
    black, other, *_ = (id for id in good if CARDS[id].colour is BLACK)
    rest = tuple(id for id in good if id != black)
    for wrong in (other, "lair", "altar"):
        assert not asked.accepts(DealHands((*rest, wrong)))
    assert not asked.accepts(DealHands(rest))


def test_petra_and_byzantium_can_be_dealt_with_this_expansion_only() -> None:
    def dealt(expansions: str) -> set[str]:
        games = (Match(Classic(7, expansions=expansions), Dealer.from_seed(seed)).table for seed in range(40))
        return {board.id for table in games for board in table.boards if board}

    extra = {"petra_a", "petra_b", "byzantium_a", "byzantium_b"}
    assert dealt(CITIES) >= extra
    assert dealt("none").isdisjoint(extra)


def test_every_city_begins_with_three_coins_or_with_six_if_leaders_are_in_use() -> None:
    assert {city.coins for city in Match(Classic(4, expansions=CITIES), Dealer.from_seed(1)).table.cities} == {3}
    assert {city.coins for city in Match(Classic(4, expansions=BOTH), Dealer.from_seed(1)).table.cities} == {6}


# Eight players


def test_eight_use_the_cards_of_seven_players() -> None:
    assert Classic(8, expansions=CITIES).ruleset.decks == Classic(7, expansions=CITIES).ruleset.decks
    first, second, third = deals(8)
    assert [len(deal.cards) for deal in (first, second, third)] == [56, 56, 56]
    assert [colours(deal)[BLACK] for deal in (first, second, third)] == [7, 7, 7]
    assert colours(third)[PURPLE] == 9


def test_eight_have_hands_of_seven_and_play_six_turns() -> None:
    match = a_match(8)
    starts = [step.table for step in match.steps if step.table.phase == "pick" and step.table.turn == 1]
    assert [[len(hand) for hand in table.hands] for table in starts] == [[7] * 8] * 3
    assert {step.table.turns for step in match.steps if step.table.age} == {6}
    assert max(step.table.turn for step in match.steps) == 6


def test_eight_have_different_wonders() -> None:
    for seed in range(10):
        boards = Match(Classic(8, expansions=CITIES), Dealer.from_seed(seed)).table.boards
        assert len({board.wonder for board in boards if board}) == 8
