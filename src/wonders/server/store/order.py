"""Order among people as it is kept: acts, sanctions and reports."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from wonders.server.store.leases import Asking
from wonders.server.store.order_schema import acts, reports, sanctions
from wonders.server.store.people_schema import profiles


class Act(NamedTuple):
    """Something that was done about a table or somebody."""

    id: int
    at: float
    actor: str
    act: str
    subject: str
    why: str


class Sanction(NamedTuple):
    """Somebody may not talk (`mute`) or not play (`ban`)."""

    profile: str
    kind: str
    since: float
    until: float | None
    why: str


class Report(NamedTuple):
    """Something said that somebody found wrong."""

    id: str
    at: float
    table: str
    seat: int
    said: float
    about: str
    reporter: str
    why: str
    lines: str
    verdict: str


class Order:
    """Everything the store knows of order."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def sanctions(self, now: float) -> Sequence[Sanction]:
        """Those that hold now."""
        query = select(sanctions).where(sanctions.c.until.is_(None) | (sanctions.c.until > now))
        return await self._ask(lambda connection: [Sanction(*row) for row in connection.execute(query)])

    async def sanctions_of(self, profile: str) -> Sequence[Sanction]:
        """All that somebody has had and that are still kept."""
        query = select(sanctions).where(sanctions.c.profile == profile).order_by(sanctions.c.since)
        return await self._ask(lambda connection: [Sanction(*row) for row in connection.execute(query)])

    async def reports_by(self, profile: str) -> Sequence[Report]:
        """What somebody has reported."""
        query = select(reports).where(reports.c.reporter == profile).order_by(reports.c.at)
        return await self._ask(lambda connection: [Report(*row) for row in connection.execute(query)])

    async def acts_after(self, id: int) -> Sequence[Act]:
        """Acts that came after this one, the oldest first."""
        query = select(acts).where(acts.c.id > id).order_by(acts.c.id)
        return await self._ask(lambda connection: [Act(*row) for row in connection.execute(query)])

    async def last_act(self) -> int:
        return await self._ask(lambda connection: connection.execute(select(func.max(acts.c.id))).scalar() or 0)

    async def report(self, report: Report) -> bool:
        """Keep a report; False if the same one has been made before."""

        def write(connection: Connection) -> bool:
            values = dict(zip(reports.c.keys(), report, strict=True))
            try:
                connection.execute(insert(reports).values(values))
            except IntegrityError:
                return False
            connection.commit()
            return True

        return await self._ask(write)

    async def reports(self, is_open: bool, most: int) -> Sequence[Report]:
        """Reports that wait for a verdict, the oldest first; or those that have one, the youngest first."""
        by = reports.c.at if is_open else reports.c.at.desc()
        query = select(reports).where((reports.c.verdict == "") if is_open else (reports.c.verdict != ""))
        query = query.order_by(by).limit(most)
        return await self._ask(lambda connection: [Report(*row) for row in connection.execute(query)])

    async def settle(self, id: str, verdict: str, actor: str, sanction: Sanction | None, at: float, why: str) -> bool:
        """Decide on a report, with what follows from it; False if it has been decided already, or is none."""

        def write(connection: Connection) -> bool:
            waits = (reports.c.id == id) & (reports.c.verdict == "")
            if not connection.execute(update(reports).where(waits).values(verdict=verdict)).rowcount:
                return False
            log_act(connection, at, actor, "report", id, f"{verdict}: {why}"[:300])
            if sanction is not None:
                impose(connection, sanction, actor)
            connection.commit()
            return True

        return await self._ask(write)

    async def one_report(self, id: str) -> Report | None:
        query = select(reports).where(reports.c.id == id)
        row = await self._ask(lambda connection: connection.execute(query).first())
        return Report(*row) if row is not None else None


def log_act(connection: Connection, at: float, actor: str, act: str, subject: str, why: str) -> None:
    """Write down who has done what, within the transaction that does it."""
    connection.execute(insert(acts).values(at=at, actor=actor, act=act, subject=subject, why=why[:300]))


def impose(connection: Connection, sanction: Sanction, actor: str) -> None:
    """A sanction instead of one of its kind that may be there, and the act that says so."""
    lift(connection, sanction.profile, sanction.kind)
    connection.execute(insert(sanctions).values(**sanction._asdict()))
    log_act(connection, sanction.since, actor, sanction.kind, sanction.profile, sanction.why)


def lift(connection: Connection, profile: str, kind: str) -> bool:
    """Whether there was such a sanction."""
    mine = (sanctions.c.profile == profile) & (sanctions.c.kind == kind)
    return connection.execute(delete(sanctions).where(mine)).rowcount > 0


def forget_order(connection: Connection, profile: str) -> None:
    """Delete what names a profile; for who deletes a profile, within one transaction and before it goes. Acts stay,
    about nobody."""
    name = connection.execute(select(profiles.c.name).where(profiles.c.id == profile)).scalar() or profile
    connection.execute(delete(sanctions).where(sanctions.c.profile == profile))
    told = reports.c.lines.contains(profile, autoescape=True) | _names(reports.c.lines, name)
    theirs = (reports.c.about == profile) | (reports.c.reporter == profile) | told | _names(reports.c.why, name)
    connection.execute(delete(reports).where(theirs))
    connection.execute(update(acts).where(acts.c.subject == profile).values(subject="", why=""))
    connection.execute(update(acts).where(acts.c.actor == profile).values(actor=""))
    connection.execute(update(acts).where(_names(acts.c.why, name)).values(why=""))


def _names(column: Column[str], name: str) -> ColumnElement[bool]:
    """Whether a text has the name in it."""
    return func.lower(column).contains(name.lower(), autoescape=True)
