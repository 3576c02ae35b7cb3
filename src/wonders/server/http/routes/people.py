"""What people have played: one's own matches, and public profiles."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response
from msgspec import structs

from wonders.server.http.answers import answers, told, whole
from wonders.server.http.routes.common import Charge, MyProfile, TheRegistry
from wonders.server.people import history, public
from wonders.server.runtime.looking import yours
from wonders.server.store.histories import Wanted
from wonders.server.wire.people import Matches, PublicProfile

router = APIRouter(prefix="/api", tags=["people"])

COUNTED = 5
"""What it costs to count all matches of somebody, in requests."""

Text = Annotated[str, Query(max_length=100)]


@router.get("/me/matches", **answers(Matches))
async def matches(
    profile: MyProfile,
    registry: TheRegistry,
    charge: Charge,
    game: Text = "",
    variant: Annotated[str | None, Query(max_length=100)] = None,
    opponent: Text = "",
    cursor: Text = "",
) -> Response:
    """One's matches: those that go on (with the first page only), with whose turn it is, and those that are over."""
    wanted, store = Wanted(game, variant, opponent.strip()), registry.store
    finished, following = await history.finished(store.histories, profile.id, wanted, cursor)
    going_on = [] if cursor else await history.unfinished(store.histories, profile.id, wanted)
    tables = await yours(registry, [one.table for one in going_on], profile.id, charge)
    unfinished = [
        structs.replace(one, state=found.table.state, to_move=found.to_move, info=whole(found.table))
        for one, found in zip(going_on, tables, strict=True)
        if found is not None and found.seat is not None and found.table.state != "over"
    ]
    unfinished.sort(key=lambda one: not one.to_move)
    return told(Matches(unfinished, finished, following))


@router.get("/profiles/bot/{level}", **answers(PublicProfile))
async def bot(level: str, registry: TheRegistry, charge: Charge) -> Response:
    """How a level of bots has done against people with profiles."""
    charge(COUNTED)
    return told(await public.of_bot(registry.store.histories, level))


@router.get("/profiles/{name}", **answers(PublicProfile))
async def profile(name: str, registry: TheRegistry, charge: Charge) -> Response:
    """A public profile, by its name or its id."""
    charge(COUNTED)
    found = await public.found(registry.store.profiles, name[:100])
    return told(await public.of_person(registry.store.histories, found))
