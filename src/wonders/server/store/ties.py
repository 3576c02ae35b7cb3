"""What profiles have said of each other: friends, once both have said so, and those they want nothing to do with."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, Executable, and_, delete, exists, func, insert, literal, or_, select

from wonders.server.store.drivers import AnyResult
from wonders.server.store.leases import Asking
from wonders.server.store.meeting_schema import challenges, ties
from wonders.server.store.people_schema import profiles

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
    """Friends and blocks. A profile that is gone has none: whoever deletes it calls `forget`."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def say(self, profile: str, other: str, kind: str, at: float) -> None:
        """From now on this holds."""
        known = exists().where(ties.c.profile == profile, ties.c.other == other, ties.c.kind == kind)
        row = select(literal(profile), literal(other), literal(kind), literal(at)).where(~known)
        await self._write(insert(ties).from_select(["profile", "other", "kind", "at"], row))

    async def unsay(self, profile: str, other: str, kind: str) -> None:
        """It holds no longer."""
        await self._write(delete(ties).where(ties.c.profile == profile, ties.c.other == other, ties.c.kind == kind))

    async def said(self, profile: str, kind: str) -> Sequence[Tie]:
        """Of whom a profile has said this, by name."""
        return await self._ties(profiles.c.id == ties.c.other, and_(ties.c.profile == profile, ties.c.kind == kind))

    async def said_of(self, profile: str, kind: str) -> Sequence[Tie]:
        """Who has said this of a profile, by name."""
        return await self._ties(profiles.c.id == ties.c.profile, and_(ties.c.other == profile, ties.c.kind == kind))

    async def count(self, profile: str) -> int:
        """Of how many a profile has said something."""
        query = select(func.count()).select_from(ties).where(ties.c.profile == profile)
        return await self._ask(lambda connection: connection.execute(query).scalar() or 0)

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

    async def challenged(self, profile: str, after: float) -> Sequence[Challenge]:
        """To which tables a profile has been asked lately, and by whom."""
        query = select(challenges.c.table_id, challenges.c.game, challenges.c.at, *_NAMED)
        query = query.join(profiles, profiles.c.id == challenges.c.profile)
        query = query.where(challenges.c.other == profile, challenges.c.at > after).order_by(challenges.c.at.desc())
        return await self._ask(lambda connection: [Challenge(*row) for row in connection.execute(query)])

    async def drop_challenge(self, profile: str, table: str) -> None:
        """A challenge that was turned down, or has been taken up."""
        await self._write(delete(challenges).where(challenges.c.table_id == table, challenges.c.other == profile))

    async def end_challenges(self, profile: str, other: str) -> None:
        """Nothing that these two have asked of each other stands any more."""
        pairs = ((profile, other), (other, profile))
        both = or_(*(and_(challenges.c.profile == one, challenges.c.other == two) for one, two in pairs))
        await self._write(delete(challenges).where(both))

    async def forget(self, profile: str) -> None:
        """Everything that was said by a profile, or of it."""
        for table in (ties, challenges):
            await self._write(delete(table).where(or_(table.c.profile == profile, table.c.other == profile)))

    async def _ties(self, joined: AnyResult, chosen: AnyResult) -> Sequence[Tie]:
        query = select(*_NAMED, ties.c.at).join(ties, joined).where(chosen).order_by(profiles.c.name_key)
        return await self._ask(lambda connection: [Tie(*row) for row in connection.execute(query)])

    async def _write(self, statement: Executable) -> None:
        def write(connection: Connection) -> None:
            connection.execute(statement)
            connection.commit()

        await self._ask(write)


_NAMED: Final = (profiles.c.id, profiles.c.name, profiles.c.colour)
