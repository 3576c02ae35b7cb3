"""The end: points by category and shares of the victory. Rules architects-81, architects-82."""

from typing import Final

import jax.numpy as jnp
from jax import Array

from wonders.batch.architects import tables
from wonders.batch.architects.piles import number_of
from wonders.batch.architects.state import OVER, City, Table
from wonders.batch.words import count, look_up
from wonders.games.architects.cards import ALL_CARDS, BLUE
from wonders.games.architects.effects import Points, PointsForCopies, PointsForWonder
from wonders.games.architects.pieces import Token
from wonders.games.architects.scoring import CAT_WORTH, VICTORY_WORTH
from wonders.games.architects.tokens import ALL_TOKENS

BLUES: Final = tuple((card.place, card.points) for card in ALL_CARDS if card.colour == BLUE)
CAT_ICONS: Final = tuple(card.place for card in ALL_CARDS if card.colour == BLUE and card.cat)


def _each(word: str, city: City) -> Array:
    """How many of what a token counts a city has."""
    if word == "cat_icon":
        return sum((number_of(city.low, place) for place in CAT_ICONS), jnp.int32(0))
    return city.victories if word == "victory_token" else count(city.tokens)


def _token_points(token: Token, city: City) -> Array:
    """What a token gives to a city that has it."""
    finished = count(city.built) == len(tables.SIZES)
    owned = city.tokens & jnp.uint32((1 << token.copies) - 1 << token.place)
    effect, points = token.effect, jnp.int32(0)
    if isinstance(effect, Points):
        points = effect.n * _each(effect.per.word, city)
    elif isinstance(effect, PointsForWonder):
        points = jnp.where(finished, effect.finished, effect.unfinished)
    elif isinstance(effect, PointsForCopies):
        points = jnp.where(count(owned) > 1, effect.both, effect.one)
    return jnp.where(owned != 0, points, 0)


def city_points(table: Table, at: int) -> list[Array]:
    """The points of a city by category: wonder, cat, blue, military, progress."""
    city, players = table.cities[at], len(table.cities)
    seat = (table.seat + at) % players
    blue = sum((number_of(city.low, place) * points for place, points in BLUES), jnp.int32(0))
    return [
        look_up(tables.STAGE_POINTS, city.wonder * 32 + city.built.astype(jnp.int32)),
        jnp.where(table.cat == seat, CAT_WORTH, 0),
        blue,
        city.victories * VICTORY_WORTH,
        sum((_token_points(token, city) for token in ALL_TOKENS), jnp.int32(0)),
    ]


def by_seat(table: Table, rows: list[Array]) -> Array:
    """What belongs to cities, in the order of the seats."""
    return jnp.roll(jnp.stack([jnp.asarray(row) for row in rows]), table.seat, axis=0)


def categories(table: Table) -> Array:
    """For every seat its points by category."""
    return by_seat(table, [jnp.stack(city_points(table, at)) for at in range(len(table.cities))])


def returns(table: Table) -> Array:
    """Most points win; of equals the one with more completed stages; else they share."""
    totals = categories(table).sum(axis=1)
    stages = by_seat(table, [count(city.built) for city in table.cities])
    worth = totals * 8 + stages
    best = worth == worth.max()
    return jnp.where(table.phase == OVER, best / best.sum(), 0.0)
