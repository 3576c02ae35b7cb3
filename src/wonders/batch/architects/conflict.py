"""Conflicts: everybody compares shields with both neighbours. Rules architects-62 to architects-65."""

import jax.numpy as jnp
from jax import Array

from wonders.batch.architects import tables
from wonders.batch.architects.piles import number_of
from wonders.batch.architects.state import City, Table
from wonders.batch.words import look_up
from wonders.games.architects.table import CONFLICT_TOKENS


def shields(city: City) -> Array:
    """The strength of a city: red cards, tokens and stages."""
    total = look_up(tables.STAGE_SHIELDS, city.wonder * 32 + city.built.astype(jnp.int32))
    for place, strength in tables.SHIELD_PLACES:
        total = total + number_of(city.high, place) * strength
    for place, strength in tables.TOKEN_SHIELDS:
        total = total + jnp.where(city.tokens & jnp.uint32(1 << place) != 0, strength, 0)
    return total


def victories(strengths: list[Array]) -> list[Array]:
    """What a conflict gives to each. Rules architects-62, architects-65."""
    players = len(strengths)
    if players > 2:
        pairs = [(strengths[at - 1], strengths[(at + 1) % players]) for at in range(players)]
        return [
            (mine > one).astype(jnp.int32) + (mine > other) for mine, (one, other) in zip(strengths, pairs, strict=True)
        ]
    found = []
    for mine, other in (strengths, strengths[::-1]):
        prize = jnp.where((mine >= 2 * other) & (mine + other > 1), 2, 1)
        found.append(jnp.where(mine > other, prize, 0))
    return found


def fought(table: Table, fights: Array) -> Table:
    """The table after a conflict, if there is one: cards with horns are discarded, peace returns."""
    won = victories([shields(city) for city in table.cities])
    cities = tuple(
        city._replace(
            high=jnp.where(fights, city.high & jnp.uint32(~tables.HORNED & 0xFFFFFFFF), city.high),
            victories=city.victories + jnp.where(fights, prize, 0),
        )
        for city, prize in zip(table.cities, won, strict=True)
    )
    return table._replace(cities=cities, peace=jnp.where(fights, CONFLICT_TOKENS[len(cities)], table.peace))
