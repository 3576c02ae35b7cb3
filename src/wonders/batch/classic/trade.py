"""Paying for goods: what is missing, by Hall's condition over sets of goods, and all ways to buy it.

What is missing is a number of raw and of manufactured goods; between the fewest and the most of each that the left
neighbour can deliver, every number works. All goods of a kind cost the same on a side, so the ways to pay that are not
dominated are a run of numbers, or two runs one after the other where raw goods are cheaper on one side.
"""

from functools import reduce
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from wonders.batch.classic import tables
from wonders.batch.classic.bits import Cards, count, fact
from wonders.batch.classic.state import left_of, right_of
from wonders.batch.classic.tables import COST_COINS, MADE_SETS, RAW_SETS, GoodsSet


class Prices(NamedTuple):
    """What a good costs, by kind and side; manufactured ones cost the same on both."""

    left: Array
    right: Array
    made: Array


class Market(NamedTuple):
    """Where each seat gets its goods: for every set of goods how many units it has, and both neighbours sell."""

    own: list[Array]
    left: list[Array]
    right: list[Array]
    prices: Prices
    purse: Array


class Ways(NamedTuple):
    """All ways to pay for something: goods missing, how many of them the left neighbour must and can deliver, how many
    ways must be left out at the start as too dear, and how many are left."""

    raw: Array
    made: Array
    raw_least: Array
    raw_most: Array
    made_least: Array
    made_most: Array
    skipped: Array
    number: Array


WAYS_BITS = (3, 2, 3, 3, 2, 2, 3, 4)


def pack(ways: Ways) -> Array:
    """The ways in one word."""
    word: Array = jnp.uint32(0)
    shift = 0
    for value, bits in zip(ways, WAYS_BITS, strict=True):
        word, shift = word | value.astype(jnp.uint32) << shift, shift + bits
    return word


def unpack(word: Array) -> Ways:
    """What `pack` has packed; whatever lies beyond is ignored."""
    found, shift = [], 0
    for bits in WAYS_BITS:
        found.append((word >> shift & jnp.uint32((1 << bits) - 1)).astype(jnp.int32))
        shift += bits
    return Ways(*found)


PACKED = sum(WAYS_BITS)
FOR_NOTHING = 1 << PACKED - WAYS_BITS[-1]
"""The one way to pay for what is free."""


def market(cards: Cards, stage_facts: Array, purse: Array) -> Market:
    """The markets of all seats."""
    sale = [_makers(cards.first, goods) for goods in (*RAW_SETS, *MADE_SETS)]
    raw = count(cards.first & jnp.uint32(tables.PRIVATE_RAW)) + fact(stage_facts, tables.RAW_MADE)
    made = count(cards.first & jnp.uint32(tables.PRIVATE_MADE)) + fact(stage_facts, tables.GOODS_MADE)
    own = [units + (raw if at < len(RAW_SETS) else made) for at, units in enumerate(sale)]
    return Market(own, [left_of(units) for units in sale], [right_of(units) for units in sale],
                  prices(cards, stage_facts), purse)  # fmt: skip


def _makers(word: Array, goods: GoodsSet) -> Array:
    units = count(word & jnp.uint32(goods.once))
    return units + count(word & jnp.uint32(goods.twice)) if goods.twice else units


def prices(cards: Cards, stage_facts: Array) -> Prices:
    """What goods cost the seats."""
    cheap = fact(stage_facts, tables.CHEAP) > 0
    left, right, made = (
        cards.third & jnp.uint32(mask) != 0
        for mask in (tables.CHEAP_RAW_LEFT, tables.CHEAP_RAW_RIGHT, tables.CHEAP_MADE)
    )
    return Prices(jnp.where(left | cheap, 1, 2), jnp.where(right | cheap, 1, 2), jnp.where(made, 1, 2))


class _Lack(NamedTuple):
    """Goods of a kind that are missing without both neighbours, with the left one, with the right one, with both."""

    alone: Array
    with_left: Array
    with_right: Array
    with_both: Array


def _lack(costs: Array, goods: tuple[GoodsSet, ...], own: list[Array], left: list[Array], right: list[Array]) -> _Lack:
    single = {one.shifts[0]: (costs >> one.shifts[0] & 7).astype(jnp.int32) for one in goods if len(one.shifts) == 1}
    demands: dict[tuple[int, ...], Array] = {}
    found = []
    for at, (shifts, _, _) in enumerate(goods):  # every set comes after those it contains
        demands[shifts] = demands[shifts[:-1]] + single[shifts[-1]] if shifts[1:] else single[shifts[0]]
        short = demands[shifts] - own[at][:, None]
        with_left = short - left[at][:, None]
        found.append((short, with_left, short - right[at][:, None], with_left - right[at][:, None]))
    return _Lack(*(jnp.maximum(reduce(jnp.maximum, column), 0) for column in zip(*found, strict=True)))


def ways_to_pay(costs: Array, market: Market) -> Ways:
    """All ways to pay several costs for every seat (an axis of seats, then one of costs)."""
    split = len(RAW_SETS)
    sides = market.own, market.left, market.right
    raw = _lack(costs, RAW_SETS, *(side[:split] for side in sides))
    made = _lack(costs, MADE_SETS, *(side[split:] for side in sides))
    raw_most, made_most = (jnp.maximum(kind.alone - kind.with_left, kind.with_right) for kind in (raw, made))
    none, one = jnp.zeros_like(raw.alone), jnp.ones_like(raw.alone)
    ways = Ways(raw.alone, made.alone, raw.with_right, raw_most, made.with_right, made_most, none, one)
    coins = market.purse[:, None] - (costs >> COST_COINS & 7).astype(jnp.int32)
    return _affordable(ways, _wide(market.prices), coins, raw.with_both + made.with_both == 0)


def _wide(prices: Prices) -> Prices:
    return Prices(*(price[:, None] for price in prices))


def _affordable(ways: Ways, prices: Prices, coins: Array, available: Array) -> Ways:
    """The number of ways that can be paid with so many coins."""
    raw, made, _, _, _, _, _, _ = ways
    raw_span, made_span = ways.raw_most - ways.raw_least, ways.made_most - ways.made_least
    span = prices.left * raw_span + prices.made * made_span
    alike = jnp.where(prices.left * raw + prices.made * made <= coins, (span >> _stride(ways, prices) - 1) + 1, 0)
    skipped = jnp.maximum(2 * raw + prices.made * made - coins - ways.raw_least, 0)
    left_cheap = jnp.where(skipped <= raw_span, raw_span + made_span + 1 - skipped, 0)
    room = coins - raw - prices.made * made - ways.raw_least
    right_cheap = jnp.where(room >= 0, made_span + 1 + jnp.minimum(raw_span, room), 0)
    number = jnp.where(prices.left == prices.right, alike, jnp.where(prices.left == 1, left_cheap, right_cheap))
    skips = (prices.left < prices.right) & (skipped <= raw_span)
    number = jnp.where(available, number, 0)
    return ways._replace(skipped=jnp.where(skips, skipped, 0), number=number)


def _stride(ways: Ways, prices: Prices) -> Array:
    """Where raw goods cost the same on both sides: from one payment to the next by one or by two coins."""
    raw_by_one = (prices.left == 1) & (ways.raw_most > ways.raw_least)
    made_by_one = (prices.made == 1) & (ways.made_most > ways.made_least)
    return jnp.where(raw_by_one | made_by_one, 1, 2)


def payment(ways: Ways, prices: Prices, number: Array) -> tuple[Array, Array]:
    """What the way of this number, below the count, pays to the left and to the right."""
    raw_span, made_span = ways.raw_most - ways.raw_least, ways.made_most - ways.made_least
    alike = prices.left == prices.right
    whole = prices.left * ways.raw + prices.made * ways.made
    first = prices.left * ways.raw_least + prices.made * ways.made_least + _stride(ways, prices) * number
    at = number + ways.skipped
    left_cheap = prices.left < prices.right
    raw = ways.raw_least + jnp.where(left_cheap, jnp.minimum(at, raw_span), jnp.maximum(at - made_span, 0))
    made = ways.made_least + jnp.where(left_cheap, jnp.maximum(at - raw_span, 0), jnp.minimum(at, made_span))
    left = jnp.where(alike, first, prices.left * raw + prices.made * made)
    right = prices.right * (ways.raw - raw) + prices.made * (ways.made - made)
    return left, jnp.where(alike, whole - first, right)


def is_way(ways: Ways, prices: Prices, left: Array, right: Array) -> Array:
    """Whether these payments to the left and to the right are one of the ways."""
    alike = prices.left == prices.right
    return (ways.number > 0) & jnp.where(
        alike, _among_alike(ways, prices, left, right), _on_path(ways, prices, left, right)
    )


def _among_alike(ways: Ways, prices: Prices, left: Array, right: Array) -> Array:
    first = prices.left * ways.raw_least + prices.made * ways.made_least
    last = prices.left * ways.raw_most + prices.made * ways.made_most
    fits = (left >= first) & (left <= last) & (((left - first) & (_stride(ways, prices) - 1)) == 0)
    return fits & (left + right == prices.left * ways.raw + prices.made * ways.made)


def _on_path(ways: Ways, prices: Prices, left: Array, right: Array) -> Array:
    left_cheap = prices.left < prices.right
    made_worth = prices.made * ways.made
    raw = jnp.where(left_cheap, 2 * ways.raw + made_worth - left - right, left + right - ways.raw - made_worth)
    rest = left - prices.left * raw
    made = rest >> prices.made - 1
    whole = (rest & (prices.made - 1)) == 0
    made_span = ways.made_most - ways.made_least
    dearest = ways.raw_least + jnp.maximum(ways.number - 1 - made_span, 0)
    least = jnp.where(left_cheap, ways.raw_least + ways.skipped, ways.raw_least)
    most = jnp.where(left_cheap, ways.raw_most, dearest)
    inside = (raw >= least) & (raw <= most) & (made >= ways.made_least) & (made <= ways.made_most)
    on_left = (raw == ways.raw_most) | (made == ways.made_least)
    on_right = (raw == ways.raw_least) | (made == ways.made_most)
    return whole & inside & jnp.where(left_cheap, on_left, on_right)
