"""Rated matches: their results as they are kept until they are settled, and what they do to ratings."""

from typing import Final

from msgspec import json

from wonders.ratings.anchors import anchored, anchors, newcomer
from wonders.ratings.rating import Rating
from wonders.ratings.results import rated
from wonders.ratings.update import Player
from wonders.server.store.batch import RatedMatch
from wonders.server.store.ratings import Change, Find, Ratings, Standing
from wonders.server.tables.rated import Result, Sat
from wonders.server.wire.order import CurvePoint, Leaderboard, Ranked, RatingCurve, RatingTold

SURE: Final = 120.0
"""A greater deviation is provisional."""
POINTS: Final = 1000
"""Matches that are told of a curve."""


def changes_by(match: RatedMatch, find: Find) -> list[Change]:
    """What a match does to the ratings of the people who played it."""
    result = json.decode(match.result, type=Result)
    players = [_player(match.kind, sat, find) for sat in result.seats]
    left = {seat for seat, sat in enumerate(result.seats) if sat.left}
    after = rated(result.ranks, result.teams, players, left)
    return [
        Change(sat.profile, now.mean, now.deviation, now.mean - player.rating.mean)
        for sat, player, now in zip(result.seats, players, after, strict=True)
        if sat.profile
    ]


def _player(kind: str, sat: Sat, find: Find) -> Player:
    """A bot has its anchor; of people the store knows something, or nothing yet."""
    if not sat.profile:
        rating = anchored(kind, sat.level)
        return Player(rating, fixed=True) if rating is not None else Player(newcomer(kind), fixed=True)
    known = find(sat.profile)
    return Player(Rating(known.mean, known.deviation) if known is not None else newcomer(kind))


async def settle_all(ratings: Ratings, now: float) -> int:
    """Settle every match that waits for it, in the order of their ends; how many there were."""
    waiting = await ratings.unsettled()
    for table in waiting:
        await ratings.settle(table, now, changes_by)
    return len(waiting)


def told(rating: Rating) -> RatingTold:
    return RatingTold(round(rating.mean, 1), round(rating.low, 1), round(rating.high, 1), rating.deviation > SURE)


async def leaderboard(ratings: Ratings, kind: str, most: int) -> Leaderboard:
    """The strongest people who let themselves be found, and all bots."""
    people = [_ranked(name, standing) for name, standing in await ratings.best(kind, most)]
    bots = [Ranked(level, True, told(rating), 0, None) for level, rating in anchors()[kind].bots.items()]
    ranked = sorted([*people, *bots], key=lambda one: (one.rating.provisional and not one.bot, -one.rating.rating))
    return Leaderboard(kind, ranked)


def _ranked(name: str, standing: Standing) -> Ranked:
    return Ranked(name, False, told(Rating(standing.mean, standing.deviation)), standing.matches, standing.last)


async def curves(ratings: Ratings, profile: str) -> list[RatingCurve]:
    """All ratings of somebody with what led to them."""
    points = await ratings.curve(profile, POINTS)
    return [
        RatingCurve(
            standing.kind,
            told(Rating(standing.mean, standing.deviation)),
            standing.matches,
            [
                CurvePoint(one.table, one.at, told(Rating(one.mean, one.deviation)), round(one.change, 1))
                for one in points
                if one.kind == standing.kind
            ],
        )
        for standing in sorted(await ratings.of(profile), key=lambda one: -one.matches)
    ]


def bot_curves(level: str) -> list[RatingCurve]:
    """The anchors of a bot: flat, since they never change."""
    found = ((kind, one.bots.get(level)) for kind, one in anchors().items())
    return [RatingCurve(kind, told(rating), 0, []) for kind, rating in found if rating is not None]
