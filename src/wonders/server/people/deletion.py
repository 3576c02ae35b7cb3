"""Deleting a profile with all that names it. Matches stay, with somebody who has no name."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from wonders.server.errors import Refused
from wonders.server.people.rewriting import Trace
from wonders.server.store.erasing import Erasing
from wonders.server.store.histories import Histories
from wonders.server.store.profiles import Profile
from wonders.server.tables import entries as e

TRIES: Final = 5

Tell = Callable[[Mapping[str, int]], Awaitable[None]]
"""Lets whoever holds these tables know that they have new entries, up to these numbers."""


async def delete(erasing: Erasing, histories: Histories, profile: Profile, at: float, tell: Tell) -> None:
    """The profile goes last, so that what could not be done now can be done again. Who sits down meanwhile is found."""
    for _ in range(TRIES):
        newest: dict[str, int] = {}
        for table, seats in (await _tables(histories, profile.id)).items():
            newest |= await _rewrite(erasing, table, Trace(profile.id, {profile.name}, seats), at)
        await tell(newest)
        await erasing.forget_seats(profile.id)
        if await erasing.forget_profile(profile.id):
            await erasing.scour()
            return
    raise Refused("not_saved", "The profile sits down at tables while it is deleted; try again.")


async def _tables(histories: Histories, profile: str) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for row in await histories.everything(profile):
        found.setdefault(row.table_id, set()).add(row.seat)
    return found


async def _rewrite(erasing: Erasing, table: str, trace: Trace, at: float) -> dict[str, int]:
    """A table, and those that followed it: there the name may have come along without the profile."""
    newest: dict[str, int] = {}
    while table and table not in newest:
        trace.following = ""
        newest[table] = await erasing.rewrite(table, trace.rewritten, e.encode(e.Forgotten(at=at)))
        table = trace.following
    return newest
