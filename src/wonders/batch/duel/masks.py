"""Between moves and the numbered actions of `wonders.spaces`."""

import jax.numpy as jnp
from jax import Array

from wonders.batch.duel.bits import STARTS
from wonders.batch.duel.options import (
    DO_BUILD,
    DO_NOTHING,
    DO_OTHER,
    DO_SELL,
    DO_WONDER,
    Move,
    accessible,
    card_at,
    other_options,
    priced,
    turn_options,
)
from wonders.batch.duel.state import (
    BEGIN,
    COUNTED,
    DESTROY_BROWN,
    DESTROY_GREY,
    DRAFT,
    KEEP,
    REVIVE,
    TOKEN,
    TURN,
    Cards,
    State,
)
from wonders.batch.words import flags
from wonders.spaces import duel as numbering
from wonders.spaces.duel.pieces import CARDS, DESTRUCTIBLE, SLOTS, TOKENS, WONDERS


def card_flags(cards: Cards) -> Array:
    """A set of cards as a vector."""
    sizes = (STARTS[1], STARTS[2] - STARTS[1], len(CARDS) - STARTS[2])
    return jnp.concatenate([flags(word, size) for word, size in zip(cards, sizes, strict=True)])


def slot_cards(state: State, slots: Array) -> Array:
    """For every card of the game whether it lies in one of these slots."""
    cards = card_at(state, jnp.arange(SLOTS))
    return ((cards[None, :] == jnp.arange(len(CARDS))[:, None]) & flags(slots, SLOTS)[None, :]).any(axis=1)


def legal_mask(state: State) -> Array:
    """All legal actions by their numbers."""
    turn, other, phase = turn_options(state), other_options(state), state.phase
    in_turn = phase == TURN
    cards, wonders = slot_cards(state, accessible(state.left, state.age)) & in_turn, flags(turn.payable, len(WONDERS))
    destroys = (phase == DESTROY_BROWN) | (phase == DESTROY_GREY)
    parts = [
        slot_cards(state, turn.buildable) & in_turn,
        cards,
        (wonders[:, None] & cards[None, :]).ravel(),
        card_flags(other) & (phase == REVIVE),
        flags(other.low, DESTRUCTIBLE) & destroys,
        flags(other.low, len(TOKENS)) & ((phase == TOKEN) | (phase == KEEP)),
        flags(other.low, len(WONDERS)) & (phase == DRAFT),
        flags(other.low, 2) & (phase == BEGIN),
    ]
    mask = jnp.concatenate(parts)
    return jnp.concatenate([mask, jnp.zeros(numbering.SIZE - mask.shape[0], bool)])


_KINDS = (
    (numbering.BUILD, DO_BUILD),
    (numbering.SELL, DO_SELL),
    (numbering.WONDER, DO_WONDER),
    (numbering.REVIVE, DO_OTHER),
    (numbering.DESTROY, DO_OTHER),
    (numbering.TOKEN, DO_OTHER),
    (numbering.PICK, DO_OTHER),
    (numbering.BEGIN, DO_OTHER),
)


def move_of(state: State, action: Array) -> Move:
    """The move with this number."""
    kind, item = jnp.int32(DO_BUILD), action
    for start, meant in _KINDS:
        kind = jnp.where(action >= start, meant, kind)
        item = jnp.where(action >= start, action - start, item)
    wonder = jnp.where(kind == DO_WONDER, item // len(CARDS), 0)
    card = jnp.where(kind == DO_WONDER, item % len(CARDS), item)
    here = (card_at(state, jnp.arange(SLOTS)) == card) & flags(state.left, SLOTS)
    kind = jnp.where(state.phase >= COUNTED, DO_NOTHING, kind)
    return priced(state, kind, jnp.argmax(here).astype(jnp.int32), card, wonder)
