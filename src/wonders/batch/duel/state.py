"""A match of Duel as some 70 bytes of state and 60 of deal. Sides are relative: `mine` is whoever decides now."""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch.game import AnyTree

DRAFT: Final = 0
BEGIN: Final = 1
TURN: Final = 2
TOKEN: Final = 3
KEEP: Final = 4
DESTROY_BROWN: Final = 5
DESTROY_GREY: Final = 6
REVIVE: Final = 7
COUNTED: Final = 8
MILITARY: Final = 9
SCIENCE: Final = 10
"""What is asked now, or from COUNTED on how the match ended; a supremacy is that of `mine`."""


class Cards(NamedTuple):
    """A set of cards, as three words of bits: brown, grey and yellow; red and blue; green and purple."""

    low: Array
    middle: Array
    high: Array


class Side(NamedTuple):
    """A city, its coins, and the looting tokens on its side of the track (bit 0: two coins, bit 1: five)."""

    cards: Cards
    unbuilt: Array
    built: Array
    tokens: Array
    coins: Array
    loot: Array


class Deal(NamedTuple):
    """What chance has laid down. Cards that are still closed, later ages and draws to come are known to nobody."""

    cards: Array
    """The numbers of the cards, age by age and slot by slot."""
    second: Array
    """The second four wonders."""
    library: Array
    """The tokens that the Great Library will draw."""


class State(NamedTuple):
    """One match at a decision, or at its end."""

    mine: Side
    theirs: Side
    discard: Cards
    left: Array
    """The slots that still hold a card."""
    closed: Array
    """Those of them whose card is face down."""
    offer: Array
    """The wonders to pick from."""
    board: Array
    """The progress tokens on the board."""
    phase: Array
    age: Array
    seat: Array
    """The seat that `mine` is."""
    again: Array
    """Within a turn: whether its player has won another one."""
    pawn: Array
    """Spaces from the middle towards the capital of `theirs`."""
    deal: Deal


def types(word: AnyTree, small: AnyTree, amount: AnyTree, mark: AnyTree, card: AnyTree) -> AnyTree:
    """The type of every field of a state: words of cards and slots, small sets, coins, marks, numbers of cards."""
    cards: AnyTree = Cards(word, word, word)
    side: AnyTree = Side(cards, small, small, small, amount, mark)
    deal: AnyTree = Deal(card, small, small)
    return State(side, side, cards, word, word, small, small, mark, mark, mark, mark, amount, deal)


_STORED: Final = types(jnp.uint32, jnp.uint16, jnp.int16, jnp.uint8, jnp.uint8)
_WIDE: Final = types(jnp.uint32, jnp.uint32, jnp.int32, jnp.int32, jnp.uint8)


def widened(state: State) -> State:
    """The same with every number in 32 bits, as the rules reckon: sets without a sign, amounts with one."""
    wide: State = jax.tree.map(lambda field, kind: field.astype(kind), state, _WIDE)
    return wide


def stored(state: State) -> State:
    """The same in as few bytes as are needed."""
    small: State = jax.tree.map(lambda field, kind: jnp.asarray(field).astype(kind), state, _STORED)
    return small


def swapped(state: State, swap: Array) -> State:
    """The match as the other seat sees it, if it is its turn."""

    def choose(one: Array, other: Array) -> Array:
        return jnp.where(swap, other, one)

    return state._replace(
        mine=jax.tree.map(choose, state.mine, state.theirs),
        theirs=jax.tree.map(choose, state.theirs, state.mine),
        pawn=choose(state.pawn, -state.pawn),
        seat=state.seat ^ swap.astype(jnp.int32),
    )
