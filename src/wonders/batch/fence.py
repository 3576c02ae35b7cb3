"""Fences between the parts of a computation, so that on a processor nothing before them is reckoned twice.

XLA for processors makes a loop for every array that leaves a computation, and each loop reckons anew whatever it shares
with others. An optimisation barrier does not keep it from that; a condition does, if it cannot be known beforehand.
What passes a fence is packed into few words, for each word is one loop. On accelerators, where loops have several
results and conditions cost time, a fence is nothing.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import jax.numpy as jnp
from jax import Array, lax
from jax.custom_batching import custom_vmap

Small = TypeVar("Small", bound=tuple[Any, ...])

WORD = 32


def fenced(values: Small, bits: Sequence[int]) -> Small:
    """The same numbers, none negative and each of so many bits, worked out before anything that follows."""
    words, places = [], []
    used = WORD
    for value, width in zip(values, bits, strict=True):
        if used + width > WORD:
            words.append(jnp.uint32(0))
            used = 0
        words[-1] = words[-1] | value.astype(jnp.uint32) << used
        places.append((len(words) - 1, used, width, value.dtype))
        used += width
    words = _fence(words)
    return type(values)(*(_part(words[at], shift, width, kind) for at, shift, width, kind in places))


def _part(word: Array, shift: int, width: int, kind: Any) -> Array:
    return (word >> shift & jnp.uint32((1 << width) - 1)).astype(kind)


@custom_vmap
def _fence(words: list[Any]) -> list[Any]:
    return words


@_fence.def_vmap
def _mapped(size: int, batched: list[list[bool]], words: list[Any]) -> tuple[list[Any], list[bool]]:
    (flags,) = batched
    kept = [word for word, flag in zip(words, flags, strict=True) if flag]
    passed = iter(_barrier(kept) if kept else [])
    return [next(passed) if flag else word for word, flag in zip(words, flags, strict=True)], flags


@custom_vmap
def _barrier(words: list[Any]) -> list[Any]:
    passed: list[Any] = lax.platform_dependent(words, cpu=_conditional, default=lambda words: words)
    return passed


@_barrier.def_vmap
def _mapped_again(size: int, batched: list[list[bool]], words: list[Any]) -> tuple[list[Any], list[bool]]:
    """Mapped twice it stays one condition for all: a condition for each match would be none for the compiler."""
    return _mapped(size, batched, words)


def _conditional(words: list[Any]) -> list[Any]:
    """A word with a bit set is never zero, but only a run can tell."""
    known = words[0].ravel()[0] | jnp.uint32(1)
    same: list[Any] = lax.cond(known != 0, lambda: words, lambda: [jnp.zeros_like(word) for word in words])
    return same
