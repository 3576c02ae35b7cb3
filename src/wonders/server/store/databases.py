"""The two databases: how to reach them, and what makes them safe."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.pool import QueuePool

from wonders.core.options import BadOption
from wonders.server.store.upgrade import upgrade
from wonders.server.store.writer import Dialect


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
    Path(os.path.abspath(file)).parent.mkdir(parents=True, exist_ok=True)
    make_private(Path(file))

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(file, timeout=10.0, check_same_thread=False)
        safe(connection)
        return connection

    def safe(connection: Any, _: object = None) -> None:
        # NORMAL would lose what was acknowledged when the power fails.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    engine = create_engine(url, poolclass=QueuePool, connect_args={"timeout": 10.0, "check_same_thread": False})
    event.listen(engine, "connect", safe)
    _connecting(engine)
    return Database(engine, Dialect(connect, "?", (sqlite3.IntegrityError,), (sqlite3.Error, OSError)))


def _postgresql(url: URL) -> Database:
    import psycopg

    from wonders.server.store.impatient import connect

    url = url.set(drivername="postgresql+psycopg")
    target = url.set(drivername="postgresql").render_as_string(hide_password=False)
    engine = create_engine(url, creator=lambda: connect(target), pool_pre_ping=True, pool_timeout=5.0)
    _connecting(engine)
    return Database(engine, Dialect(lambda: connect(target), "%s", (psycopg.errors.UniqueViolation,), (psycopg.Error,)))


def make_private(file: Path) -> None:
    """The file, made if need be, for nobody but its owner: it holds the secrets of matches. SQLite makes the files
    beside it with the same rights."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        os.chmod(file, 0o600)
    except OSError:
        pass  # not ours to change, or no file at all: then opening it says so


def _connecting(engine: Engine) -> None:
    """Bring the schema up to date; a database that is not there gets a sentence."""
    try:
        upgrade(engine)
    except OperationalError:
        raise BadOption(f"The database {engine.url.render_as_string()} cannot be reached.") from None
