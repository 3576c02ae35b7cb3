"""A match of classic: small whole numbers and words of bits. Cities and hands are in the order of the seats."""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch.classic.bits import Cards
from wonders.batch.game import AnyTree

PICK, LAST, REVIVE, OVER = range(4)
HAND: Final = 7
TURNS: Final = HAND - 1
TAKEN_BITS: Final = 4


class Cities(NamedTuple):
    """What lies open in every city; an axis of seats."""

    cards: Cards
    """Buildings, and in the first word the good that the board makes."""
    board: Array
    stages: Array
    coins: Array
    won: Array
    """Conflicts won, two bits for each age."""
    defeats: Array
    spent: Array
    """Whether the right to build a card for nothing has been used in this age."""


class Discard(NamedTuple):
    """The discard pile: the number of copies of each card, in binary."""

    ones: Cards
    twos: Cards


class State(NamedTuple):
    """All of a match. `deal` is secret until its age begins, `hands` and `taken` except for those who hold them."""

    cities: Cities
    hands: Array
    """The packet that each seat holds: the seven cards dealt, by their places, those taken since included."""
    taken: Array
    """For each packet and card the turn in which it was taken out, four bits each; 0 while it is there."""
    discard: Discard
    laid: Array
    """While a last card is to be played: what each seat has built in this turn, for it does not count yet."""
    purse: Array
    """The coins that may be spent on that last card."""
    revival: Array
    """Whether a city may still build from the discard pile in this turn."""
    age: Array
    turn: Array
    phase: Array
    deal: Array
    """The packets of the three ages."""


def _kinds() -> State:
    cards = Cards(jnp.uint32, jnp.uint32, jnp.uint32)
    small: AnyTree = jnp.uint8
    cities = Cities(cards, small, small, jnp.int16, small, small, small)
    return State(
        cities, small, jnp.uint32, Discard(cards, cards), small, jnp.int16, small, small, small, small, small
    )  # fmt: skip


KINDS: Final = _kinds()


def stored(state: State) -> State:
    """The state in as few bytes as it needs."""
    small: State = jax.tree.map(lambda kind, value: jnp.asarray(value).astype(kind), KINDS, state)
    return small


def widened(state: State) -> State:
    """The state as numbers to reckon with; sets stay words."""
    wide: State = jax.tree.map(
        lambda value: value if value.dtype == jnp.uint32 else value.astype(jnp.int32), state._replace(deal=jnp.int32(0))
    )
    return wide._replace(deal=state.deal)


def in_hand(taken: Array) -> Array:
    """For each packet, which of its cards are still there."""
    shifts = TAKEN_BITS * jnp.arange(HAND, dtype=jnp.uint32)
    there: Array = (taken[..., None] >> shifts & jnp.uint32((1 << TAKEN_BITS) - 1)) == 0
    return there


def left_of(values: Array) -> Array:
    """For every seat the value of its left neighbour, who sits one further on."""
    return jnp.roll(values, -1, axis=0)


def right_of(values: Array) -> Array:
    """For every seat the value of its right neighbour."""
    return jnp.roll(values, 1, axis=0)
