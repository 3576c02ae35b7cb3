"""Whole matches of random play, many at once."""

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from wonders.batch.chance import stretch
from wonders.batch.game import AnyBatchGame, AnyTree

WARPS = 2
"""Warps of a block where a kernel plays whole matches: as fast as any on an H200, and soonest compiled."""
THREADS = 32
"""Threads of a warp, a match each."""
AT_ONCE = 8
"""So many moves are made before it is looked whether matches are still on."""


class Played(NamedTuple):
    """Finished matches, and how many decisions each took."""

    states: AnyTree
    decisions: Array


def random_play(
    game: AnyBatchGame, batch: int, unroll: int = 1, warps: int | None = None, interpret: bool = False
) -> Callable[[Array], Played]:
    """A function from a key to so many finished matches, every decision of which was uniformly random.

    `unroll` is how many moves the compiler may put together. On a GPU engines that have a kernel of whole matches use
    it, with blocks of so many `warps`; 0 is a loop over moves, which gives the same matches.
    """
    whole = _kernel(game, batch, warps, interpret)

    def play(key: Array) -> Played:
        deal, chance = jax.random.split(key)
        states = jax.vmap(game.init)(jax.random.split(deal, batch))
        seeds = jax.random.bits(chance, (batch,), jnp.uint32)
        if whole:
            return Played(*whole(states, seeds))

        def one(number: Array | int, played: tuple[AnyTree, Array]) -> tuple[AnyTree, Array]:
            states, decisions = played
            states, made = jax.vmap(game.random_move)(states, stretch(seeds, number))
            return states, decisions + made

        steps = game.longest if game.usual is None else game.usual
        begin = (states, jnp.zeros(batch, jnp.int32))
        played = lax.fori_loop(0, steps, one, begin, unroll=unroll)
        return Played(*(played if game.usual is None else _played_out(game, one, steps, played)))

    return play


def _kernel(game: AnyBatchGame, batch: int, warps: int | None, interpret: bool) -> AnyTree:
    """The kernel of whole matches, where there is one and it is wanted; matches have to fill its blocks."""
    if warps is None:
        warps = WARPS if jax.default_backend() == "gpu" else 0
    if not warps or batch % (warps * THREADS):
        return None
    try:
        return game.kernel(warps, interpret)
    except ImportError:  # a jax without Pallas, or without its compiler for this device
        return None


def _played_out(game: AnyBatchGame, one: AnyTree, number: int, played: AnyTree) -> AnyTree:
    """The last matches, too: whether there are any is looked at now and then."""

    def some(playing: AnyTree) -> AnyTree:
        number, played = playing
        return number + AT_ONCE, lax.fori_loop(number, number + AT_ONCE, one, played)

    def unfinished(playing: AnyTree) -> Array:
        return jax.vmap(game.asked)(playing[1][0]).any()

    return lax.while_loop(unfinished, some, (jnp.int32(number), played))[1]
