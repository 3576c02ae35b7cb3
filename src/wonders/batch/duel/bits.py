"""Sets as bits: counting them, finding the n-th member, and sets of cards in three words."""

import jax.numpy as jnp
from jax import Array

from wonders.batch.duel.state import Cards
from wonders.batch.words import bit, count, nth
from wonders.spaces.duel.pieces import CARDS

STARTS = tuple(next(n for n, card in enumerate(CARDS) if card.colour == colour) for colour in ("brown", "red", "green"))
"""The numbers of the cards with which the three words begin."""


def card_set(card: Array, present: Array) -> Cards:
    """The set of one card, or the empty one."""
    word = (card >= STARTS[1]).astype(jnp.int32) + (card >= STARTS[2]).astype(jnp.int32)
    start = jnp.where(word == 2, STARTS[2], jnp.where(word == 1, STARTS[1], 0))
    one = jnp.where(present, bit(card - start), jnp.uint32(0))
    return Cards(*(jnp.where(word == at, one, jnp.uint32(0)) for at in range(3)))


def has_card(cards: Cards, card: Array) -> Array:
    """Whether a card is in a set; numbers beyond the last card never are."""
    word = jnp.where(card >= STARTS[2], cards.high, jnp.where(card >= STARTS[1], cards.middle, cards.low))
    start = jnp.where(card >= STARTS[2], STARTS[2], jnp.where(card >= STARTS[1], STARTS[1], 0))
    return (word >> (card - start).astype(jnp.uint32)) & 1 != 0


def nth_card(cards: Cards, n: Array) -> Array:
    """The number of the n-th card of a set."""
    first, second = count(cards.low), count(cards.low) + count(cards.middle)
    word = jnp.where(n >= second, cards.high, jnp.where(n >= first, cards.middle, cards.low))
    before = jnp.where(n >= second, second, jnp.where(n >= first, first, 0))
    start = jnp.where(n >= second, STARTS[2], jnp.where(n >= first, STARTS[1], 0))
    return start + nth(word, n - before)


def count_cards(cards: Cards) -> Array:
    """How many cards a set has."""
    return count(cards.low) + count(cards.middle) + count(cards.high)


def both(one: Cards, other: Cards) -> Cards:
    """The cards that are in one set or in the other."""
    return Cards(one.low | other.low, one.middle | other.middle, one.high | other.high)


def without(one: Cards, other: Cards) -> Cards:
    """The cards that are in one set but not in the other."""
    return Cards(one.low & ~other.low, one.middle & ~other.middle, one.high & ~other.high)


def words_of(numbers: list[int]) -> tuple[int, int, int]:
    """The three words of a set of cards that is known beforehand."""
    ends = (*STARTS[1:], len(CARDS))
    low, middle, high = (
        sum(1 << n - start for n in numbers if start <= n < end) for start, end in zip(STARTS, ends, strict=True)
    )
    return low, middle, high
