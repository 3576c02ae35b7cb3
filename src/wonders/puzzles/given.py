"""Matches of people in which puzzles are looked for: records that they have given for it.."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from wonders.core.decisions import WondersError
from wonders.core.match import AnyMatch
from wonders.core.record import Record
from wonders.database.build import files_in
from wonders.games.replay import replay
from wonders.notation.reading import read_record


class BadRecord(WondersError):
    """A file that is no record of a match."""


@dataclass(frozen=True)
class Given:
    """One record, as matches to look through: a single one, known by what it holds."""

    record: str
    games: int = 1

    @property
    def game(self) -> str:
        return Record.loads(self.record).header.game

    @property
    def source(self) -> str:
        return f"record {hashlib.sha256(self.record.encode()).hexdigest()[:16]}"

    def seed_of(self, number: int) -> str:
        return self.source

    def match(self, number: int) -> AnyMatch:
        return replay(self.record)


def given_in(path: Path) -> list[Given]:
    """The record of a file, or all of a folder."""
    return [_read(file) for file in files_in(path)]


def _read(file: Path) -> Given:
    try:
        record = read_record(file.read_text(encoding="utf-8"))
        replay(record)
        return Given(Record(record.header, record.answers).dumps())
    except (OSError, UnicodeDecodeError, WondersError) as wrong:
        reason = getattr(wrong, "strerror", None) or wrong
        raise BadRecord(f"No puzzles are looked for: {file} is no record of a match. {reason}") from None
