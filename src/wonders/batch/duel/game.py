"""Duel behind the protocol of the batched engines."""

from collections.abc import Callable
from functools import partial

import jax.numpy as jnp
from jax import Array

from wonders.batch.duel.deal import init
from wonders.batch.duel.masks import legal_mask, move_of
from wonders.batch.duel.observe import observe
from wonders.batch.duel.options import MOVE_BITS, Move, random_move
from wonders.batch.duel.rules import played
from wonders.batch.duel.scoring import result, scores
from wonders.batch.duel.state import COUNTED, State, stored, widened
from wonders.batch.fence import fenced
from wonders.batch.game import BatchGame
from wonders.core.game import AnyGame
from wonders.core.options import BadOption
from wonders.spaces import make as make_space
from wonders.spaces.duel.observation import SIZE


class Batch(BatchGame[State]):
    """All rules of the default game: wonders are drafted, and seat 0 starts."""

    id = "duel"
    longest = 76
    """6 picks, 60 turns, 4 tokens from the board, 1 from the box, 2 destructions, 1 revival, 2 starters."""
    features = SIZE

    def __init__(self, reference: AnyGame) -> None:
        usual = type(reference)().options
        for name, value in reference.options.items():
            if value != usual[name]:
                raise BadOption(f"The batched engine of duel has {name}={usual[name]} only.")
        super().__init__(reference, make_space(reference.id))

    def init(self, key: Array) -> State:
        return init(key)

    def observe(self, state: State, seat: Array | int) -> Array:
        return observe(widened(state), jnp.asarray(seat, jnp.int32))

    def asked(self, state: State) -> Array:
        return (jnp.arange(2) == state.seat) & (state.phase < COUNTED)

    def legal_mask(self, state: State) -> Array:
        return legal_mask(widened(state))

    def step(self, state: State, action: Array) -> State:
        return _after(state, move_of(widened(state), jnp.asarray(action, jnp.int32)))

    def random_step(self, state: State, bits: Array) -> State:
        return _after(state, random_move(widened(state), bits))

    def kernel(self, warps: int, interpret: bool = False) -> Callable[[State, Array], tuple[State, Array]]:
        from wonders.batch.duel.registers import play_at_random

        return partial(play_at_random, steps=self.longest, warps=warps, interpret=interpret)

    def returns(self, state: State) -> Array:
        wide = widened(state)
        share = jnp.where(wide.phase >= COUNTED, 0.5 + 0.5 * result(wide), 0.0)
        other = jnp.where(wide.phase >= COUNTED, 1.0 - share, 0.0)
        return self._by_seat(state, share, other)

    def points(self, state: State) -> Array:
        mine, theirs = scores(widened(state)).sum(axis=1)
        return self._by_seat(state, mine, theirs)

    def counted(self, state: State) -> Array:
        return state.phase == COUNTED

    def _by_seat(self, state: State, mine: Array, theirs: Array) -> Array:
        return jnp.where(state.seat == 0, jnp.stack([mine, theirs]), jnp.stack([theirs, mine]))


def _after(state: State, move: Move) -> State:
    """The match after a move; the deal stays, so it need not be written again."""
    return stored(played(widened(state), fenced(move, MOVE_BITS)))._replace(deal=state.deal)
