"""What every seat may do: for each card of its hand the ways to build it, and the ways to pay for the next stage."""

from functools import reduce
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from wonders.batch.chance import below, stretch
from wonders.batch.classic import tables
from wonders.batch.classic.bits import Cards, bit_of, fact, has, how_many, joined, member, without
from wonders.batch.classic.state import HAND, LAST, PICK, REVIVE, Cities, State, in_hand
from wonders.batch.classic.tables import COSTS, HAS_COST, LINK, LINKS, ROW, STAGE_COSTS, STAGE_FACTS, UNFINISHED
from wonders.batch.classic.trade import FOR_NOTHING, PACKED, Prices, market, pack, payment, unpack, ways_to_pay
from wonders.batch.fence import fenced

SOLD, BUILT, STAGED, REVIVED, IDLE = range(5)
"""What a seat does in a step: `IDLE` is to be asked nothing, or to decline."""


MOVE_BITS = (3, 7, 4, 4, 1)


class Move(NamedTuple):
    """What every seat does, by an axis of seats: a card by its place, and coins to both neighbours."""

    kind: Array
    place: Array
    left: Array
    right: Array
    by_right: Array
    """Whether the card is built by the right to build one for nothing."""

    def fenced(self) -> "Move":
        """The same, worked out before anything that follows."""
        return fenced(self, MOVE_BITS)


class Options(NamedTuple):
    """What every seat may do with the cards of its hand; equal cards count once."""

    offered: Array
    """Whether the card in this slot can be chosen."""
    builds: Array
    """The ways to build it, packed."""
    by_right: Array
    """Whether it can be built by the right to build a card for nothing."""
    stage: Array
    """The ways to pay for the next stage, packed."""
    prices: Prices


def stage_facts(cities: Cities) -> Array:
    """The words that tell what complete stages do."""
    return jnp.asarray(STAGE_FACTS)[cities.board * ROW + cities.stages]


def asked(state: State) -> Array:
    """Which seats are asked."""
    babylon, halikarnassos = (
        jnp.asarray(having)[state.cities.board] for having in (tables.BABYLON, tables.HALIKARNASSOS)
    )
    return jnp.where(state.phase == LAST, babylon, jnp.where(state.phase == REVIVE, halikarnassos, state.phase == PICK))


def options(state: State) -> Options:
    """The uses of every hand. Goods and prices are those of the beginning of the turn."""
    cities = state.cities
    facts = stage_facts(cities)
    purse = jnp.where(state.phase == LAST, state.purse, cities.coins)
    goods = market(without(cities.cards, bit_of(state.laid)), facts, purse)
    stage_costs = jnp.asarray(STAGE_COSTS)[cities.board * ROW + cities.stages]
    costs = jnp.concatenate([jnp.asarray(COSTS)[state.hands], stage_costs[:, None]], axis=1)
    ways = pack(ways_to_pay(costs, goods))
    builds, by_right = _builds(state, costs[:, :HAND], ways[:, :HAND], facts)
    stage = jnp.where(stage_costs >> UNFINISHED & 1 == 1, ways[:, HAND], jnp.uint32(0))
    turn = (state.phase == PICK) | (state.phase == LAST)
    return _fenced(Options(_offered(state.hands, in_hand(state.taken)) & turn, builds, by_right, stage, goods.prices))


class _Packed(NamedTuple):
    """Options in words, for each card and for the stage."""

    uses: Array
    stage: Array


def _fenced(found: Options) -> Options:
    """The same, worked out before anything that follows: on a processor it would be worked out again and again."""
    uses = found.builds | found.offered.astype(jnp.uint32) << PACKED | found.by_right.astype(jnp.uint32) << PACKED + 1
    stage = found.stage
    for at, price in enumerate(found.prices):
        stage = stage | price.astype(jnp.uint32) << PACKED + 2 * at
    uses, stage = fenced(_Packed(uses, stage), (32, 32))
    prices = Prices(*((stage >> PACKED + 2 * at & 3).astype(jnp.int32) for at in range(len(found.prices))))
    ways = jnp.uint32((1 << PACKED) - 1)
    return Options(uses >> PACKED & 1 == 1, uses & ways, uses >> PACKED + 1 & 1 == 1, stage & ways, prices)


def _offered(hands: Array, there: Array) -> Array:
    """The cards that are there, the first of equal ones."""
    first = []
    for slot in range(HAND):
        again = [(hands[:, slot] == hands[:, other]) & there[:, other] for other in range(slot)]
        first.append(there[:, slot] & ~reduce(jnp.logical_or, again, jnp.bool_(False)))
    return jnp.stack(first, axis=1)


def _builds(state: State, costs: Array, ways: Array, facts: Array) -> tuple[Array, Array]:
    """How the cards can be built: not twice the same name, for nothing where a chain leads to it."""
    cards = Cards(*(word[:, None] for word in state.cities.cards))
    links = jnp.asarray(LINKS)[state.hands]
    twin, chain, other = ((links >> LINK * at & 127).astype(jnp.int32) for at in range(3))
    stands = has(cards, state.hands) | has(cards, twin)
    free = (costs >> HAS_COST & 1 == 0) | has(cards, chain) | has(cards, other)
    right = ((fact(facts, tables.FREE_BUILD) > 0) & (state.cities.spent == 0))[:, None]
    builds = jnp.where(stands, jnp.uint32(0), jnp.where(free, jnp.uint32(FOR_NOTHING), ways))
    return builds, right & ~stands & ~free


def pile(state: State) -> Cards:
    """The cards of the discard pile, whatever the number of copies."""
    return joined(state.discard.ones, state.discard.twos)


def reviver(cities: Cities) -> Array:
    """The seat that may build from the discard pile, if any may."""
    return jnp.argmax(jnp.asarray(tables.HALIKARNASSOS)[cities.board])


def revivable(cities: Cities, discarded: Cards) -> Cards:
    """What that seat can build: all whose name does not stand in its city."""
    seat = reviver(cities)
    stands = Cards(*(word[seat] for word in cities.cards))
    return without(discarded, joined(stands, _twins(stands)))


def _twins(cards: Cards) -> Cards:
    """The other cards that have the names of these: grey ones come in two ages."""
    first = jnp.uint32(0)
    for place in tables.CARD_AT:
        twin = int(LINKS[place]) & 127
        if twin < tables.NOWHERE:
            first = first | (cards.first >> place & 1) << twin
    return Cards(first, jnp.uint32(0), jnp.uint32(0))


def _ways(word: Array) -> Array:
    return (word >> PACKED - 4 & 15).astype(jnp.int32)


def _sums_before(counts: Array) -> Array:
    """For each slot what those before it add up to."""
    sums = [jnp.zeros_like(counts[:, 0])]
    for slot in range(HAND - 1):
        sums.append(sums[-1] + counts[:, slot])
    return jnp.stack(sums, axis=1)


def random_move(state: State, bits: Array) -> Move:
    """A uniformly random legal answer of every seat that is asked."""
    found = options(state)
    seats = state.hands.shape[0]
    words = stretch(bits, jnp.arange(seats))
    build, stage = _ways(found.builds), _ways(found.stage)
    uses = jnp.where(found.offered, build + found.by_right + stage[:, None] + 1, 0)
    total = uses.sum(axis=1)
    number = below(words, total)
    before = _sums_before(uses)
    chosen = (number[:, None] >= before) & (number[:, None] < before + uses)

    def of_chosen(values: Array) -> Array:
        return jnp.where(chosen, values, jnp.zeros_like(values)).sum(axis=1, dtype=values.dtype)

    rest = number - of_chosen(before)
    move = _use(
        found, of_chosen(state.hands), of_chosen(found.builds), of_chosen(found.by_right.astype(jnp.int32)), rest
    )
    move = move._replace(kind=jnp.where(asked(state), move.kind, IDLE))
    return _or_revived(state, move, words)


def _use(found: Options, place: Array, builds: Array, by_right: Array, number: Array) -> Move:
    """The use of this number of a card: built, built for nothing, for a stage, sold."""
    build, stage = _ways(builds), _ways(found.stage)
    building, right = number < build, (number >= build) & (number < build + by_right)
    staging = (number >= build + by_right) & (number < build + by_right + stage)
    ways = unpack(jnp.where(building, builds, found.stage))
    left, right_coins = payment(ways, found.prices, jnp.where(building, number, number - build - by_right))
    paying = building | staging
    kind = jnp.where(building | right, BUILT, jnp.where(staging, STAGED, SOLD))
    return Move(kind, place, jnp.where(paying, left, 0), jnp.where(paying, right_coins, 0), right)


def _or_revived(state: State, move: Move, words: Array) -> Move:
    """Where a card of the discard pile is chosen, that instead; the last of the answers is to decline."""
    choice = revivable(state.cities, pile(state))
    number = below(words, jnp.broadcast_to(how_many(choice) + 1, words.shape))
    place = member(choice, number)
    choosing = (state.phase == REVIVE) & asked(state)
    kind = jnp.where(number < how_many(choice), REVIVED, IDLE)
    return move._replace(
        kind=jnp.where(choosing, kind, move.kind),
        place=jnp.where(choosing, place, move.place),
        left=jnp.where(choosing, 0, move.left),
        right=jnp.where(choosing, 0, move.right),
        by_right=move.by_right & ~choosing,
    )
