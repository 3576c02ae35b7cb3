"""What a piece does when it comes into play. Rule duel-41."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from wonders.batch.duel import tables
from wonders.batch.duel.state import Side
from wonders.batch.words import count, look_up
from wonders.spaces.duel.pieces import strength


class Effect(NamedTuple):
    """What one piece does that comes into play."""

    gain: Array
    shields: Array
    pair: Array
    loss: Array
    asks: Array
    draws: Array


def has(tokens: Array, name: str) -> Array:
    """Whether a set of tokens has this one."""
    return (tokens & jnp.uint32(tables.token(name))) != 0


def effect(piece: Array, mine: Side, theirs: Side) -> Effect:
    """The effect of a piece that stands already. Rule duel-41."""
    facts = look_up(tables.FACTS, piece)

    def part(start: int, bits: int) -> Array:
        return (facts >> start & (1 << bits) - 1).astype(jnp.int32)

    words = [look_up(word, piece) for word in tables.COUNTED_CARDS]
    wonders = look_up(tables.COUNTS_WONDERS, piece)
    here, there = (_counted(side, words, wonders) for side in (mine, theirs))
    each = jnp.where(part(tables.MOST, 1) != 0, jnp.maximum(here, there), here)
    shields, red = part(tables.SHIELDS, 2), part(tables.RED, 1) != 0
    symbol = part(tables.PAIR, 3)
    twice = mine.cards.high >> (2 * jnp.maximum(symbol - 1, 0)).astype(jnp.uint32) & 3
    return Effect(
        gain=part(tables.GAIN, 4) + part(tables.EACH, 2) * each,
        shields=shields + jnp.where(red & has(mine.tokens, "strategy"), strength("strategy"), 0),
        pair=(symbol > 0) & (twice == 3),
        loss=part(tables.LOSS, 2),
        asks=part(tables.ASKS, 2),
        draws=part(tables.DRAWS, 1) != 0,
    )


def _counted(side: Side, words: list[Array], wonders: Array) -> Array:
    cards = count(side.cards.low & words[0]) + count(side.cards.middle & words[1]) + count(side.cards.high & words[2])
    return cards + wonders * count(side.built)


def different_symbols(side: Side) -> Array:
    """How many different symbols of science a city has, Law's included."""
    green = (side.cards.high | side.cards.high >> 1) & jnp.uint32(tables.SYMBOL_PAIRS)
    return count(green) + has(side.tokens, "law").astype(jnp.int32)
