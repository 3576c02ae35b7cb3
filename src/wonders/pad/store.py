"""The history: every table that was kept, in one file of the user's. What is in it stays, whatever goes wrong later."""

import hashlib
import json
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from wonders.core.decisions import WondersError
from wonders.core.outcome import Outcome
from wonders.core.wire import JsonObject
from wonders.pad.folders import data_folder
from wonders.pad.scoring import Scored

VARIABLE: Final = "WONDERS_PAD"
"""The environment variable that says where the history is."""
PATIENCE: Final = 10.0
"""Seconds to wait while another program writes."""
OUTRIGHT: Final = ("military", "science")
"""Endings after which no points are counted."""

_SCHEMA = """
create table if not exists tables (
    id text primary key,
    played text not null,
    game text not null,
    entry text not null,
    result text not null
)
"""


class BadStore(WondersError):
    """A history that cannot be read or written, or a table that is not in it."""


@dataclass(frozen=True)
class Kept:
    """A table of the history: what was entered, and what came out of it then."""

    id: str
    entry: JsonObject
    result: JsonObject

    @property
    def game(self) -> str:
        return str(self.entry["game"])

    @property
    def played(self) -> str:
        return str(self.entry["played"])

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player["name"] for player in self.entry["players"])

    @property
    def counted(self) -> bool:
        """Whether there are points: after a supremacy there are none."""
        return self.result["reason"] not in OUTRIGHT


def default_path(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the history is: as the environment says, or else where this system keeps a user's data."""
    wish = environment.get(VARIABLE)
    return Path(wish) if wish else data_folder() / "pad.sqlite"


def kept_from(scored: Scored) -> Kept:
    """A table as it is kept. Its id follows from the entry, so the same table is never kept twice."""
    entry = dict(scored.entry)
    entry.setdefault("played", datetime.now().isoformat(timespec="seconds"))
    written = json.dumps(entry, ensure_ascii=False, sort_keys=True)
    return Kept(hashlib.sha256(written.encode()).hexdigest()[:12], entry, result_of(scored.outcome))


def result_of(outcome: Outcome) -> JsonObject:
    """What statistics need of an outcome: plain figures."""
    players = outcome.sheet[: len(outcome.points)]
    return {
        "reason": outcome.reason,
        "ranks": list(outcome.ranks),
        "points": list(outcome.points),
        "teams": [list(team) for team in outcome.teams],
        "categories": [{row: column.of(row) for row in outcome.categories} for column in players],
    }


class Store:
    """The history in a file, made when something is first kept. Each change is one transaction."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path if path is not None else default_path()

    def add(self, scored: Scored) -> tuple[Kept, bool]:
        """Keep a table; whether it is new."""
        kept = kept_from(scored)
        row = (kept.id, kept.played, kept.game, _dumped(kept.entry), _dumped(kept.result))
        with self._open(make=True) as file:
            new = file.execute("insert or ignore into tables values (?, ?, ?, ?, ?)", row).rowcount == 1
        return kept, new

    def all(self, game: str | None = None) -> list[Kept]:
        """Every table, oldest first."""
        if not self.path.exists():
            return []
        with self._open() as file:
            rows = file.execute("select id, entry, result from tables order by played, rowid").fetchall()
        found = [Kept(id, json.loads(entry), json.loads(result)) for id, entry, result in rows]
        return [kept for kept in found if game in (None, kept.game)]

    def find(self, start: str) -> list[Kept]:
        """The tables whose ids begin like this; `last` is the one that was played last."""
        tables = self.all()
        return tables[-1:] if start == "last" else [kept for kept in tables if start and kept.id.startswith(start)]

    def remove(self, id: str) -> None:
        """Take a table out of the history."""
        with self._open() as file:
            file.execute("delete from tables where id = ?", (id,))

    @contextmanager
    def _open(self, make: bool = False) -> Iterator[sqlite3.Connection]:
        try:
            if make:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as file, file:
                file.execute(_SCHEMA)
                yield file
        except (sqlite3.Error, OSError) as wrong:
            raise BadStore(f"The history in {self.path} cannot be used: {wrong}.") from None


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
