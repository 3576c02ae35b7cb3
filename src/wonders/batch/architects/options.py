"""What may be done: sets of answers, how many there are, and one of them at random."""

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from wonders.batch.architects import tables
from wonders.batch.architects.piles import Counts, kinds, number_of, one, plus
from wonders.batch.architects.state import (
    ANY,
    KEEP,
    OVER,
    PICK,
    SEARCH,
    TOKEN,
    City,
    Deck,
    Table,
)
from wonders.batch.words import bit, count, look_up, only_if
from wonders.games.architects.pieces import DIFFERENT

(
    DO_NOTHING,
    DO_TAKE,
    DO_LOOK,
    DO_BUILD,
    DO_TRADE,
    DO_EXTRA,
    DO_FINISH,
    DO_PROGRESS,
    DO_SEARCH,
    DO_KEEP,
    DO_FIND,
    DO_PASS,
) = range(12)
"""What a move is. Without a choice are: finding a card, going on without one, and nothing when the match is over."""

LOOKS: Final = 3
"""The place of looking among the answers of a pick, after the three decks."""


class Move(NamedTuple):
    """One thing that is done."""

    kind: Array
    deck: Array
    """The deck it is about: those of the cities in their order, then the common one."""
    token: Array
    card: Array
    symbols: Array
    """Which set of symbols is traded."""
    cost: Array
    """A row of `tables.COSTS`."""


MOVE_BITS: Final = (4, 3, 4, 4, 2, 29)


def stack(table: Table) -> Array:
    """The progress tokens that nobody has and that do not lie open."""
    gone = table.row
    for city in table.cities:
        gone = gone | city.tokens
    return jnp.uint32(tables.ALL) & ~gone


def on_offer(table: Table) -> Array:
    """The kinds of token that may be taken: those in the row, and the top of the stack."""
    row, second = table.row, jnp.uint32(1 << tables.STACK)
    doubled = (row & second) >> 1
    return row & ~second | doubled | only_if(stack(table) != 0, second)


def has_cards(deck: Deck) -> Array:
    """Whether a deck is not used up."""
    return (deck.low | deck.high | deck.top.astype(jnp.uint32)) != 0


def in_reach(table: Table) -> Array:
    """Which of the three usual decks have cards: left, right, common."""
    decks = table.decks[0], table.decks[-2], table.decks[-1]
    return sum((has_cards(deck).astype(jnp.uint32) << at for at, deck in enumerate(decks)), jnp.uint32(0))


def usual_deck(table: Table, which: Array) -> Array:
    """The number of one of the three usual decks."""
    players = len(table.cities)
    return jnp.where(which == 0, 0, players - 2 + which)


def open_stages(city: City) -> Array:
    """The stages that may be completed now."""
    return look_up(tables.OPEN, city.wonder * 32 + city.built.astype(jnp.int32))


def helpers(table: Table) -> tuple[Array, Array]:
    """Whether a token helps with coins, and one with any resources: owned and not used in this turn."""
    free = table.cities[0].tokens & ~table.used
    return free & jnp.uint32(1 << tables.COINS_TOKEN) != 0, free & jnp.uint32(1 << tables.ANY_TOKEN) != 0


def builds(table: Table) -> list[Array]:
    """The payments with which a stage can be built. Rules architects-17, architects-22 to architects-25."""
    city = table.cities[0]
    stages = open_stages(city)
    coins, anything = helpers(table)
    amounts = [jnp.minimum(number_of(city.low, place), tables.MOST_PAID) for place in range(6)]
    places = [(amounts[a] * tables.AMOUNTS + amounts[b]) * tables.WORDS for a, b in tables.KIND_PAIRS]
    found = []
    for word, stage in enumerate(tables.STAGE_OF_WORD):
        masks = [jnp.uint32(tables.USING[using][word]) for using in range(4)]
        helped = masks[0] | only_if(coins, masks[1]) | only_if(anything, masks[2]) | only_if(coins & anything, masks[3])
        paid = only_if(stages & jnp.uint32(1 << stage) != 0, helped)
        for rows, place in zip(tables.AFFORDABLE, places, strict=True):
            paid = paid & look_up(rows.ravel(), place + word)
        found.append(paid)
    return found


def can_build(table: Table) -> Array:
    """Whether any open stage can be paid: the same in closed form, coins taken as what is missing."""
    city = table.cities[0]
    stages = open_stages(city)
    coins, anything = helpers(table)
    goods = [number_of(city.low, place) for place in range(5)]
    money = number_of(city.low, 5)
    money = money + jnp.where(coins & (money > 0), tables.BONUS, 0)
    most = goods[0]
    for amount in goods[1:]:
        most = jnp.maximum(most, amount)
    different = count(kinds(city.low) & jnp.uint32(0x11111)) + money
    identical, together = most + money, jnp.where(anything, sum(goods[1:], goods[0]) + money, 0)
    possible = jnp.zeros((), bool)
    for stage, (kind, size) in enumerate(tables.SIZES):
        held = jnp.maximum(different if kind == DIFFERENT else identical, together)
        possible = possible | (stages & jnp.uint32(1 << stage) != 0) & (held >= size)
    return possible


def symbol_sets(city: City) -> Array:
    """The sets of symbols that buy a token: pairs, then three different ones."""
    numbers = [number_of(city.high, place) for place in range(3)]
    pairs = [(number > 1).astype(jnp.uint32) << at for at, number in enumerate(numbers)]
    all_three = jnp.minimum(jnp.minimum(numbers[0], numbers[1]), numbers[2]) > 0
    return pairs[0] | pairs[1] | pairs[2] | all_three.astype(jnp.uint32) << 3


def has_act(table: Table) -> Array:
    """Whether there is anything to do in a turn after its card."""
    trades = (symbol_sets(table.cities[0]) != 0) & (on_offer(table) != 0)
    extras = (table.offers != 0) & (in_reach(table) != 0)
    return can_build(table) | trades | extras


def kept(table: Table) -> Counts:
    """The cards that are searched."""
    deck = searched_deck(table)
    return plus(Counts(table.found.low, table.found.high), one(deck.top - 1, deck.top > 0))


def searched_deck(table: Table) -> Deck:
    """The deck that is searched."""
    left, right = table.decks[0], table.decks[-2]
    return Deck(*(jnp.where(table.searched == 0, one, other) for one, other in zip(left, right, strict=True)))


def may_look(table: Table) -> Array:
    """Whether the holder of the cat may look. Rule architects-31."""
    seen = table.lookers & bit(table.seat) != 0
    return (table.cat == table.seat) & ~seen & has_cards(table.decks[-1])


def others(table: Table) -> Array:
    """What may be answered but for free actions, as a set.

    A card that is kept has the bit 4 × place in the set, or, from the second word of counts, the bit after that.
    """
    reach, phase = in_reach(table), table.phase
    every = sum((has_cards(deck).astype(jnp.uint32) << at for at, deck in enumerate(table.decks)), jnp.uint32(0))
    cards = kept(table)
    found = jnp.uint32(1)
    for due, answers in (
        (PICK, reach | may_look(table).astype(jnp.uint32) << LOOKS),
        (ANY, every),
        (TOKEN, on_offer(table)),
        (SEARCH, reach & 3),
        (KEEP, kinds(cards.low) | kinds(cards.high) << 1),
        (OVER, jnp.uint32(0)),
    ):
        found = jnp.where(phase == due, answers, found)
    return found
