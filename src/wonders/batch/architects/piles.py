"""Cards as counts of four bits in two words, and drawing one of them: a closed deck is no more than what is in it."""

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from wonders.batch.chance import below
from wonders.batch.words import count

EVERY: Final = 0x11111111
_LOW_HALVES, _EACH_BYTE, _GUARDS = 0x0F0F0F0F, 0x01010101, 0x80808080
WORD_CARDS: Final = 8


class Counts(NamedTuple):
    """Cards as counts."""

    low: Array
    high: Array


def one(card: Array, present: Array) -> Counts:
    """One card, or none."""
    single = jnp.where(present, jnp.uint32(1) << ((card & 7) * 4).astype(jnp.uint32), jnp.uint32(0))
    first = card < WORD_CARDS
    return Counts(jnp.where(first, single, jnp.uint32(0)), jnp.where(first, jnp.uint32(0), single))


def plus(pile: Counts, other: Counts) -> Counts:
    """Both together."""
    return Counts(pile.low + other.low, pile.high + other.high)


def minus(pile: Counts, other: Counts) -> Counts:
    """What is left without the other, which is part of it."""
    return Counts(pile.low - other.low, pile.high - other.high)


def only_if(condition: Array, pile: Counts) -> Counts:
    """The cards, or none."""
    return Counts(*(jnp.where(condition, word, jnp.uint32(0)) for word in pile))


def number_of(word: Array, place: int) -> Array:
    """How many cards of the kind at this place of a word."""
    return (word >> 4 * place & 15).astype(jnp.int32)


def kinds(word: Array) -> Array:
    """For every count of a word whether it is more than none, in its lowest bit."""
    found: Array = (word | word >> 1 | word >> 2 | word >> 3) & jnp.uint32(EVERY)
    return found


def _bytes(pile: Counts) -> tuple[Array, ...]:
    """The counts four by four, each in a byte: even places first, then odd ones."""
    low, high = pile
    halves = jnp.uint32(_LOW_HALVES)
    return low & halves, low >> 4 & halves, high & halves, high >> 4 & halves


def size(pile: Counts) -> Array:
    """How many cards there are."""
    first, second, third, fourth = _bytes(pile)
    return ((first + second + third + fourth) * jnp.uint32(_EACH_BYTE) >> 24).astype(jnp.int32)


def drawn(pile: Counts, bits: Array) -> Array:
    """One of the cards, each as likely as any other.

    Each byte gets the number of cards up to its kind; the card is of the first kind beyond a random number.
    """
    number = below(bits, size(pile)).astype(jnp.uint32) * jnp.uint32(_EACH_BYTE) | jnp.uint32(_GUARDS)
    before, passed = jnp.uint32(0), jnp.int32(0)
    for word in _bytes(pile):
        upto = (word + before) * jnp.uint32(_EACH_BYTE)
        passed = passed + count((number - upto) & jnp.uint32(_GUARDS))
        before = upto >> 24
    group = passed >> 2
    return (group >> 1) * WORD_CARDS + (passed & 3) * 2 + (group & 1)
