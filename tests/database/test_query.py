"""Questions to a database."""

import json
from math import sqrt
from pathlib import Path

import pytest

from wonders.database.query import BadQuery, Database, Which, query_names
from wonders.database.store import BadDatabase
from wonders.database.values import ridge


@pytest.fixture(scope="module")
def database(folder: Path) -> Database:
    return Database(folder)


@pytest.mark.parametrize("name", query_names())
def test_every_named_query_has_an_answer_with_shares_inside_their_intervals(database: Database, name: str) -> None:
    answer = database.named(name)
    assert answer.rows or name in ("first-cards", "first-picks", "balance"), "those need more matches"
    for row in answer.plain():
        if "low" in row:
            assert 0 <= row["low"] <= row["wins"] <= row["high"] <= 1


def test_the_wins_of_all_seats_are_as_many_as_matches(database: Database) -> None:
    sums = database.ask("SELECT count(DISTINCT match), sum(share) FROM results").rows[0]
    assert sums[0] == 28 and sums[1] == pytest.approx(28, abs=1e-4)


def test_the_interval_is_wilsons(database: Database) -> None:
    ((low, high),) = database.ask("SELECT low(7.5, 20), high(7.5, 20)").rows
    share, z = 7.5 / 20, 1.96
    middle, half = share + z * z / 40, z * sqrt(share * (1 - share) / 20 + z * z / 1600)
    assert low == pytest.approx((middle - half) / (1 + z * z / 20), abs=1e-4)
    assert high == pytest.approx((middle + half) / (1 + z * z / 20), abs=1e-4)


def test_a_choice_of_matches_leaves_the_others_out(folder: Path) -> None:
    def games(which: Which) -> set[str]:
        return {row[0] for row in Database(folder, which).ask("SELECT DISTINCT game FROM results").rows}

    assert games(Which(game="duel")) == {"duel"} == games(Which(bots="mixed"))
    assert games(Which(players=3)) == {"classic"}
    assert games(Which(variant="")) == {"classic", "duel", "architects"}
    assert games(Which(game="it's")) == set()


def test_mixed_tables_tell_the_strengths_apart(database: Database) -> None:
    rows = database.named("strength").plain()
    assert [(row["meeting"], row["played"]) for row in rows] == [("easy+medium", 8)] * 2
    assert {row["strength"] for row in rows} == {"easy", "medium"}


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT * FROM read_csv('{file}')",
        "SELECT * FROM read_text('{file}')",
        "SELECT * FROM '{file}'",
        "SELECT * FROM glob('{file}')",
        "COPY matches TO '{file}'",
        "ATTACH '{file}' AS other",
        "DROP TABLE matches",
        "SET enable_external_access = true",
        "INSTALL httpfs",
        "SELECT 1; SELECT 2",
        "",
        "SELECT nonsense",
        "SELEC",
    ],
)
def test_a_question_can_neither_reach_a_file_nor_change_anything(database: Database, sql: str, tmp_path: Path) -> None:
    file = tmp_path / "secret.csv"
    file.write_text("a secret\n", encoding="utf-8")
    with pytest.raises(BadQuery) as told:
        database.ask(sql.format(file=file))
    assert "\n" not in str(told.value) and "a secret" not in str(told.value)
    assert file.read_text(encoding="utf-8") == "a secret\n" and list(tmp_path.iterdir()) == [file]
    assert database.ask("SELECT count(*) FROM matches").rows == ((28,),)


def test_a_folder_without_a_database_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="is no database"):
        Database(tmp_path)


def test_the_regression_finds_planted_values() -> None:
    """Every pattern of three cards equally often; the third has no effect, the noise is even."""
    patterns = [(bool(n & 1), bool(n & 2), bool(n & 4)) for n in range(8)] * 50
    outcomes = [0.3 * a - 0.2 * b + (0.01 if n // 8 % 2 else -0.01) for n, (a, b, _) in enumerate(patterns)]
    fit = ridge(patterns, outcomes, penalty=1e-6)
    assert fit.values == pytest.approx((0.3, -0.2, 0.0), abs=1e-6)
    assert all(0.0005 < error < 0.002 for error in fit.errors), "0.01 of noise over 400 rows"
    shrunk = ridge(patterns, outcomes, penalty=100.0).values
    assert 0 < shrunk[0] < 0.3 and -0.2 < shrunk[1] < 0


def test_answers_can_be_written_as_json(database: Database) -> None:
    assert json.dumps(database.ask("SELECT 0.5 AS half, 1 / 4 AS quarter, 'x' AS word").rows) == '[[0.5, 0.25, "x"]]'
    for name in query_names():
        json.dumps(database.named(name).rows)
