"""What `wonders doctor` sees: one planted trouble after the other, and nothing is changed by looking."""

import json
import sqlite3
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from wonders.cli.main import app
from wonders.server import doctor
from wonders.server.settings import Settings
from wonders.server.store.databases import open_database


def found(db: Path | str, environment: Mapping[str, str] = {}, **settings: Any) -> dict[str, tuple[str, str]]:
    given = Settings(db=str(db), **settings)
    return {one.about: (one.degree, one.key) for one in doctor.examine(given, environment)}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "kept.db"
    open_database(str(file)).engine.dispose()
    return file


def test_a_new_place_is_good_and_stays_empty(tmp_path: Path) -> None:
    assert set(found(tmp_path / "new" / "tables.db").values()) == {
        ("good", "known"), ("good", "new"), ("good", "unused"), ("good", "enough"),
    }  # fmt: skip
    assert list(tmp_path.iterdir()) == []


def test_a_kept_database_is_good(kept: Path) -> None:
    seen = found(kept)
    assert [seen[about] for about in ("database", "schema", "clock")] == [
        ("good", "kept"), ("good", "current"), ("good", "right"),
    ]  # fmt: skip


def test_a_file_that_is_no_database_is_bad(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Wonders, " * 100)
    assert found(file)["database"] == ("bad", "refused")
    assert file.read_text() == "Dear Wonders, " * 100


@pytest.mark.parametrize(("version", "seen"), [("0001", ("warning", "older")), ("ffff", ("bad", "newer"))])
def test_a_schema_of_another_version_is_told(kept: Path, version: str, seen: tuple[str, str]) -> None:
    with sqlite3.connect(kept) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
    assert found(kept)["schema"] == seen


def test_a_clock_that_went_back_is_told(kept: Path) -> None:
    with sqlite3.connect(kept) as connection:
        row = ("t", "ABCDEF", "duel", "open", 1, 0.0, time.time() + 3600)
        connection.execute(
            "INSERT INTO tables (id, code, game, state, listed, created, touched) VALUES (?,?,?,?,?,?,?)", row
        )
    assert found(kept)["clock"] == ("warning", "odd")


def test_redis_must_answer_where_it_is_used(kept: Path) -> None:
    assert found(kept, redis="redis://127.0.0.1:1")["redis"] == ("bad", "away")


@pytest.mark.parametrize(("free", "degree"), [(50 << 20, "bad"), (500 << 20, "warning"), (5 << 30, "good")])
def test_a_full_disk_is_told(kept: Path, monkeypatch: pytest.MonkeyPatch, free: int, degree: str) -> None:
    usage = type("Usage", (), {"free": free})()
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    assert found(kept)["disk"][0] == degree


def test_too_few_files_are_told(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "files_allowed", lambda: 1024)
    assert found(kept)["files"] == ("warning", "few")
    assert found(kept, max_sockets=500)["files"] == ("good", "enough")


def test_slips_in_the_names_of_variables_are_told() -> None:
    environment = {"WONDERS_POTR": "1", "WONDERS_XYZZY": "1", "WONDERS_DB": "x", "WONDERS_SKIP_CLIENT": "1", "PATH": ""}
    assert list(doctor.unknown_variables(environment)) == [("WONDERS_POTR", "WONDERS_PORT"), ("WONDERS_XYZZY", "")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_command_says_it_in_words_and_by_its_exit_code(kept: Path, language: str) -> None:
    run = CliRunner().invoke
    good = run(app, ["doctor", "--db", str(kept), "--lang", language])
    assert good.exit_code == 0 and "✗" not in good.stdout
    with sqlite3.connect(kept) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'ffff'")
    bad = run(app, ["doctor", "--db", str(kept), "--lang", language])
    assert bad.exit_code == 1 and "✗ Schema" in bad.stdout
    told = json.loads(run(app, ["doctor", "--db", str(kept), "--lang", language, "--json"]).stdout)
    assert {one["degree"] for one in told} == {"good", "bad"} and all(one["text"] for one in told)
    assert all(one["advice"] for one in told if one["degree"] == "bad")
