"""What a seat sees, as a vector: the layout is that of `wonders.spaces.wide.architects_view`."""

from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.batch.architects import tables
from wonders.batch.architects.options import kept, stack
from wonders.batch.architects.piles import Counts, one, plus
from wonders.batch.architects.state import ACT, ANY, KEEP, NOBODY, OVER, PICK, SEARCH, TOKEN, Deck, Table
from wonders.batch.words import flags
from wonders.games.architects.cards import ALL_CARDS
from wonders.games.architects.city import STAGES
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.architects.wonders import ALL_WONDERS
from wonders.spaces.wide.architects_view import DECISIONS, DUE

_KINDS: Final = len(ALL_CARDS)
_ASKED: Final = {PICK: "PickCard", ACT: "Act", ANY: "TakeFromAny", TOKEN: "ChooseToken", SEARCH: "SearchDeck",
                 KEEP: "KeepCard"}  # fmt: skip
_NAMES: Final = {PICK: "pick_card", ANY: "take_from_any", TOKEN: "take_token", SEARCH: "search_deck",
                 KEEP: "keep_card", OVER: "over"}  # fmt: skip


def card_numbers(pile: Counts) -> Array:
    """How many of each card."""
    places = jnp.arange(_KINDS)
    word = jnp.where(places < 8, pile.low, pile.high)
    return (word >> (4 * (places % 8)).astype(jnp.uint32) & 15).astype(jnp.int32)


def token_numbers(tokens: Array) -> Array:
    """How many of each kind of token."""
    members = flags(tokens, len(ALL_TOKENS) + 1).astype(jnp.int32)
    return members[:-1].at[-1].add(members[-1])


def one_of(place: Array, size: int) -> Array:
    """A vector with a 1 at this place; nothing for a place beyond."""
    return (jnp.arange(size) == place).astype(jnp.int32)


def _turned(rows: list[Array], by: Array) -> Array:
    """What belongs to the cities in their order, from another one on."""
    return jnp.roll(jnp.stack(rows), -by, axis=0).ravel()


def _deck(deck: Deck, seen: Array) -> Array:
    """The top card, if it is seen, and the rest."""
    known = (deck.top > 0) & seen
    hidden = one(deck.top - 1, (deck.top > 0) & ~seen)
    top = jnp.where(known, one_of(deck.top - 1, _KINDS), 0)
    return jnp.concatenate([top, card_numbers(plus(Counts(deck.low, deck.high), hidden))])


def discarded(table: Table) -> Array:
    """The discard pile: whatever is neither in a deck nor in front of a city."""
    whole = jnp.asarray(tables.DECK_COUNTS)
    wonders = jnp.stack([city.wonder for city in table.cities] + [jnp.int32(tables.COMMON_DECK)])
    left = sum((card_numbers(Counts(whole[at, 0], whole[at, 1])) for at in wonders), jnp.int32(0))
    for city in table.cities:
        left = left - card_numbers(Counts(city.low, city.high))
    for deck in table.decks:
        left = left - card_numbers(plus(Counts(deck.low, deck.high), one(deck.top - 1, deck.top > 0)))
    return left


def _named(table: dict[int, str], names: tuple[str, ...], phase: Array) -> Array:
    places = np.full(OVER + 1, len(names))
    for due, name in table.items():
        places[due] = names.index(name)
    return one_of(jnp.asarray(places)[phase], len(names))


def _city(table: Table, at: int) -> Array:
    city = table.cities[at]
    return jnp.concatenate(
        [
            one_of(city.wonder, len(ALL_WONDERS)),
            flags(city.built, STAGES).astype(jnp.int32),
            card_numbers(Counts(city.low, city.high)),
            token_numbers(city.tokens),
            city.victories[None],
        ]
    )


def _searched(table: Table, by: Array) -> Array:
    """Which deck is searched, as the seat sees it; the common one never is."""
    players = len(table.cities)
    place = (jnp.where(table.searched == 0, 0, players - 1) - by) % players
    return jnp.where(table.phase == KEEP, one_of(place, players + 1), 0)


def observe(table: Table, seat: Array) -> Array:
    """Everything relative to the seat that looks."""
    players = len(table.cities)
    by = (seat - table.seat) % players
    looked, nobody = table.lookers >> seat.astype(jnp.uint32) & 1 != 0, jnp.zeros(players + 1, jnp.int32)
    open_decks = [_deck(deck, jnp.ones((), bool)) for deck in table.decks[:-1]]
    seats = (seat + jnp.arange(players)) % players
    found = jnp.where((table.phase == KEEP) & (by == 0), card_numbers(kept(table)), 0)
    parts = [
        _turned([_city(table, at) for at in range(players)], by),
        _turned(open_decks, by),
        _deck(table.decks[-1], looked),
        *(token_numbers(tokens) for tokens in (table.row, stack(table), table.offers, table.used)),
        discarded(table),
        jnp.zeros(_KINDS, jnp.int32),
        found,
        nobody,
        _searched(table, by),
        (table.lookers >> seats.astype(jnp.uint32) & 1).astype(jnp.int32),
        one_of(jnp.where(table.cat == NOBODY, players, (table.cat - seat) % players), players),
        one_of((table.seat - seat) % players, players),
        jnp.stack([table.peace, jnp.int32(0)]),
        _named(_NAMES, tuple(DUE), table.phase),
        jnp.zeros(len(DUE), jnp.int32),
        jnp.where(by == 0, _named(_ASKED, DECISIONS, table.phase), 0),
    ]
    return jnp.concatenate(parts).astype(jnp.int8)
