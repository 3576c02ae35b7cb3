"""Who is seated with whom: people who wait for the same game and pace, who came first before the others."""

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import islice
from typing import Final, NamedTuple

from wonders.server.waiters import Waiter

PATIENCE: Final = 10.0
"""Seconds after which whoever plays with any number is content with fewer than usual."""

Blocked = Set[frozenset[str]]
"""Pairs of profiles of which one wants nothing to do with the other."""


class Sizes(NamedTuple):
    """With how many players a game is played when anybody may come."""

    least: int
    usual: int
    most: int


class Group(NamedTuple):
    """People to be seated together; bots have the other seats."""

    people: tuple[Waiter, ...]
    players: int


def groups(waiting: Sequence[Waiter], now: float, sizes: Mapping[str, Sizes], blocked: Blocked) -> Iterator[Group]:
    """All groups that can be made now, those of who came first before the others."""
    rooms: dict[tuple[str, str, bool], list[Waiter]] = {}
    for one in waiting:
        rooms.setdefault((one.game, one.pace, one.rated), []).append(one)
    for (game, _, _), room in rooms.items():
        if game in sizes:
            yield from _groups(room, now, sizes[game], blocked)


def _groups(room: list[Waiter], now: float, sizes: Sizes, blocked: Blocked) -> Iterator[Group]:
    at = 0
    while at < len(room):
        found = _around(room, at, now, sizes, blocked)
        if found is None:
            at += 1
            continue
        yield found
        seated = {one.id for one in found.people}
        room = room[:at] + [one for one in islice(room, at, None) if one.id not in seated]


def _around(room: Sequence[Waiter], at: int, now: float, sizes: Sizes, blocked: Blocked) -> Group | None:
    """A group with this one and some who came later; with bots, once it is time for them."""
    first = room[at]
    for players in _wanted(room, at, now, sizes):
        people = _fitting(room, at, players, blocked)
        if len(people) == players:
            return Group(people, players)
    if first.bots_at is not None and now >= first.bots_at:
        players = first.players or sizes.usual
        return Group(_fitting(room, at, players, blocked, with_bots=True), players)
    return None


def _wanted(room: Sequence[Waiter], at: int, now: float, sizes: Sizes) -> Iterator[int]:
    """For how many players it is tried: as this one wants; else the usual number, what others want, then fewer."""
    first = room[at]
    if first.players is not None:
        yield first.players
        return
    yield sizes.usual
    yield from dict.fromkeys(one.players for one in islice(room, at + 1, None) if one.players is not None)
    if now - first.since >= PATIENCE:
        yield from range(min(sizes.most, len(room) - at), sizes.least - 1, -1)


def _fitting(
    room: Sequence[Waiter], at: int, players: int, blocked: Blocked, with_bots: bool = False
) -> tuple[Waiter, ...]:
    """As many as fit, in the order in which they came. Who never wants bots is not seated with any."""
    people = [room[at]]
    for one in islice(room, at + 1, None):
        if len(people) == players:
            break
        if one.players not in (None, players) or (with_bots and one.bots_at is None):
            continue
        if not any(_apart(one, other, blocked) for other in people):
            people.append(one)
    return tuple(people)


def _apart(one: Waiter, other: Waiter, blocked: Blocked) -> bool:
    if not one.profile or not other.profile:
        return False
    return one.profile == other.profile or frozenset((one.profile, other.profile)) in blocked
