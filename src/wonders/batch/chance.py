"""Cheap chance for playing at random: one seed a match, and a word of bits for every step of it."""

import jax
import jax.numpy as jnp
from jax import Array

_GOLDEN = 0x9E3779B9


def stretch(seed: Array, step: Array | int) -> Array:
    """The random word of a step: the seed moved on and thoroughly mixed (a bijection of 32-bit words)."""
    word: Array = seed + jnp.uint32(_GOLDEN) * (jnp.asarray(step, jnp.uint32) + jnp.uint32(1))
    word = (word ^ (word >> 16)) * jnp.uint32(0x21F0AAAD)
    word = (word ^ (word >> 15)) * jnp.uint32(0x735A2D97)
    mixed: Array = word ^ (word >> 15)
    return mixed


def many_words(key: Array, count: int) -> Array:
    """So many random words from 64 bits of a key: a tenth of the work of drawing each from the key."""
    first, second = jax.random.bits(key, (2,), jnp.uint32)
    places = jnp.arange(count, dtype=jnp.uint32)
    return stretch(first, places) ^ stretch(second, places * jnp.uint32(2))


def below(bits: Array, count: Array) -> Array:
    """A number below the count (which is below 65,536), all as likely as 32 bits allow: the high word of a product."""
    count = count.astype(jnp.uint32)
    low, high = (bits & 0xFFFF) * count, (bits >> 16) * count
    return ((high + (low >> 16)) >> 16).astype(jnp.int32)


def pick(mask: Array, bits: Array) -> Array:
    """The number of one of the legal actions of a mask, all equally likely; 0 where none is."""
    order = jnp.cumsum(mask.astype(jnp.int32))
    return jnp.argmax(order > below(bits, order[-1])).astype(jnp.int32)


def next_word(state: tuple[Array, Array]) -> tuple[Array, tuple[Array, Array]]:
    """A random word of a match that draws as it goes, and the state after it (xoroshiro64**: 2^64 - 1 words)."""
    first, second = state
    word = _rotated(first * jnp.uint32(0x9E3779BB), 5) * jnp.uint32(5)
    second = second ^ first
    return word, (_rotated(first, 26) ^ second ^ second << 9, _rotated(second, 13))


def _rotated(word: Array, by: int) -> Array:
    turned: Array = word << by | word >> 32 - by
    return turned
