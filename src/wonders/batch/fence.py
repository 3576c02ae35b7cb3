"""Fences between the parts of a computation, so that on a processor nothing before them is reckoned twice.

XLA for processors makes a loop for every array that leaves a computation, and each loop reckons anew whatever it shares
with others. An optimisation barrier does not keep it from that; a condition does, if it cannot be known beforehand.
What passes a fence is packed into few words, for each word is one loop. On accelerators, where loops have several
results and conditions cost time, a fence is nothing.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TypeAlias, TypeVar

import jax.numpy as jnp
from jax import Array, lax
from jax.custom_batching import custom_vmap
from jax.typing import DTypeLike

from wonders.batch.words import reader

Small = TypeVar("Small", bound=tuple[Array, ...])
Bits: TypeAlias = tuple[int, ...]
Fence: TypeAlias = Callable[[list[Array]], list[Array]]

WORD = 32


def fenced(values: Small, bits: Sequence[int]) -> Small:
    """The same numbers, none negative and each of so many bits, worked out before anything that follows."""
    if kernel := reader():
        return values if kernel.in_registers else type(values)(*_conditional(tuple(bits), list(values)))
    return type(values)(*_fence(tuple(bits))(list(values)))


@lru_cache
def _fence(bits: Bits) -> Fence:
    """For one match it is nothing; mapped over many it is one condition for all of them."""
    fence = custom_vmap(lambda values: values)
    fence.def_vmap(partial(_mapped, bits))
    made: Fence = fence
    return made


@lru_cache
def _barrier(bits: Bits) -> Fence:
    """Mapped twice it stays one condition for all: a condition for each match would be none for the compiler."""

    def barrier(values: list[Array]) -> list[Array]:
        passed: list[Array] = lax.platform_dependent(values, cpu=partial(_conditional, bits), default=lambda same: same)
        return passed

    fence = custom_vmap(barrier)
    fence.def_vmap(partial(_mapped, bits))
    made: Fence = fence
    return made


def _mapped(bits: Bits, size: int, batched: list[list[bool]], values: list[Array]) -> tuple[list[Array], list[bool]]:
    (flags,) = batched
    kept = [(value, width) for value, width, flag in zip(values, bits, flags, strict=True) if flag]
    widths = tuple(width for _, width in kept)
    passed = iter(_barrier(widths)([value for value, _ in kept]) if kept else [])
    return [next(passed) if flag else value for value, flag in zip(values, flags, strict=True)], flags


def _conditional(bits: Bits, values: list[Array]) -> list[Array]:
    """A word with a bit set is never zero, but only a run can tell."""
    words, places, used = [], [], WORD
    for value, width in zip(values, bits, strict=True):
        if used + width > WORD:
            words.append(jnp.zeros(value.shape, jnp.uint32))
            used = 0
        words[-1] = words[-1] | value.astype(jnp.uint32) << used
        places.append((len(words) - 1, used, width, value.dtype))
        used += width
    known = words[0].ravel()[0] | jnp.uint32(1)
    same: list[Array] = lax.cond(known != 0, lambda: words, lambda: [jnp.zeros_like(word) for word in words])
    return [_part(same[at], shift, width, kind) for at, shift, width, kind in places]


def _part(word: Array, shift: int, width: int, kind: DTypeLike) -> Array:
    return (word >> shift & jnp.uint32((1 << width) - 1)).astype(kind)
