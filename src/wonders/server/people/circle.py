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
SHOWN: Final = 100
"""Those who ask, and challenges: anybody can be asked by any number of others."""
LASTS: Final = 7 * 86_400.0
"""Seconds for which a challenge stands."""


async def somebody(profiles: Profiles, mine: Profile, id: str, name: str) -> str:
    """The id of another profile; Refused, if there is none."""
    found = await profiles.by_id(id) if id else await profiles.by_public_name(name_key(name))
    if found is None:
        raise _nobody()
    if found.id == mine.id:
        raise Refused("bad_option", "That is you.")
    return found.id


async def befriend(ties: Ties, sources: Sources, mine: str, other: str) -> None:
    """Ask somebody to be a friend; or agree, if they have asked. Whoever was blocked is so no longer."""
    if not await ties.befriend(mine, other, sources.now(), _check_room):
        raise _nobody()


async def block(ties: Ties, sources: Sources, mine: str, other: str) -> None:
    """Have nothing to do with somebody: never be paired with them, challenged by them, or joined at a listed table."""
    if not await ties.block(mine, other, sources.now(), _check_room):
        raise _nobody()


async def are_friends(ties: Ties, mine: str, other: str) -> bool:
    return other in await ties.mutual(mine)


async def circle(ties: Ties, sources: Sources, mine: str) -> Circle:
    """All of it, as its owner sees it. Who is blocked may ask as often as they like: it is not shown."""
    said, blocked = await ties.said(mine, FRIEND), await ties.said(mine, BLOCK)
    friends = await ties.mutual(mine) - {tie.id for tie in blocked}
    challenges = await ties.challenged(mine, sources.now() - LASTS, SHOWN)
    return Circle(
        friends=_told(tie for tie in said if tie.id in friends),
        asked_by=_told(await ties.asking(mine, SHOWN)),
        asked=_told(tie for tie in said if tie.id not in friends),
        blocked=_told(blocked),
        challenges=[
            ChallengeTold(one.table, one.game, one.at, Acquaintance(one.id, one.name, one.colour, one.at))
            for one in challenges
            if one.id in friends
        ],
    )


def _told(ties: Iterable[Tie]) -> list[Acquaintance]:
    return [Acquaintance(*tie) for tie in ties]


def _nobody() -> Refused:
    return Refused("not_found", "There is no such profile, or it is not public.")


def _check_room(others: int) -> None:
    if others >= MOST:
        raise Refused("too_many", f"Friends and blocks are at most {MOST} together.")
