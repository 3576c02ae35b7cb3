"""Whole matches in the registers of an accelerator: one kernel makes all moves, where a loop launches kernels for each.

Inside it every field of a state is a vector over a block of matches, a thread for each, and only arrays that the kernel
is given can be read at places that are reckoned. So what rules look up is read from one array of all their tables, and
what a match keeps in a row of its own (`words.entry`) from one array of all rows.
"""

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from wonders.batch.chance import stretch
from wonders.batch.game import AnyTree
from wonders.batch.words import Reader, reading

WARP = 32

CHOSEN = 4
"""Tables of so few entries are no memory: an entry is chosen."""

Moves = Callable[[AnyTree, Array], tuple[AnyTree, Array]]
"""From many matches and a random word for each: those matches a move later, and whether each made one."""


class _Collecting(Reader):
    """Notes which tables are looked up, and finds nothing in them."""

    in_registers = True

    def __init__(self) -> None:
        self.found: dict[bytes, np.ndarray] = {}

    def table(self, table: np.ndarray, place: Array) -> Array:
        if len(table) > CHOSEN:
            self.found.setdefault(table.tobytes(), table)
        return jnp.zeros(place.shape, table.dtype)

    def row(self, place: Array) -> Array:
        return jnp.zeros(place.shape, jnp.int32)


class _InMemory(Reader):
    """Reads tables that lie one after the other, and rows of so many bytes."""

    def __init__(self, tables: AnyTree, starts: dict[bytes, int], rows: AnyTree, mine: Array, real: bool) -> None:
        self.tables, self.starts, self.rows, self.mine, self.in_registers = tables, starts, rows, mine, real

    def table(self, table: np.ndarray, place: Array) -> Array:
        if len(table) <= CHOSEN:
            return _chosen(table, place)
        found: Array = self.tables[place.astype(jnp.int32) + self.starts[table.tobytes()]]
        return found.astype(table.dtype)

    def row(self, place: Array) -> Array:
        found: Array = self.rows[self.mine + place.astype(jnp.int32)]
        return found.astype(jnp.int32)


def _chosen(table: np.ndarray, place: Array) -> Array:
    found = jnp.full(place.shape, table[0], table.dtype)
    for number, value in enumerate(table.tolist()[1:], 1):
        found = jnp.where(place == number, jnp.asarray(value, table.dtype), found)
    return found


def _one_after_the_other(moves: Moves, states: AnyTree) -> tuple[np.ndarray, dict[bytes, int]]:
    """All tables that moves look up in one array, and where each begins."""
    collecting = _Collecting()
    with reading(collecting):
        jax.eval_shape(lambda states, bits: moves(states, bits), states, jax.ShapeDtypeStruct((WARP,), jnp.uint32))
    sizes = [len(table) for table in collecting.found.values()]
    starts = dict(zip(collecting.found, np.cumsum([0, *sizes]).tolist(), strict=False))
    return np.concatenate([table.astype(np.uint32) for table in collecting.found.values()]), starts


def play_out(
    moves: Moves, steps: int, states: AnyTree, rows: Array, seeds: Array, warps: int, interpret: bool = False
) -> tuple[AnyTree, Array]:
    """The matches after so many moves, and how many decisions each took. They must fill whole blocks."""
    leaves, tree = jax.tree.flatten(states)
    (batch,), block = seeds.shape, WARP * warps
    like = jax.tree.unflatten(tree, [jax.ShapeDtypeStruct((WARP,), leaf.dtype) for leaf in leaves])
    tables, starts = _one_after_the_other(moves, like)

    def kernel(tables: AnyTree, rows: AnyTree, seeds: AnyTree, *refs: AnyTree) -> None:
        given, results = refs[: len(leaves)], refs[len(leaves) :]
        first = (pl.program_id(0) * block + jnp.arange(block, dtype=jnp.int32)) * width
        with reading(_InMemory(tables, starts, rows, first, not interpret)):
            played = _loop(moves, steps, jax.tree.unflatten(tree, [ref[...] for ref in given]), seeds[...])
        for ref, value in zip(results, jax.tree.leaves(played), strict=True):
            ref[...] = value.astype(ref.dtype)

    width = rows.shape[1]
    one = pl.BlockSpec((block,), lambda number: (number,))
    whole = pl.BlockSpec(memory_space=pl.ANY)
    shapes = [jax.ShapeDtypeStruct(leaf.shape, leaf.dtype) for leaf in leaves]
    found = pl.pallas_call(
        kernel,
        grid=(batch // block,),
        in_specs=[whole, whole, one, *(one for _ in leaves)],
        out_specs=[one for _ in range(len(leaves) + 1)],
        out_shape=[*shapes, jax.ShapeDtypeStruct((batch,), jnp.int32)],
        compiler_params=triton.CompilerParams(num_warps=warps, num_stages=1),
        interpret=interpret,
    )(tables, rows.ravel(), seeds, *leaves)
    return jax.tree.unflatten(tree, found[:-1]), found[-1]


def _loop(moves: Moves, steps: int, states: AnyTree, seeds: Array) -> tuple[AnyTree, Array]:
    def one(number: Array, played: tuple[AnyTree, Array]) -> tuple[AnyTree, Array]:
        states, decisions = played
        after, made = moves(states, stretch(seeds, number))
        return jax.tree.map(partial(_as_before, seeds), after, states), decisions + made

    found: tuple[AnyTree, Array] = lax.fori_loop(0, steps, one, (states, jnp.zeros(seeds.shape, jnp.int32)))
    return found


def _as_before(seeds: Array, field: Array, before: Array) -> Array:
    return jnp.broadcast_to(field, seeds.shape).astype(before.dtype)
