"""The seal of a backup: a checksum over all its rows, kept in it. It tells of damage and of careless changes; whoever
can write the file on purpose can also write a new seal."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

SEAL: Final = "seal"
LAYOUT: Final = f"SELECT name, sql FROM sqlite_master WHERE name <> '{SEAL}' ORDER BY name"


def seal(file: Path) -> None:
    """Write the checksum into a backup."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        found = checksum(connection)
        connection.execute(f"DROP TABLE IF EXISTS {SEAL}")
        connection.execute(f"CREATE TABLE {SEAL} (sha256 TEXT NOT NULL)")
        connection.execute(f"INSERT INTO {SEAL} VALUES (?)", (found,))


def is_sealed(file: Path) -> bool:
    """Whether a backup is as it was when it was made; it is only looked at."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            kept = connection.execute(f"SELECT sha256 FROM {SEAL}").fetchall()
            return kept == [(checksum(connection),)]
    except sqlite3.Error:
        return False


def checksum(connection: sqlite3.Connection) -> str:
    """Over the layout and every row of every table, in a fixed order."""
    found = hashlib.sha256()
    layout = connection.execute(LAYOUT).fetchall()
    for name, sql in layout:
        found.update(repr((name, sql)).encode())
        if sql and sql.upper().startswith("CREATE TABLE"):
            columns = connection.execute(f'PRAGMA table_info("{name}")').fetchall()
            order = ", ".join(
                str(at) for at in range(1, min(4, len(columns) + 1))
            )  # every key has three columns or less
            for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY {order}'):
                found.update(repr(row).encode())
    return found.hexdigest()
