"""What may be answered: as sets, as a mask over the numbered actions, and one of it at random."""

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from wonders.batch.chance import below
from wonders.batch.duel import tables
from wonders.batch.duel.bits import nth_card
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
from wonders.batch.duel.trade import is_free, market, payment, printed_coins
from wonders.batch.fence import fenced
from wonders.batch.words import count, entry, look_up, members, nth
from wonders.spaces.duel.pieces import SLOTS

MOST_ACCESSIBLE: Final = 6
MOST_WONDERS: Final = 4

DO_BUILD, DO_SELL, DO_WONDER, DO_OTHER, DO_NOTHING = range(5)
"""What a move is: three ways to use a card, the answer to any other question, or none because the match is over."""


class Move(NamedTuple):
    """An answer. `item` is a card, or what else was asked for; `wonder` is the one to build."""

    kind: Array
    slot: Array
    item: Array
    wonder: Array
    paid: Array
    """All coins of the payment."""
    trade: Array
    """Those of them that were paid for goods."""
    free: Array
    """Whether a chain makes the card free."""


MOVE_BITS: Final = (3, 5, 7, 4, 6, 6, 1)


def priced(state: State, kind: Array, slot: Array, item: Array, wonder: Array) -> Move:
    """The move with what it costs."""
    builds = kind == DO_BUILD
    piece = jnp.where(kind == DO_WONDER, tables.FIRST_WONDER + wonder, jnp.where(builds, item, tables.NOTHING))
    free = builds & is_free(state.mine, piece)
    paid = jnp.where(free, 0, payment(market(state.mine, state.theirs), piece))
    trade = jnp.where(free, 0, paid - printed_coins(piece))
    return Move(kind, slot, item, wonder, paid, trade, free)


def accessible(left: Array, age: Array) -> Array:
    """The slots with a card on which no other lies."""
    covered = jnp.uint32(0)
    for at, shift in enumerate(tables.SHIFTS):
        covered |= (left >> shift) & look_up(tables.COVERED[:, at], age)
    return left & ~covered


def place(single: Array) -> Array:
    """The number of the only bit that is set."""
    return (31 - lax.clz(single.astype(jnp.int32))) & 31


def card_at(state: State, slot: Array) -> Array:
    """The card in a slot of the present age."""
    return entry(state.deal.cards, jnp.maximum(state.age - 1, 0) * SLOTS + slot)


class TurnOptions(NamedTuple):
    """What can be paid in a turn: slots to build from, and wonders."""

    buildable: Array
    payable: Array


TURN_BITS: Final = (SLOTS, 12)


def turn_options(state: State) -> TurnOptions:
    """Prices of all cards and wonders in reach at once. Rules duel-14, duel-18."""
    reach = accessible(state.left, state.age)
    prices, buildable, payable = market(state.mine, state.theirs), jnp.uint32(0), jnp.uint32(0)
    for slot in members(reach, MOST_ACCESSIBLE):
        card = card_at(state, place(slot))
        possible = (payment(prices, card) <= state.mine.coins) | is_free(state.mine, card)
        buildable |= jnp.where(possible, slot, jnp.uint32(0))
    for wonder in members(state.mine.unbuilt, MOST_WONDERS):
        possible = payment(prices, tables.FIRST_WONDER + place(wonder)) <= state.mine.coins
        payable |= jnp.where(possible, wonder, jnp.uint32(0))
    return fenced(TurnOptions(buildable, payable), TURN_BITS)


def other_options(state: State) -> Cards:
    """What may be answered outside of turns; sets of wonders, tokens or seats lie in the first word."""
    phase, zero = state.phase, jnp.uint32(0)
    brown = state.theirs.cards.low & jnp.uint32(tables.BROWN)
    grey = state.theirs.cards.low & jnp.uint32(tables.GREY)
    low = zero
    for asked, answers in (
        (DRAFT, state.offer),
        (BEGIN, jnp.uint32(3)),
        (TOKEN, state.board),
        (KEEP, state.deal.library),
        (DESTROY_BROWN, brown),
        (DESTROY_GREY, grey),
        (REVIVE, state.discard.low),
    ):
        low = jnp.where(phase == asked, answers, low)
    revives = phase == REVIVE
    return Cards(low, jnp.where(revives, state.discard.middle, zero), jnp.where(revives, state.discard.high, zero))


def random_move(state: State, bits: Array) -> Move:
    """One of all legal answers, each equally likely."""
    turn, other = turn_options(state), other_options(state)
    in_turn, over = state.phase == TURN, state.phase >= COUNTED
    free = accessible(state.left, state.age)
    reach, builds, wonders = count(free), count(turn.buildable), count(turn.payable)
    others = count(other.low) + count(other.middle) + count(other.high)
    number = below(bits, jnp.where(in_turn, builds + reach * (1 + wonders), others))
    build = in_turn & (number < builds)
    rest = number - builds
    ways = [(rest >= reach * times).astype(jnp.int32) for times in range(1, MOST_WONDERS + 1)]
    way = sum(ways, jnp.int32(0))
    among = jnp.where(in_turn, jnp.where(build, number, rest - reach * way), number)
    low = jnp.where(in_turn, jnp.where(build, turn.buildable, free), other.low)
    found = nth_card(Cards(low, other.middle, other.high), among)
    kind = jnp.where(build, DO_BUILD, jnp.where(way == 0, DO_SELL, DO_WONDER))
    kind = jnp.where(in_turn, kind, jnp.where(over, DO_NOTHING, DO_OTHER))
    slot = jnp.where(in_turn, found, 0)
    item = jnp.where(in_turn, card_at(state, slot), found)
    return priced(state, kind, slot, item, nth(turn.payable, way - 1, 16))
