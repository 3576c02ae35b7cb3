"""The folder of a database: four Parquet files, and beside them what was found since they were written.

Every match is written to a journal as soon as it is known, so that whatever ends a build loses nothing; at the end of a
build, also of one that was interrupted, the journal goes into the Parquet files.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from wonders.core.decisions import WondersError
from wonders.core.extras import MissingExtra
from wonders.core.wire import Json, JsonObject
from wonders.database.entries import Entry

TABLES = ("matches", "seats", "points", "decisions")
JOURNAL = "journal.jsonl"
ABOUT = "database.json"
SCHEMA = 1
"""Raised when a column changes its meaning."""

SMALL, WHOLE, WORD = "int8", "int32", "string"
COLUMNS: dict[str, dict[str, str]] = {
    "matches": {
        "match": WHOLE, "source": WORD, "number": WHOLE, "game": WORD, "variant": WORD, "rules": WORD,
        "players": SMALL, "seed": WORD, "generator": WORD, "reason": WORD, "steps": "int16",
    },
    "seats": {
        "match": WHOLE, "seat": SMALL, "bot": WORD, "wonder": WORD, "side": WORD, "stages": SMALL,
        "wonders": "words", "place": SMALL, "share": "float32", "points": "int16",
    },
    "points": {"match": WHOLE, "seat": SMALL, "category": WORD, "points": "int16"},
    "decisions": {"match": WHOLE, "step": "int16", "seat": SMALL, "kind": WORD, "answer": WORD},
}  # fmt: skip
"""The published schema: docs/database.md says what each column means."""


class BadDatabase(WondersError):
    """A folder that is no database, or cannot be used."""


class Store:
    """A database that is being built."""

    def __init__(self, folder: Path) -> None:
        self._arrow = arrow()
        self.folder = folder
        self._journal = folder / JOURNAL
        try:
            folder.mkdir(parents=True, exist_ok=True)
            check_schema(folder, must_exist=False)
            (folder / ABOUT).write_text(json.dumps({"schema": SCHEMA}) + "\n", encoding="utf-8")
            self._new = self._left_over()
            self.known = self._written() | {(one["source"], one["number"]) for one in self._new}
        except OSError as wrong:
            raise BadDatabase(f"Cannot use the folder {folder}: {wrong.strerror or wrong}.") from None

    def _written(self) -> set[tuple[str, int]]:
        path = parquet_of(self.folder, "matches")
        if not path.exists():
            return set()
        table = self._read("matches", ["source", "number"])
        return set(zip(table["source"].to_pylist(), table["number"].to_pylist(), strict=True))

    def _left_over(self) -> list[JsonObject]:
        """The journal of a build that ended badly; a last line that was cut off in writing is dropped."""
        text = self._journal.read_text(encoding="utf-8") if self._journal.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        try:
            found = [json.loads(line) for line in whole.split("\n")[:-1]]
        except ValueError:
            raise BadDatabase(f"{self._journal} is damaged: a line in it is no match.") from None
        if whole != text:
            self._journal.write_text(whole, encoding="utf-8")
        return found

    def add(self, entries: Iterable[Entry]) -> None:
        """Keep matches; those that are known already are left out."""
        fresh = [one for one in entries if (one.source, one.number) not in self.known]
        self.known |= {(one.source, one.number) for one in fresh}
        plain = [one.plain() for one in fresh]
        lines = "".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) + "\n" for one in plain)
        try:
            with self._journal.open("a", encoding="utf-8") as file:
                file.write(lines)
        except OSError as wrong:
            raise BadDatabase(f"Cannot write to {self.folder}: {wrong.strerror or wrong}.") from None
        self._new += plain

    def write(self) -> None:
        """Put the journal into the Parquet files."""
        if not self._new:
            return
        self._new.sort(key=lambda one: (one["source"], one["number"]))
        first = self._count()
        try:
            fresh = {name: self._table(name, first) for name in TABLES}
            parts = {name: self._joined(name, table) for name, table in fresh.items()}
            for name, table in parts.items():
                self._put(name, table)
            self._journal.unlink(missing_ok=True)
        except OSError as wrong:
            raise BadDatabase(f"Cannot write to {self.folder}: {wrong.strerror or wrong}.") from None
        self._new = []

    def _put(self, name: str, table: Json) -> None:
        path = parquet_of(self.folder, name)
        beside = path.with_suffix(".new")
        self._arrow.parquet.write_table(table, beside, compression="zstd", compression_level=15)
        beside.replace(path)

    def _count(self) -> int:
        path = parquet_of(self.folder, "matches")
        return int(self._arrow.parquet.read_metadata(path).num_rows) if path.exists() else 0

    def _joined(self, name: str, fresh: Json) -> Json:
        if not parquet_of(self.folder, name).exists():
            return fresh
        return self._arrow.concat_tables([self._read(name), fresh])

    def _read(self, name: str, columns: list[str] | None = None) -> Json:
        path = parquet_of(self.folder, name)
        try:
            return self._arrow.parquet.read_table(path, columns=columns)
        except self._arrow.ArrowInvalid:
            raise BadDatabase(f"{path} is damaged: it is no Parquet file of this database.") from None

    def _table(self, name: str, first: int) -> Json:
        rows = [row for at, one in enumerate(self._new, first) for row in _rows(name, at, one)]
        kinds = {word: getattr(self._arrow, word)() for word in (SMALL, WHOLE, WORD, "int16", "float32")}
        kinds["words"] = self._arrow.list_(self._arrow.string())
        schema = self._arrow.schema([(column, kinds[kind]) for column, kind in COLUMNS[name].items()])
        columns = zip(*rows, strict=True) if rows else [()] * len(schema)
        return self._arrow.table([self._arrow.array(c, f.type) for c, f in zip(columns, schema, strict=True)], schema)


def _rows(name: str, match: int, one: JsonObject) -> Iterable[tuple[object, ...]]:
    if name == "matches":
        return [(match, *(one[column] for column in list(COLUMNS["matches"])[1:]))]
    if name == "seats":
        return [(match, seat, *row) for seat, row in enumerate(one["seats"])]
    return [(match, *row) for row in one[name]]


def parquet_of(folder: Path, table: str) -> Path:
    return folder / f"{table}.parquet"


def check_schema(folder: Path, must_exist: bool = True) -> None:
    """Raise BadDatabase unless the folder holds a database of this schema, or nothing is there yet."""
    try:
        found = json.loads((folder / ABOUT).read_text(encoding="utf-8"))["schema"]
    except FileNotFoundError:
        if must_exist or any(parquet_of(folder, name).exists() for name in TABLES):
            raise BadDatabase(f"{folder} is no database of matches; `wonders database build` makes one.") from None
        return
    except (ValueError, KeyError, TypeError):
        raise BadDatabase(f"{folder / ABOUT} is damaged.") from None
    except OSError as wrong:
        raise BadDatabase(f"Cannot read {folder / ABOUT}: {wrong.strerror or wrong}.") from None
    if found != SCHEMA:
        raise BadDatabase(f"{folder} has schema {found!r}; this version knows schema {SCHEMA}.")


def arrow() -> ModuleType:
    """pyarrow, or the sentence that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise MissingExtra("The database of matches needs pyarrow", "database") from None
    found: ModuleType = pyarrow
    return found
