"""Looks whether a server would run well with these settings on this machine. Nothing is made or changed."""

import difflib
import os
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, create_engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from wonders.core.options import BadOption
from wonders.core.phrases import Word
from wonders.server.runtime.files import SPARE, files_allowed
from wonders.server.settings import Settings
from wonders.server.store.databases import check_kept, readable_url, sqlite_file
from wonders.server.store.schema import tables
from wonders.server.store.upgrade import versions

Degree = Literal["good", "warning", "bad"]

OTHER_VARIABLES: Final = frozenset(
    {"WONDERS_BROWSER_TESTS", "WONDERS_SERVICE_TESTS", "WONDERS_SKIP_CLIENT", "WONDERS_STATIC"}
)
"""Variables of the build and of the tests, which are no settings."""

LITTLE_ROOM: Final = 1 << 30
NO_ROOM: Final = 100 << 20
ODD_SECONDS: Final = 5.0


class Finding(NamedTuple):
    """What was looked at, how it is, and what a sentence about it needs to know."""

    about: str
    degree: Degree
    key: str
    args: Mapping[str, Word | None] = {}


def examine(settings: Settings, environment: Mapping[str, str]) -> Iterator[Finding]:
    """Everything that can be seen from outside, one after the other."""
    yield from variables(environment) or [Finding("settings", "good", "known")]
    yield from _database(settings)
    yield _redis(settings)
    yield _disk(settings)
    yield _files(settings)


def unknown_variables(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Variables that look like settings and are none, each with the setting that may be meant, or nothing."""
    settings = [name.upper() for name in Settings.model_fields]
    for variable in sorted(set(environment) - OTHER_VARIABLES):
        prefix, _, name = variable.partition("_")
        if prefix == "WONDERS" and name not in settings:
            close = difflib.get_close_matches(name, settings, 1)
            yield variable, f"WONDERS_{close[0]}" if close else ""


def variables(environment: Mapping[str, str]) -> list[Finding]:
    """What is to be said of variables that are no settings."""
    return [
        Finding("settings", "warning", "meant" if meant else "unknown", {"variable": name, "meant": meant})
        for name, meant in unknown_variables(environment)
    ]


def _database(settings: Settings) -> Iterator[Finding]:
    file = sqlite_file(settings.db)
    if file is not None and not file.exists():
        folder = _nearest(file)
        good = os.access(folder, os.W_OK)
        yield Finding("database", "good" if good else "bad", "new" if good else "unwritable", {"place": str(folder)})
        return
    try:
        check_kept(settings.db)
        with _reading(settings.db) as connection:
            yield Finding(
                "database", "good", "kept", {"n": connection.scalar(select(func.count()).select_from(tables))}
            )
            yield _schema(connection)
            yield _clock(connection)
    except (BadOption, SQLAlchemyError) as wrong:
        yield Finding("database", "bad", "refused", {"reason": str(wrong).splitlines()[0]})


@contextmanager
def _reading(url: str) -> Iterator[Connection]:
    engine = create_engine(readable_url(url))
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _schema(connection: Connection) -> Finding:
    there, ours, known = versions(connection)
    if there == ours:
        return Finding("schema", "good", "current")
    return Finding("schema", "warning", "older") if known else Finding("schema", "bad", "newer")


def _clock(connection: Connection) -> Finding:
    """The clock of this machine beside that of the database's, or beside the last thing that happened at a table."""
    if connection.dialect.name == "postgresql":
        off = time.time() - float(connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0.0)
    else:
        off = min(0.0, time.time() - (connection.scalar(select(func.max(tables.c.touched))) or 0.0))
    odd = abs(off) > ODD_SECONDS
    return Finding("clock", "warning" if odd else "good", "odd" if odd else "right", {"n": round(abs(off))})


def _redis(settings: Settings) -> Finding:
    if not settings.redis:
        return Finding("redis", "good", "unused")
    from redis import Redis, RedisError

    try:
        with Redis.from_url(settings.redis, socket_connect_timeout=3, socket_timeout=3) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as wrong:
        return Finding("redis", "bad", "away", {"reason": str(wrong)})
    return Finding("redis", "good", "answers")


def _disk(settings: Settings) -> Finding:
    free = shutil.disk_usage(_nearest(sqlite_file(settings.db) or Path.cwd())).free
    degree: Degree = "bad" if free < NO_ROOM else "warning" if free < LITTLE_ROOM else "good"
    return Finding("disk", degree, "little" if degree != "good" else "enough", {"n": free >> 20})


def _files(settings: Settings) -> Finding:
    allowed, needed = files_allowed(), settings.max_sockets + SPARE
    good = allowed is None or allowed >= needed
    return Finding(
        "files", "good" if good else "warning", "enough" if good else "few", {"n": needed, "allowed": allowed or 0}
    )


def _nearest(path: Path) -> Path:
    """The folder a path lies in, or the first one above it that exists."""
    return next(folder for folder in path.absolute().parents if folder.is_dir())
