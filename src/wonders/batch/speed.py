"""How fast a batched engine plays at random, on whatever device there is."""

import time
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch.game import AnyBatchGame, AnyTree
from wonders.batch.play import Played, random_play


class Totals(NamedTuple):
    """Sums over a batch, added up on the device so that hardly anything has to be copied."""

    decisions: Array
    points: Array
    counted: Array
    unfinished: Array


class Variant(NamedTuple):
    """A way to compile random play: how many moves are put together, and whence random numbers come.

    `warps` are those of a block of a kernel of whole matches: 0 for none, and as is usual if nothing is said.
    """

    unroll: int = 1
    rng: str = "threefry2x32"
    warps: int | None = None

    def key(self, number: int) -> Array:
        """The key of a batch."""
        return jax.random.key(number, impl=self.rng)


USUAL = Variant()


def compiled(game: AnyBatchGame, batch: int, variant: Variant = USUAL) -> AnyTree:
    """Random play of a batch, compiled."""
    play = random_play(game, batch, variant.unroll, variant.warps)
    return jax.jit(lambda key: _totals(game, play(key))).lower(variant.key(0)).compile()


def measure(
    game: AnyBatchGame, batch: int, seconds: float = 3.0, variant: Variant = USUAL
) -> dict[str, str | int | float]:
    """Compile, play once to warm up, then play batches for so many seconds; every batch is waited for."""
    begin = time.perf_counter()
    play = compiled(game, batch, variant)
    compiling = time.perf_counter() - begin
    keys = iter(range(1, 1 << 30))
    jax.device_get(play(variant.key(next(keys))))
    decisions = points = counted = batches = 0
    begin = time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds or not batches:
        found = jax.device_get(play(variant.key(next(keys))))
        if found.unfinished:
            raise RuntimeError(f"{found.unfinished} matches were not over after {game.longest} steps.")
        batches += 1
        decisions, points, counted = (
            decisions + int(found.decisions),
            points + int(found.points),
            counted + int(found.counted),
        )
    return {
        "game": game.id,
        "players": game.players,
        "device": jax.devices()[0].device_kind,
        "batch": batch,
        "compile_s": round(compiling, 2),
        "games_per_second": round(batches * batch / passed),
        "decisions_per_second": round(decisions / passed),
        "points": round(points / max(counted, 1) / game.players, 3),
    }


def _totals(game: AnyBatchGame, played: Played) -> Totals:
    counted = jax.vmap(game.counted)(played.states)
    points = jax.vmap(game.points)(played.states).sum(axis=1, dtype=jnp.int32)
    unfinished = jax.vmap(game.asked)(played.states).any(axis=1)
    return Totals(
        played.decisions.sum(),
        jnp.where(counted, points, 0).sum(),
        counted.sum(dtype=jnp.int32),
        unfinished.sum(dtype=jnp.int32),
    )
