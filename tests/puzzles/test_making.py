"""A file of puzzles grows, and goes on where it stopped."""

from pathlib import Path

import pytest

from wonders.database.batches import Batch
from wonders.puzzles import making
from wonders.puzzles.finding import Finding
from wonders.puzzles.library import shipped
from wonders.puzzles.making import Workshop, find, standard
from wonders.puzzles.puzzle import Puzzle

ONE, TWO = (Finding(Batch(game, 2, ("medium",), 3, "seed")) for game in ("duel", "architects"))


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match has one puzzle, and nobody thinks."""
    known = list(shipped().values())

    def puzzles_of(finding: Finding, number: int) -> list[Puzzle]:
        return [known[2 * number + (finding is ONE)]]

    monkeypatch.setattr(making, "puzzles_of", puzzles_of)


def test_findings_take_turns_and_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    shop = Workshop(tmp_path / "puzzles.jsonl")
    tasks = shop.missing([ONE, TWO])
    assert [(task[0].batch.game, task[1]) for task in tasks[:3]] == [("duel", 0), ("architects", 0), ("duel", 1)]
    for task, found in find(tasks[:4], 1):
        shop.add(task, found)
    again = Workshop(tmp_path / "puzzles.jsonl")
    assert again.puzzles == shop.puzzles and len(again.puzzles) == 4
    assert again.missing([ONE, TWO]) == tasks[4:]


def test_games_share_what_is_wanted(tmp_path: Path) -> None:
    shop = Workshop(tmp_path / "puzzles.jsonl")
    known = [one for one in shipped().values() if one.game == "duel"]
    shop.add((ONE, 7), known[:2])
    games = [task[0].batch.game for task in shop.short_of(shop.missing([ONE, TWO]), 4)]
    assert games == ["architects"] * 3
    assert len(list(shop.short_of(shop.missing([ONE, TWO]), None))) == 6
    tasks = shop.short_of(shop.missing([ONE, TWO]), 5)
    assert next(tasks)[0] is ONE
    shop.add((ONE, 0), known[2:3])
    assert [task[0] for task in tasks] == [TWO] * 3


def test_a_line_that_was_cut_off_is_dropped_and_its_match_looked_at_again(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    shop = Workshop(file)
    for task, found in find(shop.missing([ONE])[:1], 1):
        shop.add(task, found)
    with file.open("a", encoding="utf-8") as out:
        out.write('{"id": "cut o')
    assert Workshop(file).puzzles == shop.puzzles
    assert len(Workshop(file).missing([ONE])) == 2


def test_the_same_puzzle_is_kept_once(tmp_path: Path) -> None:
    shop = Workshop(tmp_path / "puzzles.jsonl")
    (task, found), *_ = find(shop.missing([ONE])[:1], 1)
    shop.add(task, found)
    shop.add(task, found)
    assert len(Workshop(tmp_path / "puzzles.jsonl").puzzles) == 1


def test_the_shipped_puzzles_are_looked_for_in_every_game() -> None:
    assert {finding.batch.game for finding in standard()} == {"classic", "duel", "architects"}
