"""Points by category, and who has won."""

import jax.numpy as jnp
from jax import Array

from wonders.batch.classic import tables
from wonders.batch.classic.bits import count, fact, has
from wonders.batch.classic.counting import things
from wonders.batch.classic.options import stage_facts
from wonders.batch.classic.state import OVER, Cities, State, left_of, right_of
from wonders.batch.classic.tables import COMMERCE_RULES, GUILD_PLACES, GUILD_RULES, SCIENTISTS
from wonders.games.classic.conflicts import VICTORY_WORTH
from wonders.games.classic.science import SET_WORTH

MOST_FREE = 2
"""Symbols of their owner's choice that a city can have."""


def categories(cities: Cities) -> Array:
    """For every seat its points: military, treasury, wonder, civilian, science, commerce, guilds."""
    facts = stage_facts(cities)
    copied, symbol = _copied(cities, facts)
    columns = (
        _military(cities),
        cities.coins // 3,
        fact(facts, tables.POINTS),
        _civilian(cities),
        _science(cities, free_symbols(cities, facts) + symbol),
        _for_cards(cities, COMMERCE_RULES),
        _for_cards(cities, GUILD_RULES) + copied,
    )
    return jnp.stack(columns, axis=1)


def returns(state: State) -> Array:
    """Shares of the victory: most points, then most coins, then shared."""
    scores = categories(state.cities).sum(axis=1) * (1 << 16) + state.cities.coins
    best = (scores == scores.max()) & (state.phase == OVER)
    return best / jnp.maximum(best.sum(), 1)


def _military(cities: Cities) -> Array:
    worth = sum((cities.won >> 2 * (age - 1) & 3) * n for age, n in VICTORY_WORTH.items())
    return worth - cities.defeats


def _civilian(cities: Cities) -> Array:
    found = [n * count(cities.cards.second & jnp.uint32(mask)) for n, mask in tables.BLUE_POINTS.items()]
    return sum(found[1:], found[0])


def _for_cards(cities: Cities, rules: tuple[tables.Rule, ...]) -> Array:
    points = jnp.zeros_like(cities.stages)
    for rule in rules:
        points = points + jnp.where(has(cities.cards, jnp.int32(rule.place)), rule.n * things(cities, rule), 0)
    return points


def free_symbols(cities: Cities, facts: Array) -> Array:
    """Symbols of the owner's choice, without a copied guild."""
    return fact(facts, tables.SYMBOLS) + count(cities.cards.third & jnp.uint32(tables.SYMBOL_CARDS))


def _science(cities: Cities, free: Array) -> Array:
    """Squares and sets, with the free symbols chosen for the most points."""
    own = [count(cities.cards.third & jnp.uint32(mask)) for mask in tables.SYMBOL_WORDS]
    best = jnp.zeros_like(free)
    for one in range(MOST_FREE + 1):
        for two in range(MOST_FREE + 1 - one):
            for three in range(MOST_FREE + 1 - one - two):
                counts = [have + more for have, more in zip(own, (one, two, three), strict=True)]
                sets = jnp.minimum(jnp.minimum(counts[0], counts[1]), counts[2])
                worth = sum(symbols * symbols for symbols in counts) + SET_WORTH * sets
                best = jnp.where(free == one + two + three, jnp.maximum(best, worth), best)
    return best


def _copied(cities: Cities, facts: Array) -> tuple[Array, Array]:
    """The points of the neighbour's guild that is worth most to a city that may copy one, and whether it is a symbol.

    It counts as if it stood there too; of equal ones the first of the list counts.
    """
    free = free_symbols(cities, facts)
    plain, more = _science(cities, free), _science(cities, jnp.minimum(free + 1, MOST_FREE))
    best, points, symbol = (jnp.full_like(free, start) for start in (-1, 0, 0))
    rules = {rule.place: rule for rule in GUILD_RULES}
    for place in GUILD_PLACES:
        standing = has(cities.cards, jnp.int32(place))
        offered = left_of(standing) | right_of(standing)
        if place == SCIENTISTS:
            worth, value, symbols = more, jnp.zeros_like(free), jnp.ones_like(free)
        else:
            rule = rules[place]
            itself = rule.here and tables.CARD_AT[place].colour in rule.colours
            value = rule.n * (things(cities, rule) + itself)
            worth, symbols = plain + value, jnp.zeros_like(free)
        better = offered & (worth > best)
        best, points, symbol = (
            jnp.where(better, new, old) for new, old in ((worth, best), (value, points), (symbols, symbol))
        )
    may = fact(facts, tables.COPY_GUILD) > 0
    return jnp.where(may, points, 0), jnp.where(may, symbol, 0)
