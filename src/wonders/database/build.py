"""Building a database: generated matches that are missing, and records of matches that were played."""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

from wonders.arena.crews import done_by
from wonders.core.decisions import WondersError
from wonders.core.record import Record
from wonders.database.batches import Batch
from wonders.database.entries import Entry, generated, recorded
from wonders.database.store import BadDatabase

PARCEL = 10
"""Matches that are generated and written down together."""

Parcel = tuple[Batch, tuple[int, ...]]


def missing(batches: Sequence[Batch], known: set[tuple[str, int]]) -> list[Parcel]:
    """The matches that are not known yet, in parcels; batches take turns, so that all have some whenever it stops."""
    queues: list[list[Parcel]] = []
    for batch in batches:
        source = batch.source
        numbers = [number for number in range(batch.games) if (source, number) not in known]
        queues.append([(batch, tuple(numbers[at : at + PARCEL])) for at in range(0, len(numbers), PARCEL)])
    return [parcel for turn in zip_longest(*queues) for parcel in turn if parcel is not None]


def generate(parcels: Sequence[Parcel], workers: int) -> Iterator[list[Entry]]:
    """Play parcels of matches; results come as they are ready."""
    return done_by(workers, play_parcel, parcels)


def play_parcel(parcel: Parcel) -> list[Entry]:
    batch, numbers = parcel
    return [generated(batch, number) for number in numbers]


def files_in(path: Path) -> list[Path]:
    """The records at a path: the file itself, or all .jsonl files of a folder and its folders."""
    if path.is_dir():
        found = sorted(path.rglob("*.jsonl"))
        if not found:
            raise BadDatabase(f"There is no record (.jsonl) in {path}.")
        return found
    return [path]


def read_records(files: Sequence[Path]) -> Iterator[tuple[Path, Entry | WondersError]]:
    """The match of every file, or what is wrong with it. The same record twice is the same match."""
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
            yield file, recorded(Record.loads(text), f"record {hashlib.sha256(text.encode()).hexdigest()[:16]}")
        except WondersError as wrong:
            yield file, wrong
        except UnicodeDecodeError:
            yield file, BadDatabase("It is not a text file.")
        except OSError as wrong:
            yield file, BadDatabase(f"It cannot be read: {wrong.strerror or wrong}.")
