"""Numbered actions: which are legal, and the moves they stand for."""

from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.batch.classic.bits import has
from wonders.batch.classic.options import (
    BUILT,
    IDLE,
    REVIVED,
    SOLD,
    STAGED,
    Move,
    Options,
    asked,
    idle_unless,
    options,
    pile,
    revivable,
)
from wonders.batch.classic.state import REVIVE, State
from wonders.batch.classic.tables import PLACES
from wonders.batch.classic.trade import PACKED, Prices, is_way, unpack
from wonders.spaces.classic.pieces import BOARDS, CARD_PAIRS, CARDS, STAGE_PAIRS

_BUILD_CARD: Final = np.repeat(np.arange(len(CARDS)), [len(pairs) for pairs in CARD_PAIRS])
_BUILD_PAIRS: Final = np.array([pair for pairs in CARD_PAIRS for pair in pairs], np.int32)
_STAGE_PAIRS: Final = np.array(STAGE_PAIRS, np.int32)

OFFERED, BY_RIGHT = PACKED, PACKED + 1
"""Bits beside the ways to build a card."""


def legal_mask(state: State) -> Array:
    """For every seat, which of the numbered actions are legal."""
    found, answering = options(state), asked(state)
    cards = jnp.where(answering[:, None], by_card(state, found), jnp.uint32(0))
    prices = Prices(*(price[:, None] for price in found.prices))
    there = cards >> OFFERED & 1 == 1
    ways = unpack(cards[:, _BUILD_CARD])
    builds = is_way(ways, prices, *(jnp.asarray(_BUILD_PAIRS[:, side]) for side in (0, 1)))
    stage = is_way(unpack(found.stage[:, None]), prices, *(jnp.asarray(_STAGE_PAIRS[:, side]) for side in (0, 1)))
    stages = (there[:, :, None] & stage[:, None, :]).reshape(there.shape[0], -1)
    choosing = answering & (state.phase == REVIVE)
    revivals = has(revivable(state.cities, pile(state)), jnp.asarray(PLACES))[None, :] & choosing[:, None]
    boards = jnp.zeros((there.shape[0], len(BOARDS)), bool)
    return jnp.concatenate(
        [builds, cards >> BY_RIGHT & 1 == 1, stages, there, revivals, choosing[:, None], boards], axis=1
    )


def by_card(state: State, found: Options) -> Array:
    """What can be done with every card of the game, as words: most are in no hand, and zero."""
    marks = jnp.uint32(1 << OFFERED) | found.by_right.astype(jnp.uint32) << BY_RIGHT
    words = jnp.where(found.offered, found.builds | marks, jnp.uint32(0))
    here = state.hands[:, None, :] == jnp.asarray(PLACES)[None, :, None]
    return jnp.where(here, words[:, None, :], jnp.uint32(0)).sum(axis=2, dtype=jnp.uint32)


def _entries() -> "np.ndarray[tuple[int], np.dtype[np.uint32]]":
    """For every action its kind, its card, its payments and whether a right is used, in a word."""

    def entry(kind: int, card: int = 0, left: int = 0, right: int = 0, by_right: int = 0) -> int:
        return kind | int(PLACES[card]) << 3 | left << 10 | right << 14 | by_right << 18

    every = range(len(CARDS))
    rows = [entry(BUILT, card, *pair) for card in every for pair in CARD_PAIRS[card]]
    rows += [entry(BUILT, card, 0, 0, 1) for card in every]
    rows += [entry(STAGED, card, *pair) for card in every for pair in STAGE_PAIRS]
    rows += [entry(SOLD, card) for card in every]
    rows += [entry(REVIVED, card) for card in every]
    rows += [entry(IDLE)] * (1 + len(BOARDS))
    return np.array(rows, np.uint32)


ENTRIES: Final = _entries()


def move_of(state: State, actions: Array) -> Move:
    """The moves of numbered actions; whoever is not asked is idle."""
    words = jnp.asarray(ENTRIES)[actions]
    kind, place, left, right, by_right = (
        (words >> shift & jnp.uint32((1 << bits) - 1)).astype(jnp.int32)
        for shift, bits in ((0, 3), (3, 7), (10, 4), (14, 4), (18, 1))
    )
    return idle_unless(asked(state), Move(kind, place, left, right, by_right > 0))
