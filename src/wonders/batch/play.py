"""Whole matches of random play, many at once."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from wonders.batch.chance import stretch
from wonders.batch.game import BatchGame


class Played(NamedTuple):
    """Finished matches, and how many decisions each took."""

    states: Any
    decisions: Array


def random_play(game: BatchGame[Any], batch: int) -> Callable[[Array], Played]:
    """A function from a key to so many finished matches, every decision of which was uniformly random."""

    def play(key: Array) -> Played:
        deal, chance = jax.random.split(key)
        states = jax.vmap(game.init)(jax.random.split(deal, batch))
        seeds = jax.random.bits(chance, (batch,), jnp.uint32)

        def one(number: Array, played: tuple[Any, Array]) -> tuple[Any, Array]:
            states, decisions = played
            asked = jax.vmap(game.asked)(states).sum(axis=1, dtype=jnp.int32)
            return jax.vmap(game.random_step)(states, stretch(seeds, number)), decisions + asked

        return Played(*lax.fori_loop(0, game.longest, one, (states, jnp.zeros(batch, jnp.int32))))

    return play
