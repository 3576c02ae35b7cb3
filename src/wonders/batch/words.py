"""Words of bits: counting and finding members of a set, small numbers side by side, and tables looked up by number."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol

import jax.numpy as jnp
import numpy as np
from jax import Array, lax


class Reader(Protocol):
    """How entries of tables, and of the row that a match has, are found where they cannot be gathered."""

    in_registers: bool
    """Whether all is worked out in registers, so that nothing needs a fence (`wonders.batch.fence`)."""

    def table(self, table: np.ndarray, place: Array) -> Array: ...

    def row(self, place: Array) -> Array: ...


_READER: ContextVar[Reader | None] = ContextVar("reader", default=None)


@contextmanager
def reading(by: Reader) -> Iterator[None]:
    """Everything within is looked up by this reader."""
    before = _READER.set(by)
    try:
        yield
    finally:
        _READER.reset(before)


def reader() -> Reader | None:
    """The reader at work, if arrays are not simply gathered from."""
    return _READER.get()


def count(word: Array) -> Array:
    """How many bits are set."""
    return lax.population_count(word.astype(jnp.int32))


def bit(number: Array) -> Array:
    """The set of one number."""
    return jnp.uint32(1) << number.astype(jnp.uint32)


def nth(word: Array, n: Array, width: int = 32) -> Array:
    """The n-th of the bits that are set, counted from 0: half by half."""
    place, half = jnp.int32(0), width // 2
    while half:
        below = count(word & jnp.uint32((1 << half) - 1))
        beyond = n >= below
        n = jnp.where(beyond, n - below, n)
        word = jnp.where(beyond, word >> half, word)
        place = jnp.where(beyond, place + half, place)
        half //= 2
    return place


def members(word: Array, most: int) -> list[Array]:
    """The members of a set, each as a set of its own; empty ones at the end."""
    found = []
    for _ in range(most):
        found.append(word & (~word + jnp.uint32(1)))
        word = word & (word - jnp.uint32(1))
    return found


def flags(word: Array, size: int) -> Array:
    """The bits of a set as a vector."""
    return (word >> jnp.arange(size, dtype=jnp.uint32)) & 1 != 0


def only_if(condition: Array, word: Array) -> Array:
    """The set, or the empty one."""
    return jnp.where(condition, word, jnp.uint32(0))


def look_up(table: np.ndarray, place: Array) -> Array:
    """An entry of a table; the place is one of it."""
    if found_by := reader():
        return found_by.table(table, place)
    found: Array = jnp.asarray(table).at[place.astype(jnp.uint32)].get(mode="promise_in_bounds")
    return found


def entry(row: Array, place: Array) -> Array:
    """An entry of the row of small numbers that a match has; the place is one of it."""
    if found_by := reader():
        return found_by.row(place)
    found: Array = row.at[place.astype(jnp.uint32)].get(mode="promise_in_bounds").astype(jnp.int32)
    return found


def side_by_side(numbers: Sequence[Array], widths: Sequence[int]) -> Array:
    """Small numbers in one word, the first in its lowest bits."""
    word, used = jnp.uint32(0), 0
    for number, width in zip(numbers, widths, strict=True):
        word = word | number.astype(jnp.uint32) << used
        used += width
    return word


def taken_apart(word: Array, widths: Sequence[int]) -> list[Array]:
    """The small numbers of a word."""
    found, used = [], 0
    for width in widths:
        found.append(word >> used & jnp.uint32((1 << width) - 1))
        used += width
    return found
