"""What is kept for how long: tables, chat, reports, acts, notebooks, reviews, profiles. Zero days are for ever."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Engine, Table, delete, select

from wonders.server.order.tables import NotThere, delete_table
from wonders.server.store.order_schema import acts, reports, sanctions
from wonders.server.store.people_schema import profiles
from wonders.server.store.schema import notebooks, studies, study_decisions
from wonders.server.store.tending import blank_said, clear_tombstones, find_tables
from wonders.server.store.tournament_rows import drop_old
from wonders.server.tables import entries as e

DAY: Final = 86400.0
SERVER: Final = "server"
"""Who acts where nobody has told the server to."""
AT_ONCE: Final = 100
"""Rows of a kind that are dealt with in one go: others want to use the database as well."""


@dataclass(frozen=True)
class Retention:
    """Days after which something goes; 0 keeps it for ever."""

    open: float = 14
    playing: float = 180
    over: float = 730
    chat: float = 90
    profiles: float = 730
    reports: float = 180
    acts: float = 730
    notebooks: float = 730
    reviews: float = 365


def tidy(engine: Engine, kept: Retention, now: float) -> dict[str, int]:
    """One round: how much of each kind has gone. What is too much for one round goes in the next."""
    went = {
        "tables": sum(1 for id in _old_tables(engine, kept, now) if _went(engine, id, now)),
        "chat": _blank_chat(engine, kept.chat, now),
        "reports": _drop(engine, kept.reports, now, reports),
        "acts": _drop(engine, kept.acts, now, acts),
        "notebooks": _drop(engine, kept.notebooks, now, notebooks, "changed"),
        "reviews": _drop(engine, kept.reviews, now, studies, "made"),
        "tournaments": _drop_tournaments(engine, kept, now),
    }
    with engine.begin() as connection:
        clear_tombstones(connection, now - DAY)
        connection.execute(delete(study_decisions).where(study_decisions.c.study.not_in(select(studies.c.key))))
        connection.execute(delete(sanctions).where(sanctions.c.until < now - 30 * DAY))
        connection.execute(delete(acts).where(acts.c.actor == SERVER, acts.c.at < now - 30 * DAY))
    return {kind: count for kind, count in went.items() if count}


def _old_tables(engine: Engine, kept: Retention, now: float) -> Iterator[str]:
    """Those whose time is up. A match whose clock runs is not abandoned, however long its moves may take."""
    states = {"open": kept.open, "playing": kept.playing, "over": kept.over, "closed": kept.over}
    for state, days in states.items():
        if days:
            with engine.connect() as connection:
                found = find_tables(connection, state, now - days * DAY, AT_ONCE, at_rest=True)
            yield from (one.id for one in found)


def _went(engine: Engine, id: str, now: float) -> bool:
    try:
        delete_table(engine, id, SERVER, "its time was up", now)
    except NotThere:
        return False
    return True


def _blank_chat(engine: Engine, days: float, now: float) -> int:
    if not days:
        return 0
    with engine.begin() as connection:
        return blank_said(connection, now - days * DAY, AT_ONCE, _without_words)


def _without_words(body: str) -> str:
    """That something was said stays, since entries are counted; what it was does not."""
    said = e.decode(body)
    assert isinstance(said, e.Said), "asked only for what was said"
    return e.encode(e.Said(at=said.at, seat=said.seat, move=said.move))


def old_profiles(engine: Engine, days: float, now: float) -> list[str]:
    """Profiles that nobody has used for so many days."""
    if not days:
        return []
    query = select(profiles.c.id).where(profiles.c.seen < now - days * DAY).limit(AT_ONCE)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def _drop(engine: Engine, days: float, now: float, table: Table, when: str = "at") -> int:
    if not days:
        return 0
    with engine.begin() as connection:
        return connection.execute(delete(table).where(table.c[when] < now - days * DAY)).rowcount


def _drop_tournaments(engine: Engine, kept: Retention, now: float) -> int:
    """Those that are over go with their tables, those that nobody begins with tables at which nobody begins."""
    with engine.begin() as connection:
        over, opened = (now - days * DAY if days else 0.0 for days in (kept.over, kept.open))
        return drop_old(connection, over, opened)
