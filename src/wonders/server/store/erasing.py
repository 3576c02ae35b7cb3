"""Taking somebody out of the database: entries are rewritten, rows made anonymous, nothing is left in the file."""

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from wonders.server.store.batch import NotSaved
from wonders.server.store.forgetting import FORGETTING
from wonders.server.store.leases import Asking
from wonders.server.store.meeting_schema import challenges, ties, waiting
from wonders.server.store.participations import ProfileGone
from wonders.server.store.people_schema import participations, passkeys, profile_keys, profiles, tickets
from wonders.server.store.profiles import hold
from wonders.server.store.schema import entries

log = logging.getLogger("wonders.server")

TRIES: Final = 10
SMALL: Final = 256 * 1024 * 1024
"""Bytes of an SQLite file that is written anew after somebody was deleted; in a greater one only what was theirs is
overwritten, and copies that SQLite has left in half-empty pages go with the operator's next VACUUM."""

Rewrite = Callable[[Sequence[tuple[int, str]]], Mapping[int, str]]
"""From the entries of a table, by their numbers, to those that are different afterwards."""


class Erasing:
    """What deletes a profile."""

    def __init__(self, engine: Engine, ask: Asking) -> None:
        self._engine, self._ask = engine, ask

    async def rewrite(self, table: str, change: Rewrite, note: str) -> int:
        """Rewrite entries of a table, and add one by which every process that holds it learns of it; its number.

        Who adds an entry at the same moment is not overlooked: then this is done again.
        """
        for _ in range(TRIES):
            written = await self._ask(lambda connection: _rewritten(connection, table, change, note))
            if written is not None:
                return written
        raise NotSaved("Too much happens at a table just now; try again.")

    async def forget_seats(self, profile: str) -> None:
        """Matches stay, without saying who it was; seats that were only sat at for a while are forgotten."""
        mine = participations.c.profile == profile

        def write(connection: Connection) -> None:
            connection.execute(delete(participations).where(mine, participations.c.state.in_(("gone", "kept", "open"))))
            connection.execute(update(participations).where(mine).values(profile="", name="", rating_change=None))
            connection.commit()

        await self._ask(write)

    async def forget_profile(self, profile: str) -> bool:
        """The profile itself, with every way into it. False if it has sat down somewhere in the meantime."""
        taking_part = select(func.count()).select_from(participations).where(participations.c.profile == profile)

        def write(connection: Connection) -> bool:
            with suppress(ProfileGone):  # it is being deleted twice
                hold(connection, profile)
            for forget in FORGETTING:
                forget(connection, profile)
            connection.execute(delete(profiles).where(profiles.c.id == profile))
            if connection.execute(taking_part).scalar():
                connection.rollback()
                return False
            for table in (profile_keys, passkeys, tickets, waiting, ties, challenges):
                connection.execute(delete(table).where(table.c.profile == profile))
            for table in (ties, challenges):  # what others have said of it
                connection.execute(delete(table).where(table.c.other == profile))
            connection.commit()
            return True

        return await self._ask(write)

    async def scour(self) -> None:
        """Leave nothing behind in the file of the database: neither in its pages nor in the log beside it."""
        if self._engine.dialect.name == "sqlite":
            await self._ask(self._scour)

    def _scour(self, _: Connection) -> None:
        """What cannot be done now, because others use the file, is done by the next checkpoint."""
        file = Path(str(self._engine.url.database))
        try:
            with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                if file.stat().st_size <= SMALL:
                    connection.exec_driver_sql("VACUUM")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        except (SQLAlchemyError, OSError) as wrong:
            log.warning("the database could not be cleaned", extra={"error": type(wrong).__name__})


def _rewritten(connection: Connection, table: str, change: Rewrite, note: str) -> int | None:
    query = select(entries.c.seq, entries.c.body).where(entries.c.table_id == table).order_by(entries.c.seq)
    rows = [(seq, body) for seq, body in connection.execute(query)]
    number = (rows[-1][0] if rows else 0) + 1
    try:
        # First: whoever has written since the rows were read is in the way here.
        connection.execute(insert(entries).values(table_id=table, seq=number, seat=None, move=None, body=note))
        for seq, body in change(rows).items():
            place = (entries.c.table_id == table, entries.c.seq == seq)
            connection.execute(update(entries).where(*place).values(body=body))
        connection.commit()
    except IntegrityError:
        connection.rollback()
        return None
    return number
