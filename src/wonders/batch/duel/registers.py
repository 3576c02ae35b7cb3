"""Whole matches of random play in one kernel; the cards that lie in the layout are read as rows."""

import jax.numpy as jnp
from jax import Array

from wonders.batch.duel.options import random_move
from wonders.batch.duel.rules import played
from wonders.batch.duel.state import COUNTED, State, stored, widened
from wonders.batch.kernel import play_out


def _moves(states: State, bits: Array) -> tuple[State, Array]:
    return played(states, random_move(states, bits)), (states.phase < COUNTED).astype(jnp.int32)


def play_at_random(states: State, seeds: Array, steps: int, warps: int, interpret: bool = False) -> tuple[State, Array]:
    """The matches after so many random moves, and how many decisions each took."""
    cards = states.deal.cards
    wide = widened(states._replace(deal=states.deal._replace(cards=jnp.zeros(seeds.shape, jnp.uint8))))
    after, decisions = play_out(_moves, steps, wide, cards, seeds, warps, interpret)
    return stored(after)._replace(deal=states.deal), decisions
