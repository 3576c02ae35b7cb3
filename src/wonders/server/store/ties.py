"""What profiles have said of each other: friends, once both have said so, and those they want nothing to do with."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
)

from wonders.server.store.drivers import AnyResult
from wonders.server.store.leases import Asking
from wonders.server.store.meeting_schema import challenges, ties
from wonders.server.store.participations import ProfileGone
from wonders.server.store.people_schema import profiles
from wonders.server.store.profiles import Check, hold, hold_room

FRIEND: Final = "friend"
BLOCK: Final = "block"


class Tie(NamedTuple):
    """Another profile, and since when this is said of it."""

    id: str
    name: str
    colour: int
    at: float


class Challenge(NamedTuple):
    """Somebody is asked to a table."""

    table: str
    game: str
    at: float
    id: str
    name: str
    colour: int


class Ties:
    """Friends and blocks. A profile that is gone has none (see erasing.py)."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def befriend(self, profile: str, other: str, at: float, check: Check) -> bool:
        """A profile wants to be another's friend from now on, if it may say something of one more; whoever was blocked
        is so no longer. False, if there is no such other."""
        unblock = delete(ties).where(_is(profile, other, BLOCK))
        return await self._say(profile, other, FRIEND, at, check, unblock)

    async def block(self, profile: str, other: str, at: float, check: Check) -> bool:
        """The same for a block. Nothing else is left on either side."""
        part = delete(ties).where(_friends(profile, other))
        return await self._say(profile, other, BLOCK, at, check, part, _ending(profile, other))

    async def _say(self, profile: str, other: str, kind: str, at: float, check: Check, *before: Executable) -> bool:
        said = insert(ties).values(profile=profile, other=other, kind=kind, at=at)

        def write(connection: Connection) -> bool:
            if not _hold_both(connection, profile, other):
                return False
            for statement in before:
                connection.execute(statement)
            hold_room(connection, profile, ties, check, not_(_is(profile, other, kind)))
            if not connection.execute(select(ties.c.at).where(_is(profile, other, kind))).first():
                connection.execute(said)
            connection.commit()
            return True

        return await self._ask(write)

    async def part(self, profile: str, other: str) -> None:
        """Neither wants to be a friend of the other, and nothing that they have asked of each other stands."""
        await self._write(delete(ties).where(_friends(profile, other)), _ending(profile, other))

    async def unsay(self, profile: str, other: str, kind: str) -> None:
        """It holds no longer."""
        await self._write(delete(ties).where(_is(profile, other, kind)))

    async def said(self, profile: str, kind: str) -> Sequence[Tie]:
        """Of whom a profile has said this, by name."""
        return await self._ties(profiles.c.id == ties.c.other, and_(ties.c.profile == profile, ties.c.kind == kind))

    async def asking(self, profile: str, most: int) -> Sequence[Tie]:
        """Who wants to be a friend of a profile that has not said so, and has not blocked them: so many of those who
        have waited longest."""
        answered = select(ties.c.other).where(ties.c.profile == profile)
        query = select(*_NAMED, ties.c.at).join(ties, profiles.c.id == ties.c.profile)
        query = query.where(ties.c.other == profile, ties.c.kind == FRIEND, ties.c.profile.not_in(answered))
        query = query.order_by(ties.c.at, ties.c.profile).limit(most)
        return await self._ask(lambda connection: [Tie(*row) for row in connection.execute(query)])

    async def mutual(self, profile: str) -> frozenset[str]:
        """The friends of a profile: both have said so."""
        back = ties.alias()
        query = select(ties.c.other).join(back, and_(back.c.profile == ties.c.other, back.c.other == ties.c.profile))
        query = query.where(ties.c.profile == profile, ties.c.kind == FRIEND, back.c.kind == FRIEND)
        return await self._ask(lambda connection: frozenset(connection.execute(query).scalars()))

    async def blocked(self, among: Collection[str]) -> frozenset[frozenset[str]]:
        """Pairs of these profiles of which one has blocked the other."""
        if len(among) < 2:
            return frozenset()
        query = select(ties.c.profile, ties.c.other)
        query = query.where(ties.c.kind == BLOCK, ties.c.profile.in_(among), ties.c.other.in_(among))
        return await self._ask(lambda connection: frozenset(frozenset(row) for row in connection.execute(query)))

    async def blocks(self, by: Collection[str], profile: str) -> bool:
        """Whether one of these has blocked a profile."""
        query = select(func.count()).select_from(ties)
        query = query.where(ties.c.kind == BLOCK, ties.c.profile.in_(by), ties.c.other == profile)
        return await self._ask(lambda connection: bool(connection.execute(query).scalar()))

    async def who_block(self, profile: str) -> set[str]:
        """Who has blocked a profile."""
        query = select(ties.c.profile).where(ties.c.kind == BLOCK, ties.c.other == profile)
        return await self._ask(lambda connection: set(connection.execute(query).scalars()))

    async def challenge(self, profile: str, other: str, table: str, game: str, at: float) -> None:
        """Ask somebody to a table; once is enough."""
        known = exists().where(challenges.c.table_id == table, challenges.c.other == other)
        given = (literal(table), literal(other), literal(profile), literal(game), literal(at))
        columns = ["table_id", "other", "profile", "game", "at"]
        await self._write(insert(challenges).from_select(columns, select(*given).where(~known)))

    async def challenged(self, profile: str, after: float, most: int) -> Sequence[Challenge]:
        """To which tables a profile has been asked lately, and by whom: the newest."""
        query = select(challenges.c.table_id, challenges.c.game, challenges.c.at, *_NAMED)
        query = query.join(profiles, profiles.c.id == challenges.c.profile)
        query = query.where(challenges.c.other == profile, challenges.c.at > after)
        query = query.order_by(challenges.c.at.desc()).limit(most)
        return await self._ask(lambda connection: [Challenge(*row) for row in connection.execute(query)])

    async def drop_challenge(self, profile: str, table: str) -> None:
        """A challenge that was turned down, or has been taken up."""
        await self._write(delete(challenges).where(challenges.c.table_id == table, challenges.c.other == profile))

    async def _ties(self, joined: AnyResult, chosen: AnyResult) -> Sequence[Tie]:
        query = select(*_NAMED, ties.c.at).join(ties, joined).where(chosen).order_by(profiles.c.name_key)
        return await self._ask(lambda connection: [Tie(*row) for row in connection.execute(query)])

    async def _write(self, *statements: Executable) -> None:
        def write(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)
            connection.commit()

        await self._ask(write)


def _is(profile: str, other: str, kind: str) -> ColumnElement[bool]:
    return and_(ties.c.profile == profile, ties.c.other == other, ties.c.kind == kind)


def _friends(one: str, two: str) -> ColumnElement[bool]:
    return or_(_is(one, two, FRIEND), _is(two, one, FRIEND))


def _ending(one: str, two: str) -> Executable:
    """Nothing that these two have asked of each other stands any more."""
    both = ((one, two), (two, one))
    return delete(challenges).where(or_(*(and_(challenges.c.profile == a, challenges.c.other == b) for a, b in both)))


def _hold_both(connection: Connection, profile: str, other: str) -> bool:
    """`hold` two, always in the same order, or they would wait for each other. False, if the other is gone."""
    for one in sorted((profile, other)):
        try:
            hold(connection, one)
        except ProfileGone:
            if one == profile:
                raise
            return False
    return True


_NAMED: Final = (profiles.c.id, profiles.c.name, profiles.c.colour)
