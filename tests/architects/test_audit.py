"""The audit finds what cannot be, and nothing else."""

from random import Random
from typing import Any

import pytest

from wonders import Dealer, Match, make
from wonders.games.architects.cards import CARDS, COMMON, DECKS
from wonders.games.architects.events import CardTaken
from wonders.games.architects.game import Architects
from wonders.games.architects.table import Table
from wonders.games.architects.tokens import TOKENS


def a_match(players: int, seed: int, steps: int) -> Match[Any, Any]:
    match = Match(make("architects", players), Dealer.from_seed(seed))
    rng = Random(seed)
    while match.pending and len(match.steps) < steps:
        for seat in list(match.pending):
            match.answer(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("players", range(2, 8))
def test_every_deck_keeps_its_cards_through_a_whole_game(players: int) -> None:
    """25 cards of each wonder and 60 common ones: what has left a deck was taken, what was not taken is in it."""
    match = a_match(players, players, 10_000)
    taken = dict.fromkeys(match.table.seating.decks, 0)
    for step in match.steps:
        assert list(match.game.audit(step.table)) == []
        for event in step.events:
            if isinstance(event, CardTaken):
                taken[event.deck] += 1
        for name, (top, rest) in zip(step.table.seating.decks, step.table.piles, strict=False):
            assert taken[name] + len(rest) + (top is not None) == (60 if name == COMMON else 25) == sum(DECKS[name])


def spoiled(how: str, table: Table) -> Table:
    """A sound table with one thing wrong."""
    city, middle = table.cities[0], table.middle
    top, rest = table.piles[0]
    match how:
        case "a lost card":
            return table.but(piles=((top, rest[1:]), *table.piles[1:]))
        case "a card too many":
            return table.but(cities=(city.with_card(CARDS["wood"]), *table.cities[1:]))
        case "an unsorted pile":
            return table.but(piles=((top, rest[::-1]), *table.piles[1:]))
        case "a hidden top":
            return table.but(piles=((None, (*rest, top) if top else rest), *table.piles[1:]))
        case "a common top nobody saw":
            common = table.piles[-1][1]
            return table.but(piles=(*table.piles[:-1], (common[0], common[1:])), middle=middle.but(lookers=()))
        case "a lost token":
            return table.but(middle=middle.but(stack=middle.stack[1:]))
        case "a cat from nowhere":
            return table.but(middle=middle.but(cat=1))
        case "too much peace":
            return table.but(middle=middle.but(peace=9))
        case "a stage in the air":
            return table.but(cities=(city.but(built=(5,)), *table.cities[1:]))
        case "a foreign token":
            return table.but(turn=table.turn.but(used=(TOKENS["culture"],)))
        case "cards found by nobody":
            return table.but(turn=table.turn.but(found=(CARDS["wood"],)))
        case _:
            raise AssertionError(how)


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        ("a lost card", "cards lost or doubled"),
        ("a card too many", "cards lost or doubled"),
        ("an unsorted pile", "not sorted"),
        ("a hidden top", "does not show its top card"),
        ("a common top nobody saw", "known to nobody"),
        ("a lost token", "tokens lost"),
        ("a cat from nowhere", "the cat is with somebody"),
        ("too much peace", "9 conflict tokens"),
        ("a stage in the air", "stands on nothing"),
        ("a foreign token", "somebody who has it not"),
        ("cards found by nobody", "nobody searches"),
    ],
)
def test_what_is_wrong_is_found(how: str, problem: str) -> None:
    match = a_match(2, 1, 4)
    assert list(match.game.audit(match.table)) == []
    assert problem in " ".join(match.game.audit(spoiled(how, match.table)))


def test_duties_left_undone_are_found() -> None:
    from tests.architects.builders import a_city, a_table

    table = a_table(a_city("gizah"), a_city("rhodos", "wood clay 2 gear"))
    found = " ".join(Architects(2).audit(table))
    assert "a stage that can be paid was not built" in found and "symbols were not traded" in found
