"""Who knows whom: friends by mutual consent, and blocks, of which the other is never told."""

from collections.abc import Iterable
from typing import Final

from wonders.server.errors import Refused
from wonders.server.people.profiles import name_key
from wonders.server.sources import Sources
from wonders.server.store.profiles import Profile, Profiles
from wonders.server.store.ties import BLOCK, FRIEND, Tie, Ties
from wonders.server.wire.friends import Acquaintance, ChallengeTold, Circle

MOST: Final = 500
"""Profiles of which one can say something."""
LASTS: Final = 7 * 86_400.0
"""Seconds for which a challenge stands."""


async def somebody(profiles: Profiles, mine: Profile, id: str, name: str) -> str:
    """The id of another profile; Refused, if there is none."""
    found = await profiles.by_id(id) if id else await profiles.by_public_name(name_key(name))
    if found is None:
        raise Refused("not_found", "There is no such profile, or it is not public.")
    if found.id == mine.id:
        raise Refused("bad_option", "That is you.")
    return found.id


async def befriend(ties: Ties, sources: Sources, mine: str, other: str) -> None:
    """Ask somebody to be a friend; or agree, if they have asked. Whoever was blocked is so no longer."""
    await _check_room(ties, mine)
    await ties.unsay(mine, other, BLOCK)
    await ties.say(mine, other, FRIEND, sources.now())


async def part(ties: Ties, mine: str, other: str) -> None:
    """Be friends no longer, or turn down who has asked: nothing of it is left on either side."""
    await ties.unsay(mine, other, FRIEND)
    await ties.unsay(other, mine, FRIEND)
    await ties.end_challenges(mine, other)


async def block(ties: Ties, sources: Sources, mine: str, other: str) -> None:
    """Have nothing to do with somebody: never be paired with them, challenged by them, or joined at a listed table."""
    await _check_room(ties, mine)
    await part(ties, mine, other)
    await ties.say(mine, other, BLOCK, sources.now())


async def are_friends(ties: Ties, mine: str, other: str) -> bool:
    both = await ties.said(mine, FRIEND), await ties.said_of(mine, FRIEND)
    return all(any(tie.id == other for tie in one) for one in both)


async def circle(ties: Ties, sources: Sources, mine: str) -> Circle:
    """All of it, as its owner sees it. Who is blocked may ask as often as they like: it is not shown."""
    said, said_of = await ties.said(mine, FRIEND), await ties.said_of(mine, FRIEND)
    blocked = await ties.said(mine, BLOCK)
    hidden = {tie.id for tie in blocked}
    back = {tie.id for tie in said_of} - hidden
    own = {tie.id for tie in said}
    challenges = [one for one in await ties.challenged(mine, sources.now() - LASTS) if one.id in back & own]
    return Circle(
        friends=_told(tie for tie in said if tie.id in back),
        asked_by=_told(tie for tie in said_of if tie.id not in own | hidden),
        asked=_told(tie for tie in said if tie.id not in back),
        blocked=_told(blocked),
        challenges=[
            ChallengeTold(one.table, one.game, one.at, Acquaintance(one.id, one.name, one.colour, one.at))
            for one in challenges
        ],
    )


def _told(ties: Iterable[Tie]) -> list[Acquaintance]:
    return [Acquaintance(*tie) for tie in ties]


async def _check_room(ties: Ties, mine: str) -> None:
    if await ties.count(mine) >= MOST:
        raise Refused("too_many", f"Friends and blocks are at most {MOST} together.")
