"""`wonders score`: the pad asks for everything."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import Terminal

DUEL_TYPED = """?
pala, theat, Bäder
fooo

pyram, sph
philo
7
town hall, altar

colo
<
colo

3
5
y
"""


def test_a_dialogue_asks_helps_goes_back_and_keeps(terminal: Terminal) -> None:
    ran = terminal.run("score", "duel", "--names", "Ada,Ben", typed=DUEL_TYPED)
    assert ran.code == 0 and "Nothing here is called “fooo”" in ran.out and "+ Palace, Theater, Baths" in ran.out
    assert "Ada wins: most points." in ran.out and "Kept in the history" in ran.err
    (kept,) = terminal.run("score", "history", "--json").json
    assert kept["result"]["points"] == [42, 14]
    assert kept["entry"]["players"][1]["wonders"] == ["colossus"]


CLASSIC_TYPED = """cities
Gizeh B
13
4
Bäder, Kapitol

-3
14
1
1
olympia b
2

3
-1 -1
0
babylon a
0

2

0
Ben
-1
y
"""


def test_a_dialogue_in_german_asks_again_about_what_cannot_be(terminal: Terminal) -> None:
    ran = terminal.run("score", "classic", "-l", "de", "-n", "Ada,Ben,Cy", typed=CLASSIC_TYPED)
    assert ran.code == 0, ran
    assert "Gizeh B hat 4 Bauabschnitte, nicht 13." in ran.out
    assert "1 Sieg-Marker und 2 Niederlage-Marker passen nicht zusammen" in ran.out
    (kept,) = terminal.run("score", "history", "--json").json
    assert kept["entry"]["players"][0]["coins"] == 14 and kept["entry"]["players"][1]["conflict_tokens"] == [-1]
    assert kept["entry"]["players"][0]["debts"] == 1


def test_points_are_asked_row_by_row(terminal: Terminal) -> None:
    typed = "Ada, Ben\n" + "4\n2\n6\n0\n3\n3\n1\n" + "0\n0\n5\n6\n0\n5\n"
    ran = terminal.run("score", "architects", "--points", "--no-keep", "--json", typed=typed)
    assert ran.json["outcome"]["points"] == [15, 11]
    assert "Military: For the points" not in ran.err and "Military cannot bring" not in ran.out
    assert ran.json["entry"]["players"][1]["stages"] == 5


def test_a_supremacy_needs_no_points(terminal: Terminal) -> None:
    typed = "Ada,Ben\nluck\nscience\nNobody\nben\n"
    ran = terminal.run("score", "duel", "--points", "--no-keep", typed=typed)
    assert ran.code == 0 and "Ben wins: scientific supremacy." in ran.out


def test_a_dialogue_that_breaks_off_keeps_nothing(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run("score", "duel", "--names", "Ada,Ben", typed="palace\n")
    assert ran.code == 1 and "nothing was kept" in ran.err and not (tmp_path / "own").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("duel", "-n", "Ada"), "played by 2"),
        (("classic", "-n", "a,b,c", "-w", "armada"), "no expansion “armada”"),
        (("classic", "-n", "a,b,c,d,e", "-w", "none", "--teams"), "4, 6 or 8 players"),
    ],
)
def test_a_wrong_beginning_ends_the_dialogue(terminal: Terminal, words: tuple[str, ...], sentence: str) -> None:
    ran = terminal.run("score", *words)
    assert ran.code == 2 and sentence in ran.err


def test_the_first_questions_help_go_back_and_are_asked_again(terminal: Terminal) -> None:
    typed = "?\nAda\nAda, Ben, Cy\n<\nAda, Ben, Cleo, Dido\n?\narmada\n<\nAda, Bo, Cy, Di\ncities\nn\n"
    ran = terminal.run("score", "classic", "--points", typed=typed)
    assert "Who plays, in the order" in ran.out and "cities, leaders or both" in ran.out
    assert "played by 2 to 8, not by 1" in ran.out and "no expansion “armada”" in ran.out
    assert ran.code == 1 and "Ada: points in the row “Military”" in ran.out, "the dialogue goes on with the first field"


@pytest.mark.parametrize("end", ["", "interrupted"])
def test_what_was_entered_before_it_broke_off_can_be_gone_on_with(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    lines: Iterator[str] = iter(["Ada, wood", *"4260"])

    def typed(prompt: str = "") -> str:
        if (line := next(lines, None)) is not None:
            return line
        raise KeyboardInterrupt if end else EOFError

    with monkeypatch.context() as patch:
        patch.setattr("builtins.input", typed)
        left = terminal.run("score", "architects", "--points")
    assert left.code == 1 and "What you have entered is kept" in left.err
    ran = terminal.run("score", "architects", "--points", "--no-keep", typed="y\n3\n3\n1\n0\n0\n5\n6\n0\n5\n")
    assert ran.code == 0 and "Ada, wood; 4 answers" in ran.out and "wood: points in the row “Wonder”" in ran.out, ran
    again = terminal.run("score", "architects", "--points", typed="")
    assert "unfinished" not in again.out, "a table that was counted leaves no draft"


def test_every_question_is_asked_again_with_what_was_answered(terminal: Terminal) -> None:
    ran = terminal.run(
        "score", "architects", "--points", typed="Ada, Ben\n4\n2\n6\n<\n\n0\n<\n<\n<\n<\n<\nAda, Cleo\n\n9\n\n"
    )
    assert "[6]" in ran.out
    assert "with commas between them: [Ada, Ben]" in ran.out, "back to the first question of all"
    assert ran.out.count("[4]") == 2 and "Cleo" not in ran.err
    again = terminal.run("score", "architects", "--points", typed="n\n")
    assert "Ada, Cleo; 4 answers" in again.out


def test_the_last_question_helps_and_leads_back(terminal: Terminal) -> None:
    points = "4\n2\n6\n0\n3\n3\n1\n" + "0\n0\n5\n6\n0\n5\n"
    ran = terminal.run("score", "architects", "--points", typed=f"Ada, Ben\n{points}?\n<\n4\ny\n")
    assert ran.code == 0 and "y keeps the table" in ran.out and "[5]" in ran.out
    (kept,) = terminal.run("score", "history", "--json").json
    assert kept["entry"]["players"][1]["stages"] == 4


def test_an_answer_is_taken_away_with_a_dash(terminal: Terminal) -> None:
    typed = "palace\n\n<\n-\naltar\n\n" + "\n" * 9
    entry = terminal.run("score", "duel", "-n", "Ada,Ben", "--json", "--no-keep", typed=typed).json["entry"]
    assert entry["players"][0]["cards"] == ["altar"]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_no_two_questions_of_a_player_have_the_same_words(terminal: Terminal, game: str, language: str) -> None:
    told = terminal.run("score", game, "-n", "Ada,Ben", "-l", language, "--points", typed="\n" * 40).out
    asked = re.findall(r"Ada: ([^:\n]+):", told)
    assert len(asked) > 3 and len(set(asked)) == len(asked)
    assert sum("coins" in one or "Münzen" in one for one in asked) == (game != "architects" and game != "duel")
