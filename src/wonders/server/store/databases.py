"""The two databases: how to reach them, and what makes them safe."""

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError
from sqlalchemy.pool import QueuePool

from wonders.core.options import BadOption
from wonders.server.store.upgrade import upgrade
from wonders.server.store.writer import Dialect

PATIENCE: Final = 10.0
"""Seconds to wait for others who write to the same SQLite file."""
CLEAN: Final = ("secure_delete=ON",)
"""What is deleted is overwritten: somebody who goes leaves nothing behind."""
TURN: Final = 0.0005
"""Seconds between two looks whether they are done."""


@dataclass(frozen=True)
class Database:
    """An engine for reading, and the dialect of the writer."""

    engine: Engine
    dialect: Dialect

    @property
    def shared(self) -> bool:
        """Whether several processes may use it at once."""
        return self.engine.dialect.name == "postgresql"


def open_database(url: str) -> Database:
    """The database at a URL or in a file, its schema made where it is new."""
    parsed = _parsed(url)
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed)
    if parsed.get_backend_name() == "postgresql":
        return _postgresql(parsed)
    raise BadOption(f"Tables are kept in sqlite:///FILE or postgresql://…, not in {parsed.get_backend_name()}.")


def check_kept(url: str) -> None:
    """See that there is a database of ours; a sentence where there is none. Nothing is made or changed."""
    parsed = _parsed(url)
    shown = parsed.render_as_string()
    if (file := sqlite_file(url)) is not None and not _is_file(file):
        raise BadOption(f"There is no database {shown}.")
    if parsed.get_backend_name() != "postgresql" and file is None:
        open_database(url)  # says what is wrong with it
    engine = create_engine(readable_url(url))
    try:
        known = inspect(engine).has_table("alembic_version")
    except DatabaseError:
        raise BadOption(f"The database {shown} cannot be read.") from None
    finally:
        engine.dispose()
    if not known:
        raise BadOption(f"{shown} holds no tables of wonders.")


def readable_url(url: str) -> URL:
    """How SQLAlchemy reaches it."""
    parsed = _parsed(url)
    return parsed.set(drivername="postgresql+psycopg") if parsed.get_backend_name() == "postgresql" else parsed


def sqlite_file(url: str) -> Path | None:
    """The file of a database, where it is one."""
    parsed = _parsed(url)
    named = parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:")
    return Path(os.path.abspath(str(parsed.database))) if named else None


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:
        return False


def _parsed(url: str) -> URL:
    try:
        return make_url(url if "://" in url else f"sqlite:///{url}")
    except ArgumentError:
        raise BadOption("The database must be given as sqlite:///FILE or postgresql://USER@HOST/NAME.") from None


def _sqlite(url: URL) -> Database:
    import sqlite3

    file = url.database or ""
    if not file or file == ":memory:":
        raise BadOption("The database needs a file, such as sqlite:///wonders.db.")
    try:
        Path(os.path.abspath(file)).parent.mkdir(parents=True, exist_ok=True)
        make_private(Path(file))
    except OSError as wrong:
        raise BadOption(f"The database {file} cannot be made: {wrong.strerror}.") from None

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(file, timeout=10.0, check_same_thread=False)
        safe(connection)
        return connection

    def safe(connection: Any, _: object = None) -> None:
        # NORMAL would lose what was acknowledged when the power fails.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", *CLEAN):
            connection.execute(f"PRAGMA {pragma}")

    engine = create_engine(url, poolclass=QueuePool, connect_args={"timeout": 10.0, "check_same_thread": False})
    event.listen(engine, "connect", safe)
    _connecting(engine)
    return Database(engine, Dialect(connect, "?", (sqlite3.IntegrityError,), (sqlite3.Error, OSError), begin=_begin))


def _begin(cursor: Any) -> None:
    """Begin to write when no other process does. SQLite itself would look again after longer and longer pauses, in
    which others get in again and again: with two processes one answer of a hundred waited 0.3 s, and 0.03 s so."""
    import sqlite3

    cursor.execute("PRAGMA busy_timeout=0")
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError as wrong:
            if wrong.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(TURN)


def _postgresql(url: URL) -> Database:
    import psycopg

    from wonders.server.store.impatient import connect

    url = url.set(drivername="postgresql+psycopg")
    target = url.set(drivername="postgresql").render_as_string(hide_password=False)
    engine = create_engine(url, creator=lambda: connect(target), pool_pre_ping=True, pool_timeout=5.0)
    _connecting(engine)
    conflict, hold = (psycopg.errors.UniqueViolation,), " FOR KEY SHARE"
    return Database(engine, Dialect(lambda: connect(target), "%s", conflict, (psycopg.Error,), hold=hold))


def make_private(file: Path) -> None:
    """The file, made if need be, for nobody but its owner: it holds the secrets of matches. SQLite makes the files
    beside it with the same rights."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        os.chmod(file, 0o600)
    except OSError:
        pass  # not ours to change, or no file at all: then opening it says so


def _connecting(engine: Engine) -> None:
    """Bring the schema up to date; a database that is not there or is none gets a sentence."""
    try:
        upgrade(engine)
    except OperationalError:
        raise BadOption(f"The database {engine.url.render_as_string()} cannot be reached or written.") from None
    except DatabaseError:
        raise BadOption(f"{engine.url.render_as_string()} is no database that wonders can use.") from None
