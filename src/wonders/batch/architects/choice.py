"""One of all answers at random, each equally likely; it is also how the only answer is found where there is one."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from wonders.batch.architects import tables
from wonders.batch.architects.options import (
    DO_BUILD,
    DO_EXTRA,
    DO_FIND,
    DO_FINISH,
    DO_KEEP,
    DO_LOOK,
    DO_NOTHING,
    DO_PASS,
    DO_PROGRESS,
    DO_SEARCH,
    DO_TAKE,
    DO_TRADE,
    LOOKS,
    MOVE_BITS,
    Move,
    builds,
    in_reach,
    on_offer,
    others,
    symbol_sets,
    usual_deck,
)
from wonders.batch.architects.state import ACT, ANY, COMMON, FIND, KEEP, LEFT, OVER, PICK, RIGHT, SEARCH, TOKEN, Table
from wonders.batch.chance import below
from wonders.batch.fence import fenced
from wonders.batch.words import count, look_up, nth


class Choice(NamedTuple):
    """How many answers there are, and what comes of a random one."""

    options: Array
    move: Move


def nth_payment(words: list[Array], number: Array) -> Array:
    """The row of the payment with this number among those of a set."""
    chosen, before, at, passed = words[0], jnp.int32(0), jnp.int32(0), jnp.int32(0)
    for place in range(1, len(words)):
        passed = passed + count(words[place - 1])
        beyond = number >= passed
        chosen = jnp.where(beyond, words[place], chosen)
        before, at = jnp.where(beyond, passed, before), jnp.where(beyond, place, at)
    return at * 32 + nth(chosen, number - before)


def random_choice(table: Table, bits: Array) -> Choice:
    """One of all answers, each equally likely; with a single answer it is that one."""
    acts, answers = table.phase == ACT, others(table)
    payments = builds(table)
    sets, tokens, reach = symbol_sets(table.cities[0]), on_offer(table), in_reach(table)
    built = sum((count(word) for word in payments), jnp.int32(0))
    on_row, on_offers = count(tokens), count(table.offers)
    traded, extra = count(sets) * on_row, on_offers * count(reach)
    finish = ((built + traded == 0) & (extra > 0)).astype(jnp.int32)
    options = jnp.where(acts, built + traded + extra + finish, count(answers))
    number = below(bits, options)
    trades = number - built
    extras = trades - traded
    is_trade, is_extra = acts & (trades >= 0) & (extras < 0), acts & (extras >= 0) & (extras < extra)
    step, rest = jnp.where(is_trade, on_row, on_offers), jnp.where(is_trade, trades, extras)
    major = sum(((rest >= step * times).astype(jnp.int32) for times in (1, 2, 3)), jnp.int32(0))
    among = jnp.where(is_trade, tokens, jnp.where(is_extra, table.offers, answers))
    found = nth(among, jnp.where(is_trade | is_extra, rest - major * step, number))
    which = nth(jnp.where(is_trade, sets, reach), major, 4)
    kind = jnp.where(trades < 0, DO_BUILD, jnp.where(is_trade, DO_TRADE, jnp.where(is_extra, DO_EXTRA, DO_FINISH)))
    kind = jnp.where(acts, kind, _kind(table, found, answers))
    cost = look_up(tables.COSTS, nth_payment(payments, number))
    return Choice(options, _move(table, kind, found, which, cost))


def _kind(table: Table, found: Array, answers: Array) -> Array:
    kind = jnp.int32(DO_TAKE)
    pick = jnp.where(found == LOOKS, DO_LOOK, DO_TAKE)
    for due, meant in (
        (PICK, jnp.where(answers == 0, DO_PASS, pick)),
        (TOKEN, DO_PROGRESS),
        (SEARCH, DO_SEARCH),
        (FIND, DO_FIND),
        (KEEP, DO_KEEP),
        (OVER, DO_NOTHING),
    ):
        kind = jnp.where(table.phase == due, meant, kind)
    return kind


def _move(table: Table, kind: Array, found: Array, which: Array, cost: Array) -> Move:
    """The move with the deck it is about: answers name the usual ones left, right, common."""
    common, right = len(table.cities), len(table.cities) - 1
    deck = usual_deck(table, jnp.where(kind == DO_EXTRA, which, jnp.minimum(found, 2)))
    for due, meant in ((ANY, found), (COMMON, common), (LEFT, 0), (RIGHT, right)):
        deck = jnp.where(table.phase == due, meant, deck)
    searches = (kind == DO_FIND) | (kind == DO_KEEP)
    deck = jnp.where(searches, jnp.where(table.searched == 0, 0, right), deck)
    card = (found >> 2) + 8 * (found & 1)
    return fenced(Move(kind, deck, found & 15, card & 15, which, cost), MOVE_BITS)
