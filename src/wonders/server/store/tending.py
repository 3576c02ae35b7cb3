"""Closing, deleting and finding tables by their rows, within a transaction of whoever asks."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from wonders.server.store.order_schema import acts, rated_matches, reports
from wonders.server.store.people_schema import participations
from wonders.server.store.schema import entries, tables


class FoundTable(NamedTuple):
    """A table, as its row tells it."""

    id: str
    code: str
    game: str
    state: str
    listed: bool
    created: float
    touched: float


_COLUMNS = tuple(tables.c[name] for name in FoundTable._fields)


def find_tables(
    connection: Connection, state: str = "", before: float | None = None, most: int = 100, at_rest: bool = False
) -> Sequence[FoundTable]:
    """Tables, the one that was left alone longest first: of one state, untouched since then, without a clock."""
    query = select(*_COLUMNS).order_by(tables.c.touched).limit(most)
    if state:
        query = query.where(tables.c.state == state)
    if before is not None:
        query = query.where(tables.c.touched < before)
    if at_rest:
        query = query.where(tables.c.due.is_(None))
    return [FoundTable(*row) for row in connection.execute(query)]


def one_table(connection: Connection, id: str) -> FoundTable | None:
    row = connection.execute(select(*_COLUMNS).where(tables.c.id == id)).first()
    return FoundTable(*row) if row is not None else None


def bodies_of(connection: Connection, id: str) -> Sequence[str]:
    query = select(entries.c.body).where(entries.c.table_id == id).order_by(entries.c.seq)
    return connection.execute(query).scalars().all()


def close_row(connection: Connection, id: str, body: str) -> None:
    """Put a last entry behind all others; an integrity error if somebody was faster."""
    connection.execute(insert(entries).values(table_id=id, seq=_last(connection, id) + 1, body=body))
    connection.execute(update(tables).where(tables.c.id == id).values(state="closed", listed=False, due=None))


def delete_rows(connection: Connection, id: str, body: str) -> None:
    """Everything about a table goes. A last entry stays for a while in the place of the next one: a server that has the
    table in memory finds it when it wants to write there. What a match has done to ratings stays done."""
    last_one = _last(connection, id) + 1
    connection.execute(insert(entries).values(table_id=id, seq=last_one, body=body))  # first: nobody writes after it
    connection.execute(delete(entries).where(entries.c.table_id == id, entries.c.seq < last_one))
    connection.execute(delete(tables).where(tables.c.id == id))
    connection.execute(delete(participations).where(participations.c.table_id == id))
    connection.execute(delete(reports).where(reports.c.table_id == id, reports.c.verdict != ""))
    settled = rated_matches.c.settled.is_not(None)
    connection.execute(delete(rated_matches).where(rated_matches.c.table_id == id, settled))


def clear_tombstones(connection: Connection, before: float) -> int:
    """Forget the last entries of tables that were deleted long ago: no server has them in memory any more."""
    gone = select(acts.c.subject).where(acts.c.act == "delete", acts.c.at < before)
    ours = entries.c.table_id.in_(gone) & entries.c.table_id.not_in(select(tables.c.id))
    return connection.execute(delete(entries).where(ours)).rowcount


def blank_said(connection: Connection, ended_before: float, most: int, blank: Callable[[str], str]) -> int:
    """Take the words out of what was said at tables that are over; how many lines that were."""
    over = select(tables.c.id).where(tables.c.state.in_(("over", "closed")), tables.c.touched < ended_before)
    talks = entries.c.body.like('{"entry":"said"%"text":%')
    query = select(entries.c.table_id, entries.c.seq, entries.c.body).where(talks, entries.c.table_id.in_(over))
    found = connection.execute(query.limit(most)).all()
    for table, seq, body in found:
        place = (entries.c.table_id == table) & (entries.c.seq == seq)
        connection.execute(update(entries).where(place).values(body=blank(body)))
    return len(found)


def _last(connection: Connection, id: str) -> int:
    return connection.execute(select(func.max(entries.c.seq)).where(entries.c.table_id == id)).scalar() or 0
