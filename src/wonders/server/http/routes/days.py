"""Matches over days: days off, and being told of one's turn by push."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from wonders.core.extras import how_to_install
from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, MyKey, MyProfile, TheRegistry
from wonders.server.people import days_off, push
from wonders.server.runtime.days_off import tell_days_off
from wonders.server.runtime.registry import Registry
from wonders.server.wire.days import DaysOff, DaysOffBody, PushBody, PushKey, PushTold

router = APIRouter(prefix="/api", tags=["people"])

Day = Annotated[str, Query(max_length=10)]
MISSING = "This server sends no pushes"


@router.get("/me/days-off", **answers(DaysOff))
async def show(profile: MyProfile, registry: TheRegistry) -> Response:
    """One's days off, and how many are left."""
    return told(await days_off.told(registry.store.days, profile.id, registry.sources.now()))


@router.post("/me/days-off", **answers(DaysOff))
async def take(asked: DaysOffBody, mine: MyKey, registry: TheRegistry, address: Address) -> Response:
    """Take days off: one's clocks stand still at tables over days, and everybody there sees it."""
    registry.joins.take(address)
    await days_off.add(registry.store.days, mine[0].id, asked.first, asked.last, registry.sources.now())
    return await _told(registry, mine[0].id)


@router.delete("/me/days-off", **answers(DaysOff))
async def give_back(mine: MyKey, registry: TheRegistry, address: Address, first: Day = "", last: Day = "") -> Response:
    """Have days back that have not begun."""
    registry.joins.take(address)
    await days_off.remove(registry.store.days, mine[0].id, first, last, registry.sources.now())
    return await _told(registry, mine[0].id)


async def _told(registry: Registry, profile: str) -> Response:
    await tell_days_off(registry, profile)
    return told(await days_off.told(registry.store.days, profile, registry.sources.now()))


@router.get("/push", **answers(PushKey))
async def key(registry: TheRegistry) -> Response:
    """The key with which a browser subscribes to be told of turns; null where the server cannot."""
    found = await registry.tending.pusher.key()
    return told(PushKey(found, "" if found else f"{MISSING}: {how_to_install('push')}"))


@router.get("/me/push", **answers(list[PushTold]))
async def listed(mine: MyKey, registry: TheRegistry) -> Response:
    """Browsers that are told of one's turn."""
    return told([push.push_told(one) for one in await registry.store.days.subscriptions(mine[0].id)])


@router.post("/me/push", **answers(list[PushTold]))
async def subscribe(asked: PushBody, mine: MyKey, registry: TheRegistry, address: Address) -> Response:
    """Let a browser be told when it is one's turn and one does not look."""
    registry.joins.take(address)
    if not registry.tending.pusher.is_possible:
        raise Refused("not_ready", f"{MISSING}: {how_to_install('push')}")
    store, now = registry.store.days, registry.sources.now()
    await push.subscribe(store, mine[0].id, asked, registry.settings.push_allowed, now)
    return told([push.push_told(one) for one in await store.subscriptions(mine[0].id)])


@router.delete("/me/push/{id}", **answers(list[PushTold]))
async def unsubscribe(id: str, mine: MyKey, registry: TheRegistry) -> Response:
    """Let a browser be told no more."""
    store = registry.store.days
    found = [one for one in await store.subscriptions(mine[0].id) if one.id.startswith(id) and len(id) >= 12]
    if not found:
        raise Refused("not_found", "There is no such browser of this profile.")
    await store.unsubscribe(mine[0].id, found[0].id)
    return told([push.push_told(one) for one in await store.subscriptions(mine[0].id)])
