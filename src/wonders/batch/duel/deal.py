"""The deal of a whole match, drawn at once: what lies closed is hidden by `observe`."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.batch.chance import many_words
from wonders.batch.duel.state import DRAFT, Cards, Deal, Side, State, stored
from wonders.batch.words import bit
from wonders.spaces.duel.pieces import CARDS, CITY_COINS, GUILD_BACK, SLOTS, TOKENS, WONDERS

BOARD_TOKENS, OFFERED, GUILDS_USED, LIBRARY_DRAWS = 5, 4, 3, 3


def _with_back(back: str) -> list[int]:
    return [number for number, card in enumerate(CARDS) if card.back == back]


_DECKS = tuple(np.array(_with_back(str(age)), np.int32) for age in (1, 2, 3))
_GUILDS = np.array(_with_back(GUILD_BACK), np.int32)


def decks() -> np.ndarray:
    """For every age, and before the first, the cards that can lie in it."""
    flags = np.zeros((len(_DECKS) + 1, len(CARDS)), bool)
    for age, deck in enumerate(_DECKS, 1):
        flags[age, deck] = True
    flags[-1, _GUILDS] = True
    return flags


_COUNTS = (len(TOKENS), len(WONDERS), *(len(deck) for deck in _DECKS), len(_GUILDS), SLOTS)


def ranks(words: Array) -> Array:
    """A random order of as many things as there are random words: for each its place. The last bits break ties."""
    number = jnp.arange(words.shape[0], dtype=jnp.uint32)
    keys = words & jnp.uint32(~31 & 0xFFFFFFFF) | number
    return (keys[:, None] > keys[None, :]).sum(axis=1, dtype=jnp.int32)


def _in_order(places: Array, items: Array, count: int) -> Array:
    """The first so many of the items, in the order of their places."""
    at = places[None, :] == jnp.arange(count)[:, None]
    return jnp.where(at, items[None, :], 0).sum(axis=1, dtype=jnp.int32)


def _some(places: Array, low: int, high: int) -> Array:
    """The set of what lies at these places."""
    chosen = (places >= low) & (places < high)
    return jnp.where(chosen, bit(jnp.arange(places.shape[0])), 0).sum(dtype=jnp.uint32)


def _last_age(deck: Array, guilds: Array, slots: Array) -> Array:
    """Three guilds are mixed into the cards of the last age."""
    plain = _in_order(deck, jnp.asarray(_DECKS[2]), SLOTS - GUILDS_USED)
    purple = _in_order(guilds, jnp.asarray(_GUILDS), GUILDS_USED)
    return _in_order(slots, jnp.concatenate([purple, plain]), SLOTS)


def init(key: Array) -> State:
    """The match at its first pick; the seat 0 starts."""
    words = many_words(key, sum(_COUNTS))
    ends = np.cumsum(_COUNTS)[:-1]
    tokens, wonders, first, second, third, guilds, slots = (ranks(part) for part in jnp.split(words, ends))
    laid = jnp.concatenate(
        [
            _in_order(first, jnp.asarray(_DECKS[0]), SLOTS),
            _in_order(second, jnp.asarray(_DECKS[1]), SLOTS),
            _last_age(third, guilds, slots),
        ]
    )
    zero = jnp.uint32(0)
    none = Cards(zero, zero, zero)
    side = Side(none, zero, zero, zero, jnp.int32(CITY_COINS), jnp.int32(3))
    deal = Deal(laid, _some(wonders, OFFERED, 2 * OFFERED), _some(tokens, BOARD_TOKENS, BOARD_TOKENS + LIBRARY_DRAWS))
    offer, board = _some(wonders, 0, OFFERED), _some(tokens, 0, BOARD_TOKENS)
    mark = jnp.int32(0)
    return stored(State(side, side, none, zero, zero, offer, board, jnp.int32(DRAFT), mark, mark, mark, mark, deal))
