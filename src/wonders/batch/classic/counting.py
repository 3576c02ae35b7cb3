"""Counting cards, stages and tokens: strength, and coins or points for each of something."""

import jax.numpy as jnp
from jax import Array

from wonders.batch.classic import tables
from wonders.batch.classic.bits import Cards, count, fact
from wonders.batch.classic.state import Cities, left_of, right_of
from wonders.batch.classic.tables import COIN_RULES, FIXED_COINS, ROW, STAGE_FACTS, Rule


def of_colour(cards: Cards, mask: tuple[int, int, int]) -> Array:
    """How many of these cards there are."""
    found = [count(word & jnp.uint32(bits)) for word, bits in zip(cards, mask, strict=True) if bits]
    return sum(found[1:], found[0])


def strength(cities: Cities) -> Array:
    """The shields of every city."""
    printed = fact(jnp.asarray(STAGE_FACTS)[cities.board * ROW + cities.stages], tables.SHIELDS)
    return sum((n * count(cities.cards.second & jnp.uint32(mask)) for n, mask in tables.SHIELD_WORDS.items()), printed)


def things(cities: Cities, rule: Rule) -> Array:
    """How many of what a rule counts every city sees."""
    here = jnp.zeros_like(cities.stages)
    for colour in rule.colours:
        here = here + of_colour(cities.cards, tables.COLOUR_WORDS[colour])
    here = here + cities.stages if rule.stages else here
    here = here + cities.defeats if rule.defeats else here
    around = left_of(here) + right_of(here) if rule.around else jnp.zeros_like(here)
    return around + here if rule.here else around


def coins_for(cities: Cities, places: Array) -> Array:
    """The coins that every seat gets for the card it has built, which lies already."""
    coins = jnp.zeros_like(places)
    for place, n in FIXED_COINS.items():
        coins = jnp.where(places == place, n, coins)
    for rule in COIN_RULES:
        coins = jnp.where(places == rule.place, rule.n * things(cities, rule), coins)
    return coins
