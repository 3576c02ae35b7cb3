"""What follows from the answers of all seats, up to the next decision."""

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch.classic import tables
from wonders.batch.classic.bits import Cards, bit_of, fact, how_many, joined, only_if, without
from wonders.batch.classic.counting import coins_for, strength
from wonders.batch.classic.options import BUILT, REVIVED, SOLD, STAGED, Move, pile, revivable, stage_facts
from wonders.batch.classic.state import (
    HAND,
    LAST,
    OVER,
    PICK,
    REVIVE,
    TAKEN_BITS,
    TURNS,
    Cities,
    Discard,
    State,
    in_hand,
    left_of,
    right_of,
)
from wonders.batch.classic.tables import COST_COINS, COSTS, NOWHERE

SALE = 3
AGES = 3


def play(state: State, move: Move) -> State:
    """The match at its next decision. Seats that are not asked must be idle."""
    move = move.fenced()
    cities, paid = _put_down(state, move)
    taken = _taken(state, move)
    discard = _sold(_unearthed(state.discard, move), move)
    earned = (move.kind == STAGED) & (fact(stage_facts(cities), tables.REVIVES) > 0)
    revival = jnp.where(state.phase == REVIVE, 0, state.revival | earned.any())
    entitled = fact(stage_facts(cities), tables.LAST_CARD) > 0
    last_card = (state.phase == PICK) & (state.turn == TURNS) & entitled.any()
    after = state._replace(
        cities=cities,
        taken=taken,
        discard=discard,
        revival=revival,
        laid=jnp.where(last_card & (move.kind == BUILT), move.place, NOWHERE),
        purse=jnp.where(last_card, jnp.where(entitled, state.cities.coins - paid, 0).sum(), 0),
    )
    return _chosen(state.phase == OVER, state, _go_on(state, after, last_card))


def _chosen(condition: Array, one: State, other: State) -> State:
    chosen: State = jax.tree.map(lambda mine, yours: jnp.where(condition, mine, yours), one, other)
    return chosen


def _put_down(state: State, move: Move) -> tuple[Cities, Array]:
    """Everybody pays, everything is put down, everybody gains. Also what each seat has paid."""
    cities = state.cities
    built, staged = (move.kind == BUILT) | (move.kind == REVIVED), move.kind == STAGED
    bank = (jnp.asarray(COSTS)[move.place] >> COST_COINS & 7).astype(jnp.int32)
    paid = move.left + move.right + jnp.where((move.kind == BUILT) & ~move.by_right, bank, 0)
    laid = cities._replace(
        cards=joined(cities.cards, only_if(built, bit_of(move.place))),
        stages=cities.stages + staged,
        spent=cities.spent | move.by_right,
    )
    gained = jnp.where(built, coins_for(laid, move.place), 0)
    gained += jnp.where(staged, fact(stage_facts(laid), tables.STAGE_COINS), 0)
    gained += jnp.where(move.kind == SOLD, SALE, 0)
    income = right_of(move.left) + left_of(move.right)
    return laid._replace(coins=cities.coins - paid + income + gained), paid


def _taken(state: State, move: Move) -> Array:
    """The packets with the card of each move taken out: the first of equal ones."""
    from_hand = (move.kind == BUILT) | (move.kind == STAGED) | (move.kind == SOLD)
    fits = in_hand(state.taken) & (state.hands == move.place[:, None]) & from_hand[:, None]
    turn = (state.turn + (state.phase == LAST)).astype(jnp.uint32)
    mark = jnp.zeros_like(state.taken)
    for slot in range(HAND):
        mark = jnp.where((mark == 0) & fits[:, slot], turn << TAKEN_BITS * slot, mark)
    return state.taken | mark


def _unearthed(discard: Discard, move: Move) -> Discard:
    """The pile without a card that is built from it."""
    revived = only_if(move.kind == REVIVED, bit_of(move.place))
    gone = Cards(*(word.sum(dtype=jnp.uint32) for word in revived))
    ones = Cards(*(word ^ out for word, out in zip(discard.ones, gone, strict=True)))
    borrow = without(gone, discard.ones)
    return Discard(ones, without(discard.twos, borrow))


def _added(discard: Discard, cards: Cards) -> Discard:
    """The pile with one more copy of each of these."""
    carry = Cards(*(word & new for word, new in zip(discard.ones, cards, strict=True)))
    ones = Cards(*(word ^ new for word, new in zip(discard.ones, cards, strict=True)))
    return Discard(ones, joined(discard.twos, carry))


def _sold(discard: Discard, move: Move) -> Discard:
    cards = only_if(move.kind == SOLD, bit_of(move.place))
    for seat in range(move.kind.shape[0]):
        discard = _added(discard, Cards(*(word[seat] for word in cards)))
    return discard


def _with_leftovers(state: State, condition: Array) -> State:
    """What is left in the hands, one card each at most, goes to the pile where an age is ending."""
    there = in_hand(state.taken)
    places = jnp.where(there, state.hands, 0).sum(axis=1)
    left = condition & there.any(axis=1)
    cards = only_if(left, bit_of(places))
    discard = state.discard
    for seat in range(places.shape[0]):
        discard = _added(discard, Cards(*(word[seat] for word in cards)))
    slot = jnp.argmax(there, axis=1).astype(jnp.uint32)
    taken = jnp.where(left, state.taken | jnp.uint32(HAND) << TAKEN_BITS * slot, state.taken)
    return state._replace(discard=discard, taken=taken)


def _go_on(before: State, state: State, last_card: Array) -> State:
    """The last card, then the discard pile, then the next turn or the end of the age."""
    ending = (state.turn == TURNS) & ~last_card & (before.phase != REVIVE)
    state = _with_leftovers(state, ending)
    choice = revivable(state.cities, pile(state))
    reviving = (state.revival > 0) & ~last_card & (how_many(choice) > 0)
    waiting = last_card | reviving
    phase = jnp.where(last_card, LAST, jnp.where(reviving, REVIVE, PICK))
    state = state._replace(phase=phase, revival=jnp.where(waiting, state.revival, 0))
    return _chosen(waiting, state, _advanced(state))


def _advanced(state: State) -> State:
    """The next turn, or the next age, or the end."""
    over_age = state.turn == TURNS
    ended = over_age & (state.age == AGES)
    new_age = over_age & ~ended
    cities = _fought(state, over_age)
    fresh = state.deal[jnp.minimum(state.age, AGES - 1)].astype(jnp.int32)
    to_right = state.age == 2
    hands = jnp.where(to_right, left_of(state.hands), right_of(state.hands))
    taken = jnp.where(to_right, left_of(state.taken), right_of(state.taken))
    return state._replace(
        cities=cities._replace(spent=jnp.where(new_age, 0, cities.spent)),
        hands=jnp.where(new_age, fresh, jnp.where(ended, state.hands, hands)),
        taken=jnp.where(new_age, jnp.uint32(0), jnp.where(ended, state.taken, taken)),
        age=state.age + new_age,
        turn=jnp.where(new_age, 1, jnp.where(ended, state.turn, state.turn + 1)),
        phase=jnp.where(ended, OVER, PICK),
    )


def _fought(state: State, over_age: Array) -> Cities:
    """The conflicts at the end of an age."""
    cities = state.cities
    mine = strength(cities)
    left, right = left_of(mine), right_of(mine)
    wins = (mine > left).astype(jnp.int32) + (mine > right)
    losses = (mine < left).astype(jnp.int32) + (mine < right)
    return cities._replace(
        won=jnp.where(over_age, cities.won | wins << 2 * (state.age - 1), cities.won),
        defeats=jnp.where(over_age, cities.defeats + losses, cities.defeats),
    )
