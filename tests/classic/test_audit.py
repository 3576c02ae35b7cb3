"""Totals of the card list, and that `audit` finds what cannot be true of a table."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from wonders.core.chance import Dealer
from wonders.core.match import Match
from wonders.games.classic.card import Card
from wonders.games.classic.cards import ALL_CARDS, CARDS
from wonders.games.classic.counts import Colour
from wonders.games.classic.deck import deck_for, guild_count
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table
from wonders.games.classic.view import View

GAME = Classic(4)


def a_random_match(game: Classic, seed: int) -> Match[Table, View]:
    match, rng = Match(game, Dealer.from_seed(seed)), Random(seed)
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    return match


def in_the_middle(age: int = 2, turn: int = 4) -> Table:
    """A table of a random match in which somebody has completed a stage."""
    for seed in range(50):
        for step in a_random_match(GAME, seed).steps:
            table = step.table
            if (table.age, table.turn, table.phase) == (age, turn, "pick") and table.cities[0].standing.stages:
                return table
    raise AssertionError("no such table")


def printed(age: int) -> int:
    return sum(len(card.marks) or 1 for card in ALL_CARDS if card.age == age)


def test_there_are_49_49_and_50_cards() -> None:
    assert [printed(age) for age in (1, 2, 3)] == [49, 49, 50]
    assert sum(card.colour is Colour.PURPLE for card in ALL_CARDS) == 10


@pytest.mark.parametrize("players", range(3, 8))
def test_every_age_has_seven_cards_for_each_player(players: int) -> None:
    sizes = [len(deck_for(ALL_CARDS, age, players)) for age in (1, 2, 3)]
    assert sizes == [7 * players, 7 * players, 7 * players - guild_count(players)]


def test_each_symbol_is_on_four_green_cards() -> None:
    symbols = Counter(effect.symbol for card in ALL_CARDS for effect in card.effects if effect.symbol)
    assert set(symbols.values()) == {4}
    assert len(symbols) == 3


def test_every_chain_begins_with_a_building_of_the_age_before() -> None:
    by_name: dict[str, set[int]] = {}
    for card in ALL_CARDS:
        by_name.setdefault(card.name, set()).add(card.age)
    links = [(first, card) for card in ALL_CARDS for first in card.free_if]
    assert len(links) == 26
    for first, card in links:
        assert by_name[first] == {card.age - 1}


def test_ids_are_unique_and_names_repeat_for_the_grey_cards_only() -> None:
    assert len({card.id for card in ALL_CARDS}) == len(ALL_CARDS)
    names = Counter(card.name for card in ALL_CARDS)
    assert {name for name, count in names.items() if count > 1} == {"Loom", "Glassworks", "Press"}


def test_every_player_count_up_to_seven_uses_the_marks_3_to_7() -> None:
    assert {mark for card in ALL_CARDS for mark in card.marks} == {3, 4, 5, 6, 7}
    assert all(tuple(sorted(card.marks)) == card.marks for card in ALL_CARDS)


@pytest.mark.parametrize("players", range(2, 8))
def test_nothing_is_wrong_with_any_table_of_a_match(players: int) -> None:
    game = Classic(players)
    for step in a_random_match(game, seed=players).steps:
        assert list(game.audit(step.table)) == []


def swapped(table: Table, at: int, **changes: object) -> Table:
    cities = list(table.cities)
    cities[at] = cities[at].but(**changes)
    return table.but(cities=tuple(cities))


def with_built(table: Table, *cards: Card) -> Table:
    standing = table.cities[0].standing
    return swapped(table, 0, standing=standing.but(built=(*standing.built, *cards)))


FAULTS: dict[str, Callable[[Table], Table]] = {
    "a card vanished from a hand": lambda t: t.but(hands=(t.hands[0][1:], *t.hands[1:])),
    "a card is in hand twice": lambda t: t.but(hands=((*t.hands[0], t.hands[0][0]), *t.hands[1:])),
    "a card of a hand became another": lambda t: t.but(hands=((CARDS["palace"], *t.hands[0][1:]), *t.hands[1:])),
    "a card appeared in the discard pile": lambda t: t.but(discard=(*t.discard, CARDS["altar"])),
    "a card vanished from under a stage": lambda t: t.but(buried=((), *t.buried[1:])),
    "a building came from nowhere": lambda t: with_built(t, CARDS["palace"]),
    "a building stands twice": lambda t: with_built(t, *t.cities[0].standing.built[:1]),
    "a city owes coins": lambda t: swapped(t, 1, coins=-1),
    "a city has a stage without a card": lambda t: swapped(t, 0, standing=t.cities[0].standing.with_stage()),
    "a city has too many tokens": lambda t: swapped(t, 2, victories=(1, 1, 3, 3, 3)),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    table = in_the_middle()
    assert list(GAME.audit(table)) == []
    assert list(GAME.audit(FAULTS[fault](table))) != []


def test_a_guild_too_many_or_too_few_is_found() -> None:
    table = in_the_middle(age=3, turn=1)
    hands = [list(hand) for hand in table.hands]
    seat = next(at for at, hand in enumerate(hands) if any(card.colour is Colour.PURPLE for card in hand))
    guild = next(card for card in hands[seat] if card.colour is Colour.PURPLE)
    hands[seat].remove(guild)
    assert list(GAME.audit(table.but(hands=tuple(map(tuple, hands))))) != []
    spare = next(card for card in ALL_CARDS if card.colour is Colour.PURPLE and not any(card in h for h in table.hands))
    assert list(GAME.audit(table.but(discard=(*table.discard, spare)))) != []
