"""The folder of an arena."""

from pathlib import Path

import pytest

from tests.arena.rows import a_plan, a_row
from wonders.arena.plan import Fixture
from wonders.arena.playing import complete_deals
from wonders.arena.results import RESULTS, BadFolder, Book, Row, about_folder

PLAN = a_plan("a,b", games=8)
ROWS = [a_row(PLAN, fixture, (1, 2)) for fixture in PLAN.fixtures()]


def test_a_row_is_read_back_from_its_line() -> None:
    row = Row(**{**vars(ROWS[0]), "faults": ((1, 2, "late", "no answer: “…”\u2028"),)})
    assert Row.from_line(row.line()) == row and "\n" not in row.line()


def test_rows_are_there_again(tmp_path: Path) -> None:
    book = Book(tmp_path / "new" / "arena", PLAN)
    book.add(ROWS[:3])
    book.add(ROWS[3:5])
    assert Book(tmp_path / "new" / "arena", PLAN).rows == ROWS[:5] == book.rows
    assert about_folder(tmp_path / "new" / "arena")["seed"] == "7"


def test_a_line_cut_off_in_writing_is_dropped(tmp_path: Path) -> None:
    Book(tmp_path, PLAN).add(ROWS[:3])
    path = tmp_path / RESULTS
    path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    book = Book(tmp_path, PLAN)
    assert book.rows == ROWS[:2]
    book.add(ROWS[2:])
    assert Book(tmp_path, PLAN).rows == ROWS


def test_more_games_go_into_the_same_folder(tmp_path: Path) -> None:
    Book(tmp_path, PLAN).add(ROWS)
    assert Book(tmp_path, a_plan("a,b", games=80)).rows == ROWS


def test_another_arena_needs_another_folder(tmp_path: Path) -> None:
    Book(tmp_path, PLAN)
    with pytest.raises(BadFolder, match=r"holds another arena \(bots: \['a', 'b'\] there, \['a', 'c'\] now\)"):
        Book(tmp_path, a_plan("a,c"))


@pytest.mark.parametrize("text", ["[]\n", "{}\n", "no results\n", '{"lineup": 0}\n'])
def test_a_damaged_file_gets_a_sentence(tmp_path: Path, text: str) -> None:
    Book(tmp_path, PLAN)
    (tmp_path / RESULTS).write_text(text, encoding="utf-8")
    with pytest.raises(BadFolder, match="is damaged"):
        Book(tmp_path, PLAN)


def test_a_folder_that_cannot_be_used_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadFolder, match="Cannot use the folder"):
        Book(tmp_path / "file", PLAN)
    (tmp_path / "arena.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadFolder, match="cannot be read"):
        Book(tmp_path, PLAN)


def test_results_without_a_plan_get_a_sentence(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text("", encoding="utf-8")
    with pytest.raises(BadFolder, match=r"no arena\.json"):
        Book(tmp_path, PLAN)


def test_only_whole_deals_are_compared() -> None:
    fixtures = list(PLAN.fixtures())
    assert complete_deals(fixtures, reversed(ROWS)) == ROWS
    assert complete_deals(fixtures, [row for row in ROWS if row.fixture != Fixture(0, 1, 1)]) == ROWS[:2] + ROWS[4:]
    assert complete_deals(fixtures, ROWS[:1]) == []
