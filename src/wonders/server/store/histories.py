"""What somebody has played, read from the store."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select

from wonders.server.store.drivers import AnyResult
from wonders.server.store.leases import Asking
from wonders.server.store.people_schema import participations as p
from wonders.server.store.schema import entries


class Participation(NamedTuple):
    """A row of participations: the columns as the schema has them."""

    table_id: str
    seat: int
    profile: str
    name: str
    kind: str
    level: str
    game: str
    variant: str
    players: int
    joined: float
    state: str
    ended: float | None
    place: int | None
    shared: int | None
    points: int | None
    wonder: str
    opening: str
    rating_change: float | None
    has_left: bool


class Wanted(NamedTuple):
    """Which matches; empty for all."""

    game: str = ""
    variant: str | None = None
    opponent: str = ""
    """A name, or the id of a profile."""


UNFINISHED = ("open", "playing")


class Histories:
    """Participations by profile and by table."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def unfinished(self, profile: str, wanted: Wanted, most: int) -> Sequence[Participation]:
        """Matches in which somebody still sits, the one they joined last first."""
        query = _of(profile, wanted).where(p.c.state.in_(UNFINISHED), p.c.has_left.is_(False))
        return await self._rows(query.order_by(p.c.joined.desc(), p.c.table_id).limit(most))

    async def finished(
        self, profile: str, wanted: Wanted, most: int, before: tuple[float, str] | None = None
    ) -> Sequence[Participation]:
        """Matches that are over, the last one first, from the one after `before` (when it ended, and where) on."""
        query = _of(profile, wanted).where(p.c.state == "over")
        if before is not None:
            ended, table = before
            query = query.where(or_(p.c.ended < ended, and_(p.c.ended == ended, p.c.table_id > table)))
        return await self._rows(query.order_by(p.c.ended.desc(), p.c.table_id).limit(most))

    async def at_tables(self, ids: Sequence[str]) -> Sequence[Participation]:
        """Everybody who took part at these tables."""
        query = select(p).where(p.c.table_id.in_(ids), p.c.state.not_in(("gone", "kept")))
        return await self._rows(query.order_by(p.c.table_id, p.c.seat)) if ids else ()

    async def everything(self, profile: str) -> Sequence[Participation]:
        """Every row about a profile, those of seats they left at once included."""
        return await self._rows(select(p).where(p.c.profile == profile).order_by(p.c.joined, p.c.table_id))

    async def said(self, profile: str) -> Sequence[tuple[str, str]]:
        """Tables and entries of what somebody has said."""
        there = and_(entries.c.table_id == p.c.table_id, entries.c.seat == p.c.seat)
        query = (
            select(entries.c.table_id, entries.c.body)
            .join(p, there)
            .where(p.c.profile == profile, p.c.state != "gone", entries.c.body.like('{"entry":"said"%'))
            .order_by(entries.c.table_id, entries.c.seq)
        )
        return await self._ask(lambda connection: [(row[0], row[1]) for row in connection.execute(query)])

    async def _rows(self, query: Select[AnyResult]) -> Sequence[Participation]:
        return await self._ask(lambda connection: [Participation._make(row) for row in connection.execute(query)])


def _of(profile: str, wanted: Wanted) -> Select[AnyResult]:
    query = select(p).where(p.c.profile == profile)
    if wanted.game:
        query = query.where(p.c.game == wanted.game)
    if wanted.variant is not None:
        query = query.where(p.c.variant == wanted.variant)
    if wanted.opponent:
        query = query.where(_against(wanted.opponent))
    return query


def _against(opponent: str) -> ColumnElement[bool]:
    other = p.alias("other")
    same = or_(func.lower(other.c.name) == opponent.lower(), other.c.profile == opponent)
    return exists().where(other.c.table_id == p.c.table_id, other.c.seat != p.c.seat, same)
