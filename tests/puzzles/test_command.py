"""`wonders puzzles`."""

import signal
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.running import Terminal
from wonders import make
from wonders.bots.play import play_match
from wonders.bots.registry import make_bots
from wonders.puzzles import finding, making
from wonders.puzzles.library import read, shipped
from wonders.puzzles.puzzle import Puzzle


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


PUZZLE = next(one for one in shipped().values() if one.game == "duel")
RIGHT = PUZZLE.best[0]
WRONG = next(str(one) for one in PUZZLE.position.legal if str(one) not in PUZZLE.best)


def test_a_list_gives_nothing_away(terminal: Terminal) -> None:
    listed = terminal.run("puzzles", "list", "--game", "duel", "--json").json
    assert {"id", "game", "players", "themes", "rating"} == set(listed[0])
    assert PUZZLE.id in terminal.run("puzzles", "list", "--lang", "de").out


def test_a_puzzle_is_asked_without_its_answer(terminal: Terminal) -> None:
    asked = terminal.run("puzzles", "solve", PUZZLE.id, "--json").json
    assert set(asked["answers"]) >= {RIGHT, WRONG} and "best" not in asked and "chances" not in asked


def test_an_answer_is_judged(terminal: Terminal) -> None:
    right = terminal.run("puzzles", "solve", PUZZLE.id, RIGHT, "--json")
    assert (right.code, right.json["right"], right.json["best"]) == (0, True, list(PUZZLE.best))
    wrong = terminal.run("puzzles", "solve", PUZZLE.id, WRONG)
    assert wrong.code == 1 and "Not the best" in wrong.out and "simulations" in wrong.out


@pytest.mark.parametrize(("language", "words"), [("en", "Right!"), ("de", "Richtig!")])
def test_whoever_types_sees_the_table_and_answers_by_number(terminal: Terminal, language: str, words: str) -> None:
    number = [str(one) for one in PUZZLE.position.legal].index(RIGHT) + 1
    ran = terminal.run("puzzles", "solve", PUZZLE.id, "--lang", language, typed=f"{number}\n")
    assert ran.code == 0 and words in ran.out and f"{number:>3}  " in ran.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("solve", "nope"), "There is no puzzle 'nope'"),
        (("solve", PUZZLE.id, "999"), "There is no answer 999"),
        (("solve", PUZZLE.id, "dance"), "dance"),
        (("solve", "x", "--file", "nowhere.gz"), "Cannot read puzzles"),
        (("list", "--theme", "love"), "There is no theme 'love'"),
        (("make", "FILE", "--game", "chess"), "There is no game 'chess'"),
        (("make", "FILE", "--game", "duel", "--nodes", 0), "at least 1 node"),
        (("make", "FILE", "--game", "duel", "--workers", 0), "At least 1 worker"),
        (("check", "--nodes", 0), "at least 1 node"),
        (("check", "--file", "nowhere.gz"), "Cannot read puzzles"),
    ],
)
def test_bad_input_is_a_sentence(terminal: Terminal, tmp_path: Path, words: tuple[object, ...], sentence: str) -> None:
    said = terminal.refused("puzzles", *(tmp_path / "file.jsonl" if word == "FILE" else word for word in words))
    assert sentence in said and "\n" not in said
    assert not list(tmp_path.iterdir())


def test_matches_are_looked_through_and_the_work_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    file, packed = tmp_path / "puzzles.jsonl", tmp_path / "packed.gz"
    words = ("puzzles", "make", file, "--game", "architects", "--players", 2, "--seed", "s", "--nodes", 2, "--tries", 1)
    told = terminal.run(*words, "--games", 2, "--workers", 1, "--pack", packed, "--json").json
    assert told["puzzles"] == told["added"] == len(read(packed))
    again = terminal.run(*words, "--games", 2, "--workers", 1, "--json").json
    assert (again["added"], again["puzzles"]) == (0, told["puzzles"])


def test_puzzles_are_searched_anew(terminal: Terminal, tmp_path: Path) -> None:
    file, packed = tmp_path / "some.jsonl", tmp_path / "packed.gz"
    late = max(shipped().values(), key=lambda one: (len(one.record.answers), one.id))
    wrong = next(str(one) for one in late.position.legal if str(one) not in late.best)
    changed = replace(late, id="wrong", best=(wrong,))
    file.write_text(late.line() + "\n" + changed.line() + "\n")
    told = terminal.run("puzzles", "check", "--file", file, "--nodes", 480, "--workers", 1, "--pack", packed, "--json")
    assert (told.code, told.json["checked"], told.json["wrong"]) == (1, 2, ["wrong"])
    assert [(one.id, one.nodes) for one in read(packed)] == [(late.id, 480)]


def test_a_request_to_end_stops_the_work_and_keeps_what_was_found(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []

    def puzzles_of(finding: object, number: int) -> list[Puzzle]:
        calls.append(number)
        if len(calls) == 2:
            signal.raise_signal(signal.SIGTERM)
        return [PUZZLE]

    monkeypatch.setattr(making, "puzzles_of", puzzles_of)
    file = tmp_path / "puzzles.jsonl"
    ran = terminal.run("puzzles", "make", file, "--game", "duel", "--games", 9, "--workers", 1, "--json")
    assert (ran.code, ran.json["added"], ran.json["interrupted"]) == (130, 1, True)
    assert [one.id for one in read(file)] == [PUZZLE.id]


def test_puzzles_are_looked_for_in_records_that_people_have_given(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, file = tmp_path / "records", tmp_path / "puzzles.jsonl"
    folder.mkdir()
    whole = play_match(make("duel"), make_bots("random", 2), "given").record()
    (folder / "one.jsonl").write_text(whole.dumps(), encoding="utf-8")
    monkeypatch.setattr(finding, "puzzle_at", lambda match, *_: PUZZLE if match.outcome is not None else None)
    words = ("puzzles", "make", file, "--records", folder, "--nodes", 1, "--workers", 1, "--json")
    assert terminal.run(*words).json["added"] == 1
    assert terminal.run(*words).json["added"] == 0, "what was looked through is known"
    assert "There is no record of the game 'classic'" in terminal.refused(*words, "--game", "classic")
    (folder / "two.jsonl").write_text("nonsense", encoding="utf-8")
    assert "two.jsonl is no record" in terminal.refused(*words)
