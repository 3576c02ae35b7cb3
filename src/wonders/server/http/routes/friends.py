"""Friends, blocks and challenges."""

from fastapi import APIRouter
from fastapi.responses import Response

from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, MyProfile, TheRegistry, TheTable, Token, right_of
from wonders.server.people import circle as people
from wonders.server.runtime.registry import Registry
from wonders.server.wire.friends import ChallengeBody, Circle, SomebodyBody

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me/friends", **answers(Circle))
async def show(mine: MyProfile, registry: TheRegistry) -> Response:
    """Friends, those who ask to be, blocks, and challenges."""
    return await _circle(registry, mine.id)


@router.post("/me/friends", **answers(Circle))
async def befriend(asked: SomebodyBody, mine: MyProfile, registry: TheRegistry, address: Address) -> Response:
    """Ask somebody to be a friend, or agree to it."""
    registry.joins.take(address)
    other = await people.somebody(registry.store.profiles, mine, asked.id, asked.name)
    await people.befriend(registry.store.ties, registry.sources, mine.id, other)
    return await _circle(registry, mine.id)


@router.delete("/me/friends/{id}", **answers(Circle))
async def part(id: str, mine: MyProfile, registry: TheRegistry) -> Response:
    """Be friends no longer, or turn down who has asked."""
    await registry.store.ties.part(mine.id, id[:16])
    return await _circle(registry, mine.id)


@router.post("/me/blocks", **answers(Circle))
async def block(asked: SomebodyBody, mine: MyProfile, registry: TheRegistry, address: Address) -> Response:
    """Have nothing to do with somebody. They are not told."""
    registry.joins.take(address)
    other = await people.somebody(registry.store.profiles, mine, asked.id, asked.name)
    await people.block(registry.store.ties, registry.sources, mine.id, other)
    return await _circle(registry, mine.id)


@router.delete("/me/blocks/{id}", **answers(Circle))
async def unblock(id: str, mine: MyProfile, registry: TheRegistry) -> Response:
    """Block somebody no longer."""
    await registry.store.ties.unsay(mine.id, id[:16], "block")
    return await _circle(registry, mine.id)


@router.delete("/me/challenges/{table}", **answers(Circle))
async def decline(table: str, mine: MyProfile, registry: TheRegistry) -> Response:
    """Turn a challenge down."""
    await registry.store.ties.drop_challenge(mine.id, table[:16])
    return await _circle(registry, mine.id)


@router.post("/tables/{id}/challenge", **answers(Circle))
async def challenge(
    asked: ChallengeBody, live: TheTable, mine: MyProfile, registry: TheRegistry, token: Token, address: Address
) -> Response:
    """Ask a friend to this table; whoever hosts it or sits there may."""
    registry.joins.take(address)
    await live.whose(token)
    right_of(live.state, token)
    if live.state.phase != "open":
        raise Refused("not_open", "The match has begun already.")
    if not await people.are_friends(registry.store.ties, mine.id, asked.friend):
        raise Refused("not_allowed", "Only friends can be challenged.")
    made = live.state.made
    await registry.store.ties.challenge(mine.id, asked.friend, live.state.id, made.game, registry.sources.now())
    return await _circle(registry, mine.id)


async def _circle(registry: Registry, mine: str) -> Response:
    return told(await people.circle(registry.store.ties, registry.sources, mine))
