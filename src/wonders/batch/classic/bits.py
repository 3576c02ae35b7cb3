"""Sets of cards as three words, and small numbers inside words."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from wonders.batch.classic.tables import StageFact


class Cards(NamedTuple):
    """A set of cards; see `tables` for the places."""

    first: Array
    second: Array
    third: Array


NOTHING = (0, 0, 0)


def count(word: Array) -> Array:
    """How many bits are set."""
    return lax.population_count(word).astype(jnp.int32)


def bit_of(places: Array) -> Cards:
    """The card at a place alone; nothing for a place beyond."""
    bits = jnp.uint32(1) << (places & 31).astype(jnp.uint32)
    word = places >> 5
    return Cards(*(jnp.where(word == at, bits, jnp.uint32(0)) for at in range(3)))


def has(cards: Cards, places: Array) -> Array:
    """Whether the card at a place is in a set; nothing is at a place beyond."""
    word = jnp.where(places < 32, cards.first, jnp.where(places < 64, cards.second, cards.third))
    return ((word >> (places & 31).astype(jnp.uint32)) & 1).astype(bool) & (places < 96)


def joined(one: Cards, other: Cards) -> Cards:
    """What is in one set or the other."""
    return Cards(*(mine | yours for mine, yours in zip(one, other, strict=True)))


def without(one: Cards, other: Cards) -> Cards:
    """What is in the first set and not in the other."""
    return Cards(*(mine & ~yours for mine, yours in zip(one, other, strict=True)))


def only_if(condition: Array, cards: Cards) -> Cards:
    """The set, or nothing."""
    return Cards(*(jnp.where(condition, word, jnp.uint32(0)) for word in cards))


def how_many(cards: Cards) -> Array:
    """The size of a set."""
    return count(cards.first) + count(cards.second) + count(cards.third)


def member(cards: Cards, number: Array) -> Array:
    """The place of the member of this number, from 0 on; some place or other if there are not so many."""
    first, second = count(cards.first), count(cards.first) + count(cards.second)
    word = jnp.where(number < first, cards.first, jnp.where(number < second, cards.second, cards.third))
    base = jnp.where(number < first, 0, jnp.where(number < second, 32, 64))
    rest = number - jnp.where(number < first, 0, jnp.where(number < second, first, second))
    at = jnp.zeros_like(rest)
    for width in (16, 8, 4, 2, 1):
        low = count((word >> at.astype(jnp.uint32)) & jnp.uint32((1 << width) - 1))
        beyond = rest >= low
        rest, at = jnp.where(beyond, rest - low, rest), jnp.where(beyond, at + width, at)
    return base + at


def fact(word: Array, which: StageFact) -> Array:
    """A number inside a word of facts about stages."""
    found: Array = word >> which.shift & jnp.uint32((1 << which.bits) - 1)
    return found.astype(jnp.int32)
