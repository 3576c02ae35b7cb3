"""Ratings: classes, leaderboards, and how somebody's ratings came to be."""

from fastapi import APIRouter, Query
from fastapi.responses import Response

from wonders.ratings.anchors import newcomer
from wonders.ratings.classes import CLASSES, checked_class
from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import MyProfile, TheRegistry
from wonders.server.people.profiles import name_key
from wonders.server.people.rated import bot_curves, curves, leaderboard
from wonders.server.wire.order import ClassTold, Leaderboard, RatingCurve

MOST = 100
BOT = "bot:"
"""How the profile of a bot is called, before its level."""

router = APIRouter(prefix="/api", tags=["ratings"])


@router.get("/ratings", **answers(list[ClassTold]))
async def classes(registry: TheRegistry) -> Response:
    """Every class of matches that are rated together."""
    people = await registry.store.ratings.counts()
    return told([ClassTold(kind, people.get(kind, 0), newcomer(kind).mean) for kind in CLASSES])


@router.get("/ratings/{kind}", **answers(Leaderboard))
async def best(kind: str, registry: TheRegistry, most: int = Query(MOST, ge=1, le=500)) -> Response:
    """The strongest of a class, with 95 % intervals: people with a public profile, and bots."""
    return told(await leaderboard(registry.store.ratings, checked_class(kind), most))


@router.get("/profiles/{name}/ratings", **answers(list[RatingCurve]))
async def of_somebody(name: str, registry: TheRegistry) -> Response:
    """The ratings of a public profile, or of a bot (`bot:LEVEL`), with what led to them."""
    if name.startswith(BOT):
        return told(bot_curves(name.removeprefix(BOT)))
    profile = await registry.store.profiles.by_public_name(name_key(name[:100]))
    if profile is None:
        raise Refused("not_found", "There is no public profile of this name.")
    return told(await curves(registry.store.ratings, profile.id))


@router.get("/me/ratings", **answers(list[RatingCurve]))
async def mine(profile: MyProfile, registry: TheRegistry) -> Response:
    """One's own ratings, with what led to them."""
    return told(await curves(registry.store.ratings, profile.id))
