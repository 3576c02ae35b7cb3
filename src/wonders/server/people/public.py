"""A public profile: what somebody who wants to be found has played, and how it went. Bots have one, too."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, TypeVar

from wonders.server.errors import Refused
from wonders.server.people.history import PAGE, split, told
from wonders.server.people.profiles import name_key
from wonders.server.store.histories import Histories, Participation, Wanted
from wonders.server.store.profiles import Profile, Profiles
from wonders.server.tables.levels import checked_level
from wonders.server.wire.people import ByGame, ByOpening, BySeat, ByWonder, Match, PublicProfile, Results

MOST: Final = 5000
"""Matches that are counted, the last ones."""
OPENINGS: Final = 5
"""Favourite openings of each game that are told."""

Key = TypeVar("Key", bound=Hashable)


async def found(profiles: Profiles, name: str) -> Profile:
    """The public profile with this id or this name. One that is private is not there for others."""
    by_id = await profiles.by_id(name) if len(name) <= 16 else None
    profile = by_id if by_id is not None and by_id.public else await profiles.by_public_name(name_key(name))
    if profile is None:
        raise Refused("not_found", "There is no public profile with this name.")
    return profile


async def of_person(histories: Histories, profile: Profile) -> PublicProfile:
    return await _public(histories, profile.id, profile.id, profile.name, profile.colour, profile.created)


async def of_bot(histories: Histories, level: str) -> PublicProfile:
    level = checked_level(level)
    return await _public(histories, f"bot:{level}", "", level, 0, None)


async def _public(
    histories: Histories, key: str, id: str, name: str, colour: int, created: float | None
) -> PublicProfile:
    rows = await histories.finished(key, Wanted(), MOST)
    recent = await told(histories, rows[:PAGE])
    # Five thousand matches take a while to be counted: not in the loop.
    return await asyncio.to_thread(_counted, rows, recent, id, name, colour, created)


def _counted(
    rows: Sequence[Participation], recent: list[Match], id: str, name: str, colour: int, created: float | None
) -> PublicProfile:
    return PublicProfile(
        id=id,
        name=name,
        colour=colour,
        created=created,
        bot=not id,
        games=[ByGame(*at, _results(some)) for at, some in _by(rows, lambda row: (row.game, row.variant, row.players))],
        seats=[BySeat(*at, _results(some)) for at, some in _by(rows, lambda row: (row.game, row.players, row.seat))],
        wonders=[ByWonder(*at, _results(some)) for at, some in _by_wonder(rows)],
        openings=list(_openings(rows)),
        recent=recent,
    )


def _by(rows: Iterable[Participation], key: Callable[[Participation], Key]) -> list[tuple[Key, list[Participation]]]:
    """Matches in groups, in the order of their keys."""
    groups: dict[Key, list[Participation]] = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return sorted(groups.items(), key=lambda item: str(item[0]))


def _by_wonder(rows: Sequence[Participation]) -> list[tuple[tuple[str, str], list[Participation]]]:
    """A match counts for each wonder somebody had in it."""
    groups: dict[tuple[str, str], list[Participation]] = {}
    for row in rows:
        for wonder in split(row.wonder):
            groups.setdefault((row.game, wonder), []).append(row)
    return sorted(groups.items())


def _results(rows: Sequence[Participation]) -> Results:
    """A victory that is shared by three is a third of one; who left has not won."""
    stayed = [row for row in rows if not row.has_left]
    won = [row for row in stayed if row.place == 1]
    return Results(
        matches=len(rows),
        won=len(won),
        shared=sum((row.shared or 1) > 1 for row in won),
        left=len(rows) - len(stayed),
        points=round(sum(row.points or 0 for row in rows) / len(rows), 1),
        best=max(row.points or 0 for row in rows),
    )


def _openings(rows: Sequence[Participation]) -> Iterable[ByOpening]:
    """The first cards that were built most often."""
    for game, some in _by([row for row in rows if row.opening], lambda row: row.game):
        for opening, _ in Counter(row.opening for row in some).most_common(OPENINGS):
            yield ByOpening(game, split(opening), _results([row for row in some if row.opening == opening]))
