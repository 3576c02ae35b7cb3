"""What a seat sees, as the vector of `wonders.spaces.classic.observation`. Other hands and later ages are never read,
but for cards that the seat has handed on itself."""

from collections.abc import Iterator

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch.classic import tables
from wonders.batch.classic.bits import Cards, count, has, how_many
from wonders.batch.classic.counting import of_colour, strength
from wonders.batch.classic.options import Options, asked, options
from wonders.batch.classic.state import HAND, LAST, PICK, REVIVE, TAKEN_BITS, Cities, State, in_hand
from wonders.batch.classic.tables import COST_COINS, COSTS, PLACES
from wonders.batch.classic.trade import Prices, Ways, unpack
from wonders.spaces.classic.observation import AGES, PHASES, TURNS
from wonders.spaces.classic.pieces import BOARDS, COLOURS
from wonders.spaces.layout import MOST


def observe(state: State, seat: Array | int) -> Array:
    """The vector of a seat."""
    seats = state.hands.shape[0]
    order = (seat + jnp.arange(seats)) % seats
    cities, hands, taken, laid = (
        jax.tree.map(lambda value: value[order], part) for part in (state.cities, state.hands, state.taken, state.laid)
    )
    seen = state._replace(cities=cities, hands=hands, taken=taken, laid=laid)
    found = jax.tree.map(lambda value: value[seat], options(state))
    parts = (_cities(cities), *_mine(seen, found), *(_passed(seen, at) for at in range(1, seats)), *_table(seen))
    flat = [jnp.minimum(part.astype(jnp.int32).reshape(-1), MOST) for part in parts]
    return jnp.concatenate(flat).astype(jnp.int8)


def card_flags(cards: Cards) -> Array:
    """For every card whether it is in the sets, along a last axis."""
    return has(Cards(*(word[..., None] for word in cards)), jnp.asarray(PLACES)).astype(jnp.int32)


def _cities(cities: Cities) -> Array:
    """All cities, a row each."""
    third = cities.cards.third
    columns = (
        card_flags(cities.cards),
        cities.board[:, None] == jnp.arange(len(BOARDS)),
        cities.stages,
        cities.coins,
        cities.won[:, None] >> 2 * jnp.arange(AGES) & 3,
        cities.defeats,
        cities.spent,
        *(of_colour(cities.cards, tables.COLOUR_WORDS[colour]) for colour in COLOURS),
        *(count(third & jnp.uint32(mask)) for mask in tables.SYMBOL_WORDS),
        strength(cities),
    )
    return jnp.concatenate([column.reshape(cities.board.shape[0], -1).astype(jnp.int32) for column in columns], axis=1)


def _held(hand: Array, there: Array) -> Array:
    """How many of each card are in a packet."""
    return ((hand[None, :] == jnp.asarray(PLACES)[:, None]) & there[None, :]).sum(axis=1)


def _mine(state: State, found: Options) -> Iterator[Array]:
    """My hand, and what its cards and my next stage cost me. Seat 0 is the one that looks; the options are its own."""
    hand = state.hands[0]
    yield _held(hand, in_hand(state.taken)[0])
    mine = asked(state)[0] & ((state.phase == PICK) | (state.phase == LAST))
    bank = (jnp.asarray(COSTS)[hand] >> COST_COINS & 7).astype(jnp.int32)
    costs = _cheapest(unpack(found.builds), found.prices, bank) * (found.offered & mine)
    yield jnp.where(hand[None, :] == jnp.asarray(PLACES)[:, None], costs[None, :], 0).sum(axis=1)
    yield (_cheapest(unpack(found.stage), found.prices, jnp.int32(0)) * mine)[None]


def _cheapest(ways: Ways, prices: Prices, bank: Array) -> Array:
    """One more than what the cheapest way to pay costs; 0 if there is none."""
    from_left = jnp.where(prices.left < prices.right, ways.raw_most, ways.raw_least)
    goods = from_left * prices.left + (ways.raw - from_left) * prices.right + ways.made * prices.made
    return jnp.where(ways.number > 0, goods + bank + 1, 0)


def _passed(state: State, at: int) -> Array:
    """What the hand at this seat contained when the one that looks handed it on: what was not taken until then."""
    turn = state.turn - jnp.where(state.age == 2, state.hands.shape[0] - at, at)
    shifts = TAKEN_BITS * jnp.arange(HAND, dtype=jnp.uint32)
    times = (state.taken[at] >> shifts & jnp.uint32((1 << TAKEN_BITS) - 1)).astype(jnp.int32)
    known = (turn >= 1) & (times == 0).any()
    return _held(state.hands[at], ((times == 0) | (times > turn)) & known)


def _table(state: State) -> Iterator[Array]:
    choosing = asked(state)[0] & (state.phase == REVIVE)
    ones, twos = state.discard
    yield (card_flags(ones) + 2 * card_flags(twos)) * choosing
    yield (how_many(ones) + 2 * how_many(twos))[None]
    yield state.age == 1 + jnp.arange(AGES)
    yield state.turn == 1 + jnp.arange(TURNS)
    yield state.phase == jnp.arange(len(PHASES))
    yield asked(state)
    yield (state.revival > 0)[None]
