"""Questions to a database: SQL that can read nothing else and change nothing, and named queries."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from types import ModuleType

from wonders.core.decisions import WondersError
from wonders.core.extras import MissingExtra
from wonders.core.wire import Json, JsonObject
from wonders.database.store import TABLES, BadDatabase, check_schema, parquet_of

QUERIES = Path(__file__).parent / "queries"
FIRST = "views"
"""The file that is run when a database is opened: what all queries may use."""
SURE = 1.96
"""Standard deviations to either side of a share that make its interval of 95 %."""


class BadQuery(WondersError):
    """A question that cannot be answered; the sentence says why."""


@dataclass(frozen=True)
class Answer:
    """A table: names of columns, and rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Json, ...], ...]

    def plain(self) -> list[JsonObject]:
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]


@dataclass(frozen=True)
class Which:
    """Which matches count; None leaves a thing open. `bots` is the strength at all seats, or `mixed`."""

    game: str | None = None
    variant: str | None = None
    players: int | None = None
    bots: str | None = None


EVERY = Which()


def query_names() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in QUERIES.glob("*.sql") if file.stem != FIRST))


class Database:
    """A database that is open for questions. It lies in memory: nothing that is asked can touch a file."""

    def __init__(self, folder: Path, which: Which = EVERY) -> None:
        self._duckdb = duck()
        check_schema(folder)
        self._connection = self._duckdb.connect(":memory:")
        try:
            for name in TABLES:
                path = str(parquet_of(folder, name)).replace("'", "''")
                self._connection.execute(f"CREATE TABLE {name} AS SELECT * FROM read_parquet('{path}')")
        except self._duckdb.Error as wrong:
            raise BadDatabase(f"{folder} cannot be read: {_sentence(wrong)}") from None
        self._shut()
        self.choose(which)
        for statement in self._duckdb.extract_statements((QUERIES / f"{FIRST}.sql").read_text(encoding="utf-8")):
            self._connection.execute(statement)

    def choose(self, which: Which) -> None:
        """From here on only these matches count, where a question does not go to the tables themselves."""
        for name, value in vars(which).items():
            self._connection.execute(f"SET VARIABLE which_{name} = {_literal(value)}")

    def _shut(self) -> None:
        """From here on no file, no other database, no extension and no other setting."""
        self._connection.execute("SET temp_directory = ''")
        self._connection.execute("SET enable_external_access = false")
        self._connection.execute("SET lock_configuration = true")

    def named(self, name: str) -> Answer:
        """The answer to a named query."""
        if name not in query_names():
            raise BadQuery(f"There is no query '{name}'; there are: {', '.join(query_names())}.")
        return self._run((QUERIES / f"{name}.sql").read_text(encoding="utf-8"))

    def ask(self, sql: str) -> Answer:
        """The answer to a question in SQL, which may only look."""
        try:
            statements = self._duckdb.extract_statements(sql)
        except self._duckdb.Error as wrong:
            raise BadQuery(_sentence(wrong)) from None
        kinds = {self._duckdb.StatementType.SELECT, self._duckdb.StatementType.EXPLAIN}
        if len(statements) != 1 or statements[0].type not in kinds:
            raise BadQuery("A question is one SELECT; nothing else is run.")
        return self._run(sql)

    def _run(self, sql: str) -> Answer:
        try:
            found = self._connection.execute(sql)
            columns = tuple(column[0] for column in found.description)
            return Answer(columns, tuple(tuple(map(_number, row)) for row in found.fetchall()))
        except self._duckdb.Error as wrong:
            raise BadQuery(_sentence(wrong)) from None


def _number(value: Json) -> Json:
    """SQL writes 0.5 as a decimal; programs want the number."""
    return float(value) if isinstance(value, Decimal) else value


def _literal(value: str | int | None) -> str:
    if value is None:
        return "NULL"
    return str(value) if isinstance(value, int) else "'" + value.replace("'", "''") + "'"


def _sentence(wrong: Exception) -> str:
    """What DuckDB says, in one line."""
    lines: Sequence[str] = [line.strip() for line in str(wrong).splitlines() if line.strip()]
    return " ".join(line for line in lines if not line.startswith(("LINE ", "^"))) or type(wrong).__name__


def duck() -> ModuleType:
    """duckdb, or the sentence that says how to get it."""
    try:
        import duckdb
    except ModuleNotFoundError:
        raise MissingExtra("Questions to the database of matches need duckdb", "database") from None
    found: ModuleType = duckdb
    return found
