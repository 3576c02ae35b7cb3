"""Ratings as they are kept: each rated match moves them once, whoever settles it, in the order of their ends."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text, update

from wonders.server.store.batch import RatedMatch
from wonders.server.store.leases import Asking
from wonders.server.store.order_schema import rated_matches, rating_changes, ratings
from wonders.server.store.people_schema import participations, profiles

LOCK: Final = 0x776F6E65
"""Settling is done by one process at a time (PostgreSQL); SQLite locks by its first write."""


class Standing(NamedTuple):
    """What is thought of somebody in a class."""

    profile: str
    kind: str
    mean: float
    deviation: float
    matches: int
    last: float


class Change(NamedTuple):
    """What a match does to somebody."""

    profile: str
    mean: float
    deviation: float
    change: float


class CurvePoint(NamedTuple):
    """A rating after a match."""

    table: str
    kind: str
    at: float
    mean: float
    deviation: float
    change: float


Find = Callable[[str], Standing | None]
"""What is thought of a profile before the match, if anything."""
Work = Callable[[RatedMatch, Find], Sequence[Change]]
"""What a match does to those who played it."""


class Ratings:
    """Everything the store knows of ratings."""

    def __init__(self, ask: Asking, shared: bool) -> None:
        self._ask = ask
        self._shared = shared

    async def unsettled(self, most: int = 100) -> Sequence[str]:
        """Matches whose results have not been counted yet, in the order of their ends."""
        query = select(rated_matches.c.table_id).where(rated_matches.c.settled.is_(None))
        query = query.order_by(rated_matches.c.ended, rated_matches.c.table_id).limit(most)
        return await self._ask(lambda connection: connection.execute(query).scalars().all())

    async def settle(self, table: str, now: float, work: Work) -> Sequence[Change]:
        """Let a match move the ratings: once, and all of them or none. Nothing where that has been done."""

        def write(connection: Connection) -> Sequence[Change]:
            if self._shared:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            match = _claimed(connection, table, now)
            if match is None:
                return ()
            changes = work(match, lambda profile: _standing(connection, profile, match.kind))
            there = [one for one in changes if _exists(connection, one.profile)]
            for change in there:
                _keep(connection, match, change)
            connection.commit()
            return there

        return await self._ask(write)

    async def best(self, kind: str, most: int) -> Sequence[tuple[str, Standing]]:
        """Those of a class who let themselves be found, with their names; the strongest first."""
        query = select(profiles.c.name, ratings).join(profiles, profiles.c.id == ratings.c.profile)
        query = query.where(ratings.c["class"] == kind, profiles.c.public).order_by(ratings.c.mean.desc()).limit(most)
        return await self._ask(lambda connection: [(row[0], Standing(*row[1:])) for row in connection.execute(query)])

    async def counts(self) -> dict[str, int]:
        """How many people have a rating in each class."""
        query = select(ratings.c["class"], func.count()).group_by(ratings.c["class"])
        return await self._ask(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def of(self, profile: str) -> Sequence[Standing]:
        """All ratings of somebody."""
        query = select(ratings).where(ratings.c.profile == profile)
        return await self._ask(lambda connection: [Standing(*row) for row in connection.execute(query)])

    async def of_class(self, kind: str, people: Sequence[str]) -> Sequence[Standing]:
        """The ratings of these people in a class."""
        query = select(ratings).where(ratings.c["class"] == kind, ratings.c.profile.in_(people))
        return await self._ask(lambda connection: [Standing(*row) for row in connection.execute(query)])

    async def curve(self, profile: str, most: int) -> Sequence[CurvePoint]:
        """The ratings of somebody after each of the last rated matches, the oldest first."""
        change = rating_changes.c
        columns = (change.table_id, change["class"], change.at, change.mean, change.deviation, change.change)
        query = select(*columns).where(change.profile == profile).order_by(change.at.desc(), change.table_id)
        found = await self._ask(lambda connection: connection.execute(query.limit(most)).all())
        return [CurvePoint(*row) for row in reversed(found)]


def _claimed(connection: Connection, table: str, now: float) -> RatedMatch | None:
    """The match, if nobody else has it: whoever marks it as settled is the one. The result is not needed after it."""
    mine = (rated_matches.c.table_id == table) & rated_matches.c.settled.is_(None)
    if not connection.execute(update(rated_matches).where(mine).values(settled=now)).rowcount:
        return None
    columns = [rated_matches.c[name] for name in ("table_id", "class", "ended", "result")]
    row = connection.execute(select(*columns).where(rated_matches.c.table_id == table)).one()
    connection.execute(update(rated_matches).where(rated_matches.c.table_id == table).values(result=""))
    return RatedMatch(*row)


def _standing(connection: Connection, profile: str, kind: str) -> Standing | None:
    query = select(ratings).where(ratings.c.profile == profile, ratings.c["class"] == kind)
    row = connection.execute(query).first()
    return Standing(*row) if row is not None else None


def _exists(connection: Connection, profile: str) -> bool:
    return connection.execute(select(profiles.c.id).where(profiles.c.id == profile)).first() is not None


def _keep(connection: Connection, match: RatedMatch, change: Change) -> None:
    before = _standing(connection, change.profile, match.kind)
    now = {"mean": change.mean, "deviation": change.deviation, "last": match.ended}
    who = {"profile": change.profile, "class": match.kind}
    if before is None:
        connection.execute(insert(ratings).values(**who, **now, matches=1))
    else:
        mine = (ratings.c.profile == change.profile) & (ratings.c["class"] == match.kind)
        connection.execute(update(ratings).where(mine).values(**now, matches=before.matches + 1))
    connection.execute(
        insert(rating_changes).values(
            **who,
            table_id=match.table,
            at=match.ended,
            mean=change.mean,
            deviation=change.deviation,
            change=change.change,
        )
    )
    took_part = (participations.c.table_id == match.table) & (participations.c.profile == change.profile)
    connection.execute(update(participations).where(took_part).values(rating_change=change.change))


def forget_ratings(connection: Connection, profile: str) -> None:
    """Delete what names a profile; for who deletes a profile, within one transaction."""
    connection.execute(delete(ratings).where(ratings.c.profile == profile))
    connection.execute(delete(rating_changes).where(rating_changes.c.profile == profile))
