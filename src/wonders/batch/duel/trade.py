"""What things cost: the closed form of trade. Rules duel-29 to duel-31."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from wonders.batch.duel import tables
from wonders.batch.duel.bits import has_card
from wonders.batch.duel.state import Side
from wonders.batch.words import count, look_up
from wonders.spaces.duel.pieces import GOODS, RAW_GOODS, strength

BASE_PRICE = 2
EVEN = 128


class Market(NamedTuple):
    """All that prices depend on, the goods in the order of their prices, the dearest first."""

    makes: Array
    """Units that the city makes, packed."""
    shifts: tuple[Array, ...]
    """Where the good lies in a packed word."""
    kinds: tuple[Array, ...]
    """0 for a raw good and 8 for a manufactured one: where its units are added up."""
    falls: tuple[Array, ...]
    """By how much the next good is cheaper."""
    start: Array
    """Where the counts of missing units begin: raw ones in the lowest byte, manufactured ones in the next. Each is
    less by what the city may choose, and more by `EVEN`, so that it never is negative."""
    blue: Array
    """Goods of choice that blue cards cost less."""
    wonder: Array


def makes(low: Array) -> Array:
    """Units of each good that brown and grey cards make, packed."""
    total = jnp.uint32(0)
    for good in range(len(GOODS)):
        for units in (1, 2):
            mask = tables.makers(good, units)
            if mask:
                total += (count(low & jnp.uint32(mask)) * units).astype(jnp.uint32) << tables.FIELD * good
    return total


def prices(mine: Side, theirs: Side) -> list[Array]:
    """What a missing unit of each good costs."""
    made_there = makes(theirs.cards.low)
    found = []
    for good in range(len(GOODS)):
        fixed = mine.cards.low & jnp.uint32(tables.fixers(good))
        there = (made_there >> tables.FIELD * good & 31).astype(jnp.int32)
        found.append(jnp.where(fixed != 0, 1, BASE_PRICE + there))
    return found


_NETWORK = ((0, 1), (3, 4), (2, 4), (2, 3), (1, 4), (0, 3), (0, 2), (1, 3), (1, 2))
"""Comparisons that sort five numbers."""


def market(mine: Side, theirs: Side) -> Market:
    """The market for `mine`."""
    keys = [price * 8 + good for good, price in enumerate(prices(mine, theirs))]
    for one, other in _NETWORK:
        keys[one], keys[other] = jnp.maximum(keys[one], keys[other]), jnp.minimum(keys[one], keys[other])
    sorted_prices = [key >> 3 for key in keys] + [jnp.int32(0)]
    goods = [key & 7 for key in keys]
    return Market(
        makes=makes(mine.cards.low),
        shifts=tuple((good * tables.FIELD).astype(jnp.uint32) for good in goods),
        kinds=tuple(jnp.where(good < len(RAW_GOODS), 0, 8).astype(jnp.uint32) for good in goods),
        falls=tuple(sorted_prices[at] - sorted_prices[at + 1] for at in range(len(GOODS))),
        start=((EVEN - choices(mine, raw=True)) + ((EVEN - choices(mine, raw=False)) << 8)).astype(jnp.uint32),
        blue=jnp.where(mine.tokens & tables.token("masonry"), strength("masonry"), 0),
        wonder=jnp.where(mine.tokens & tables.token("architecture"), strength("architecture"), 0),
    )


def choices(mine: Side, raw: bool) -> Array:
    """Units of choice, raw or manufactured, from yellow cards and wonders."""
    cards = tables.cards_where(lambda facts: bool(facts.chooses_raw if raw else facts.chooses_made))[0]
    wonders = tables.wonders_where(lambda facts: bool(facts.chooses_raw if raw else facts.chooses_made))
    return count(mine.cards.low & jnp.uint32(cards)) + count(mine.built & jnp.uint32(wonders))


def payment(market: Market, pieces: Array) -> Array:
    """The least each piece can be paid with, all at once.

    Missing units are counted from the dearest good on; those of choice and the discount come off the counts. A unit
    that is still missing costs the sum of the falls in price from its good on.
    """
    facts = look_up(tables.FACTS, pieces)
    guarded = (look_up(tables.COST, pieces) | jnp.uint32(tables.GUARDS)) - market.makes
    kept = guarded & jnp.uint32(tables.GUARDS)
    missing = guarded & (kept - (kept >> 5))
    kind = facts >> tables.DISCOUNT & 3
    discount = jnp.where(kind == 1, market.blue, jnp.where(kind == 2, market.wonder, 0))
    total = (facts >> tables.PRICE & 15).astype(jnp.int32)
    counted, chosen = market.start, discount + 2 * EVEN
    for shift, kind, fall in zip(market.shifts, market.kinds, market.falls, strict=True):
        counted = counted + ((missing >> shift & 31) << kind)
        raw = jnp.maximum((counted & 255).astype(jnp.int32), EVEN)
        made = jnp.maximum((counted >> 8).astype(jnp.int32), EVEN)
        total = total + fall * jnp.maximum(raw + made - chosen, 0)
    return total


def printed_coins(pieces: Array) -> Array:
    """The coins of a piece's cost."""
    return (look_up(tables.FACTS, pieces) >> tables.PRICE & 15).astype(jnp.int32)


def is_free(mine: Side, pieces: Array) -> Array:
    """Whether a building with the right chain symbol stands in the own city. Rule duel-34."""
    return has_card(mine.cards, (look_up(tables.FACTS, pieces) >> tables.FREE_WITH).astype(jnp.int32))
