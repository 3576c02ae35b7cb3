"""Choices without payments: what is done with which card, paid for as cheaply as can be. Nets choose among these."""

from typing import Final

import jax.numpy as jnp
from jax import Array

from wonders.batch.classic import rules
from wonders.batch.classic.bits import has
from wonders.batch.classic.masks import BY_RIGHT, OFFERED, by_card
from wonders.batch.classic.options import (
    BUILT,
    IDLE,
    REVIVED,
    SOLD,
    STAGED,
    Move,
    asked,
    idle_unless,
    options,
    pile,
    revivable,
)
from wonders.batch.classic.state import REVIVE, State, stored, widened
from wonders.batch.classic.tables import PLACES
from wonders.batch.classic.trade import Prices, Ways, payment, unpack
from wonders.spaces.classic.pieces import CARDS

BUILD, FREE, STAGE, SELL, REVIVAL, DECLINE = range(6)
_MOVES: Final = (BUILT, BUILT, STAGED, SOLD, REVIVED, IDLE)


def legal_choices(state: State) -> Array:
    """For every seat which choices are legal: kind by kind, card by card, the last to decline."""
    wide = widened(state)
    found, answering = options(wide), asked(wide)
    cards = jnp.where(answering[:, None], by_card(wide, found), jnp.uint32(0))
    there = cards >> OFFERED & 1 == 1
    choosing = (answering & (wide.phase == REVIVE))[:, None]
    revivals = has(revivable(wide.cities, pile(wide)), jnp.asarray(PLACES))[None, :] & choosing
    stages = there & (unpack(found.stage).number > 0)[:, None]
    builds = unpack(cards).number > 0
    return jnp.concatenate([builds, cards >> BY_RIGHT & 1 == 1, stages, there, revivals, choosing], axis=1)


def chosen(state: State, choices: Array) -> State:
    """The match after a legal choice of every seat that is asked."""
    wide = widened(state)
    found = options(wide)
    kind, card = choices // len(CARDS), choices % len(CARDS)
    words = jnp.take_along_axis(by_card(wide, found), card[:, None], axis=1)[:, 0]
    ways = unpack(jnp.where(kind == STAGE, found.stage, words))
    left, right = cheapest(ways, found.prices)
    pays = (kind == BUILD) | (kind == STAGE)
    move = Move(
        jnp.asarray(_MOVES)[kind],
        jnp.asarray(PLACES)[card],
        jnp.where(pays, left, 0),
        jnp.where(pays, right, 0),
        kind == FREE,
    )
    return stored(rules.play(wide, idle_unless(asked(wide), move)))


def cheapest(ways: Ways, prices: Prices) -> tuple[Array, Array]:
    """The payment with the fewest coins, of several the one with the fewest to the left."""
    number = jnp.where(prices.left < prices.right, ways.raw_most - ways.raw_least - ways.skipped, 0)
    return payment(ways, prices, number)
