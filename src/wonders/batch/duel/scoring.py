"""Points by category. Rule duel-77."""

from typing import Final

import jax.numpy as jnp
from jax import Array

from wonders.batch.duel import tables
from wonders.batch.duel.bits import words_of
from wonders.batch.duel.state import COUNTED, MILITARY, Side, State
from wonders.batch.words import count
from wonders.spaces.duel.pieces import CARD_FACTS, CARDS, TOKEN_FACTS, TOKEN_NUMBER, WONDER_FACTS, Facts
from wonders.spaces.duel.reckoning import COINS_A_POINT, ZONES

_BITS: Final = 4


def _printed(side: Side, colour: str) -> Array:
    """The points printed on the cards of a colour: a count for each binary digit of the points."""
    total = jnp.int32(0)
    for digit in range(_BITS):
        worth = [n for n, card in enumerate(CARDS) if card.colour == colour and CARD_FACTS[n].points >> digit & 1]
        for word, mask in zip(side.cards, words_of(worth), strict=True):
            if mask:
                total += count(word & jnp.uint32(mask)) << digit
    return total


def _sum(members: Array, facts: tuple[Facts, ...]) -> Array:
    """The points printed on the members of a small set."""
    total = jnp.int32(0)
    for digit in range(_BITS):
        mask = sum(1 << n for n, fact in enumerate(facts) if fact.points >> digit & 1)
        if mask:
            total += count(members & jnp.uint32(mask)) << digit
    return total


def _guilds(side: Side, other: Side) -> Array:
    """Each guild looks at the city that has most of what it counts. Rule duel-60."""
    total = jnp.int32(0)
    for number, facts in enumerate(CARD_FACTS):
        if facts.points_each:
            owned = side.cards.high & jnp.uint32(words_of([number])[2])
            most = jnp.maximum(_counted(side, facts), _counted(other, facts))
            total += jnp.where(owned != 0, facts.points_each * most, 0)
    return total


def _counted(side: Side, facts: Facts) -> Array:
    if facts.points_for.coins:
        return side.coins // facts.points_for.coins
    total = count(side.built) if "wonder" in facts.points_for.what else jnp.int32(0)
    for word, mask in zip(side.cards, tables.of_colours(*facts.points_for.what), strict=True):
        if mask:
            total += count(word & jnp.uint32(mask))
    return total


def categories(side: Side, other: Side, pawn: Array) -> Array:
    """The points of a side in the order of `CATEGORIES`; `pawn` as it sees it."""
    mathematics = 1 << TOKEN_NUMBER["mathematics"]
    each = TOKEN_FACTS[TOKEN_NUMBER["mathematics"]].points_each
    counted = jnp.where((side.tokens & jnp.uint32(mathematics)) != 0, each * count(side.tokens), 0)
    return jnp.stack(
        [
            sum((jnp.where(pawn >= space, more, 0) for space, more in ZONES), jnp.int32(0)),
            _printed(side, "blue"),
            _printed(side, "green"),
            _printed(side, "yellow"),
            _guilds(side, other),
            _sum(side.built, WONDER_FACTS),
            _sum(side.tokens, TOKEN_FACTS) + counted,
            side.coins // COINS_A_POINT,
        ]
    )


def scores(state: State) -> Array:
    """For `mine` and `theirs` the points in each category."""
    return jnp.stack(
        [categories(state.mine, state.theirs, state.pawn), categories(state.theirs, state.mine, -state.pawn)]
    )


def result(state: State) -> Array:
    """1 if `mine` has won, -1 if `theirs`, 0 for a draw or before the end: points, then points on blue cards."""
    mine, theirs = scores(state)
    points = jnp.sign(mine.sum() - theirs.sum())
    decided = jnp.where(points != 0, points, jnp.sign(mine[1] - theirs[1]))
    return jnp.where(state.phase == COUNTED, decided, jnp.where(state.phase >= MILITARY, 1, 0))
