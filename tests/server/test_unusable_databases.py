"""Databases and files that are not there or cannot be used: a sentence, exit code 2, and nothing is made."""

import sqlite3
from pathlib import Path

import pytest

from tests.cli.running import Terminal
from wonders.server.store.databases import open_database


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database of ours."""
    open_database(str(tmp_path / "kept.db")).engine.dispose()
    return tmp_path / "kept.db"


def test_a_backup_of_a_database_that_is_not_there(terminal: Terminal, tmp_path: Path) -> None:
    sentence = terminal.refused("backup", tmp_path / "x.db", "--db", f"sqlite:///{tmp_path / 'none' / 'nope.db'}")
    assert "There is no database" in sentence and list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"no database at all, but long enough to be looked at" * 40])
def test_a_backup_of_a_file_of_others(terminal: Terminal, tmp_path: Path, content: bytes) -> None:
    other = tmp_path / "other.db"
    other.write_bytes(content)
    sentence = terminal.refused("backup", tmp_path / "x.db", "--db", other)
    assert "holds no tables" in sentence or "cannot be read" in sentence
    assert other.read_bytes() == content and list(tmp_path.iterdir()) == [other]


def test_a_backup_of_a_database_of_others_leaves_it_alone(terminal: Terminal, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE precious (id INTEGER)")
    connection.close()
    before = other.read_bytes()
    assert "holds no tables of wonders" in terminal.refused("backup", tmp_path / "x.db", "--db", other)
    assert other.read_bytes() == before


@pytest.mark.parametrize("file", ["/proc/backup.db", "x" * 300])
def test_a_backup_to_where_nothing_can_be_written(terminal: Terminal, kept: Path, tmp_path: Path, file: str) -> None:
    assert "cannot be written" in terminal.refused("backup", tmp_path / file, "--db", kept)
    assert {path.name for path in tmp_path.iterdir()} <= {"kept.db", "kept.db-wal", "kept.db-shm"}


@pytest.mark.parametrize("place", ["a folder", "in a file", "no database"])
def test_a_server_on_a_database_that_cannot_be_used(terminal: Terminal, tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"this is no database, whatever it may be called" * 40)
    where = {"a folder": "folder", "in a file": "file/x.db", "no database": "file"}[place]
    sentence = terminal.refused("serve", "--port", 0, "--db", tmp_path / where)
    assert sentence.startswith("wonders: ") and "database" in sentence
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.parametrize("target", ["folder", "file/x.db"])
def test_a_backup_brought_to_where_nothing_can_be_kept(
    terminal: Terminal, kept: Path, tmp_path: Path, target: str
) -> None:
    assert terminal.run("backup", tmp_path / "b.db", "--db", kept).code == 0
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("x")
    before = sorted(tmp_path.rglob("*"))
    assert "cannot be" in terminal.refused("restore", tmp_path / "b.db", "--db", tmp_path / target)
    assert sorted(tmp_path.rglob("*")) == before


def test_a_backup_that_cannot_be_read_leaves_no_empty_database(terminal: Terminal, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "b.db") as connection:
        for name in ("entries", "tables", "alembic_version"):
            connection.execute(f"CREATE TABLE {name} (x INTEGER)")
    connection.close()
    terminal.refused("restore", tmp_path / "b.db", "--db", tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()
