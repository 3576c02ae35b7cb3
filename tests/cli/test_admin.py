"""`wonders admin`: on the database, beside a server or without one."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Terminal
from tests.server.house import FakeSources, house_at
from tests.server.persons import Person, person


class Kept:
    """A database with two tables and two people."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'house.db'}"
        self.tables: list[str] = []
        self.people: list[Person] = []

    async def fill(self, folder: Path) -> None:
        sources = FakeSources()
        sources.time = time.time() - 60  # the command has a real clock
        async with house_at(folder, sources) as house:
            self.tables = [(await house.table("duel", start=False)).id for _ in range(2)]
            self.people = [await person(house, name) for name in ("Anna", "Bernd")]


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    found = Kept(tmp_path)
    asyncio.run(found.fill(tmp_path))
    return found


def admin(terminal: Terminal, kept: Kept, *words: object) -> Any:
    return terminal.run("admin", *words, "--db", kept.url)


def test_tables_are_listed_and_shown(terminal: Terminal, kept: Kept) -> None:
    listed = admin(terminal, kept, "tables", "--json").json
    assert {one["id"] for one in listed} == set(kept.tables) and {one["state"] for one in listed} == {"open"}
    assert kept.tables[0] in admin(terminal, kept, "tables").out
    shown = admin(terminal, kept, "table", kept.tables[0], "--json").json
    assert [seat["name"] for seat in shown["seats"]] == ["P0", "P1"]
    assert "secret" not in shown and "tokens" not in str(shown)


def test_a_table_is_closed_with_a_reason_and_that_is_written_down(terminal: Terminal, kept: Kept) -> None:
    assert admin(terminal, kept, "close", kept.tables[0], "--why", "spam").code == 0
    assert admin(terminal, kept, "table", kept.tables[0], "--json").json["state"] == "closed"
    (act,) = admin(terminal, kept, "acts", "--json").json
    assert (act["act"], act["subject"], act["why"]) == ("close", kept.tables[0], "spam")
    assert act["actor"].startswith("cli")
    assert "closed already" in terminal.refused("admin", "close", kept.tables[0], "--why", "x", "--db", kept.url)


def test_a_table_is_deleted(terminal: Terminal, kept: Kept) -> None:
    assert admin(terminal, kept, "delete", kept.tables[0], "--why", "asked for", "--lang", "de").out == (
        f"Der Tisch {kept.tables[0]} ist gelöscht.\n"
    )
    assert [one["id"] for one in admin(terminal, kept, "tables", "--json").json] == [kept.tables[1]]


def test_people_are_found_renamed_muted_banned_and_pardoned(terminal: Terminal, kept: Kept) -> None:
    anna, bernd = kept.people
    assert [one["id"] for one in admin(terminal, kept, "find", "NN", "--json").json] == [anna.id]
    assert admin(terminal, kept, "rename", anna.id, "Somebody", "--why", "rude name").code == 0
    assert admin(terminal, kept, "find", anna.id, "--json").json[0]["name"] == "Somebody"
    assert admin(terminal, kept, "mute", "Bernd", "--days", 2, "--why", "insults").code == 0
    assert admin(terminal, kept, "ban", bernd.id, "--why", "cheating").code == 0
    (found,) = admin(terminal, kept, "find", "bernd", "--json").json
    assert [(one["kind"], one["until"] is None) for one in found["sanctions"]] == [("ban", True), ("mute", False)]
    assert "may talk and play again" in admin(terminal, kept, "pardon", "Bernd", "--why", "sorry").out
    acts = [one["act"] for one in admin(terminal, kept, "acts", "--json").json]
    assert acts == ["pardon", "ban", "mute", "rename"]


def test_old_tables_are_purged_and_a_dry_run_only_counts(terminal: Terminal, kept: Kept) -> None:
    assert "2 tables would be deleted" in admin(terminal, kept, "purge", "--older", 0, "--dry-run").out
    assert len(admin(terminal, kept, "tables", "--json").json) == 2
    assert "No" not in admin(terminal, kept, "purge", "--older", 0, "--state", "over", "--why", "x").err
    assert len(admin(terminal, kept, "tables", "--json").json) == 2
    assert "2 tables have been deleted" in admin(terminal, kept, "purge", "--older", 0, "--why", "cleaning").out
    assert admin(terminal, kept, "tables", "--json").json == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("close", "nowhere", "--why", "x"), "There is no table 'nowhere'"),
        (("table", "nowhere"), "There is no table 'nowhere'"),
        (("mute", "Nobody", "--why", "x"), "There is no profile 'Nobody'"),
        (("ban", "Anna"), "Say why"),
        (("rename", "Anna", "Bernd", "--why", "x"), "Another public profile is called 'Bernd'"),
        (("rename", "Anna", "\u2800", "--why", "x"), "printable"),
        (("tables", "--state", "lost"), "open, playing, over or closed"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence_and_nothing_changes(
    terminal: Terminal, kept: Kept, words: tuple[str, ...], sentence: str
) -> None:
    assert sentence in terminal.refused("admin", *words, "--db", kept.url)
    assert admin(terminal, kept, "acts", "--json").json == []


def test_a_database_that_is_not_there_is_not_made(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    assert "There is no database" in terminal.refused("admin", "tables", "--db", f"sqlite:///{file}")
    assert not file.exists()


def test_a_name_that_two_have_is_not_clear(terminal: Terminal, tmp_path: Path) -> None:
    async def fill() -> None:
        async with house_at(tmp_path) as house:
            for _ in range(2):
                await person(house, "Twin", public=False)

    asyncio.run(fill())
    url = f"sqlite:///{tmp_path / 'house.db'}"
    assert "2 profiles are called 'Twin'" in terminal.refused("admin", "mute", "Twin", "--why", "x", "--db", url)
