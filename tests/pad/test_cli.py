"""`wonders score`: the pad on the command line."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Ran, Terminal
from tests.pad.entries import a_city, classic, duel
from wonders.pad import pack, score

TABLE = classic(
    a_city("altar baths", (1,), coins=7), a_city("palace", (-1,), coins=2), a_city(coins=4), played="2026-11-14"
)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("WONDERS_PAD", str(tmp_path / "own" / "pad.sqlite"))
    return Terminal(monkeypatch, capsys)


def written(path: Path, entry: Any) -> Path:
    path.write_text(entry if isinstance(entry, str) else json.dumps(entry), encoding="utf-8")
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "entry.json", TABLE)


def test_a_file_is_counted_and_every_point_explained(terminal: Terminal, file: Path) -> None:
    told = terminal.run("score", "classic", "--file", file, "--lines")
    assert told.code == 0
    assert "Ada  Ben  Cleo" in told.out and "Ada: 8 points" in told.out
    assert "Altar: printed on it" in told.out and "Ada wins: most points." in told.out


def test_the_same_in_german_and_as_json(terminal: Terminal, file: Path) -> None:
    assert "Profanbauten" in terminal.run("score", "classic", "-f", file, "-l", "de").out
    told = terminal.run("score", "classic", "-f", file, "--json").json
    assert told["ok"] and told["outcome"]["points"] == list(score(TABLE).outcome.points)


def test_a_shared_text_and_standard_input_are_read_too(terminal: Terminal, tmp_path: Path) -> None:
    shared = written(tmp_path / "shared.txt", f"https://example.org/#pad={pack(TABLE)}\n")
    assert terminal.run("score", "classic", "-f", shared, "--json").json["ok"]
    assert terminal.run("score", "classic", "-f", "-", "--json", typed=json.dumps(TABLE)).json["ok"]


def test_what_cannot_be_is_told_line_by_line_and_nothing_is_kept(terminal: Terminal, tmp_path: Path) -> None:
    wrong = written(tmp_path / "x.json", classic({"coins": -1}, {"wonder": "gizah_b", "stages": 13}))
    said = terminal.refused("score", "classic", "-f", wrong, "--keep", "-l", "de").splitlines()
    assert len(said) == 2 and said[1] == "wonders: Ben: Gizeh B hat 4 Bauabschnitte, nicht 13."
    assert not (tmp_path / "own").exists()


def test_programs_get_the_problems_as_json(terminal: Terminal, tmp_path: Path) -> None:
    wrong = written(tmp_path / "x.json", classic({"coins": -1}))
    ran = terminal.run("score", "classic", "-f", wrong, "--json")
    assert ran.code == 2 and ran.json["problems"][0]["field"] == "coins"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "no proper JSON"),
        ("hello", "no shared table"),
        (json.dumps(duel({})), "holds a table of duel, not of classic"),
    ],
)
def test_a_wrong_file_gets_a_sentence(terminal: Terminal, tmp_path: Path, content: str, sentence: str) -> None:
    assert sentence in terminal.refused("score", "classic", "-f", written(tmp_path / "x", content))
    assert "Cannot read" in terminal.refused("score", "classic", "-f", tmp_path / "missing")


def test_what_is_wrong_with_a_file_is_told_in_german_too(terminal: Terminal, tmp_path: Path) -> None:
    assert "lässt sich nicht lesen" in terminal.refused("score", "classic", "-f", tmp_path / "missing", "-l", "de")
    other = written(tmp_path / "x", json.dumps(duel({})))
    assert "enthält einen Tisch von duel" in terminal.refused("score", "classic", "-f", other, "-l", "de")
    assert "Cannot read" in terminal.refused("score", "classic", "-f", tmp_path / "missing")


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


def test_a_sheet_of_eight_with_long_names_fits_eighty_columns(terminal: Terminal, tmp_path: Path) -> None:
    names = [f"Maximiliane-{at}" for at in range(8)]
    entry = classic(
        a_city("altar baths", coins=7),
        *(a_city(coins=7) for _ in names[1:]),
        players=8,
        options={"expansions": "cities,leaders"},
    )
    for at, name in enumerate(names):
        entry["players"][at]["name"] = name
    for words in ((), ("--lines",)):
        ran = terminal.run("score", "classic", "-f", written(tmp_path / "e.json", entry), "-l", "de", *words)
        assert ran.code == 0, ran.err
        assert max(map(len, ran.out.splitlines())) <= 80 and "…" not in ran.out
        assert ran.out.replace("\n", "").count("Profanbauten") >= 1


def test_figures_fit_eighty_columns_and_none_is_cut(terminal: Terminal, file: Path) -> None:
    kept(terminal, file)
    for language in ("en", "de"):
        ran = terminal.run("score", "stats", "--lang", language)
        assert max(map(len, ran.out.splitlines())) <= 80 and "…" not in ran.out
        assert "Ada" in ran.out and "100 %" in ran.out and ran.out.count("8.0") >= 1


def test_points_below_zero_have_the_minus_of_the_texts(terminal: Terminal, file: Path) -> None:
    told = terminal.run("score", "classic", "-f", file, "--lines").out
    assert "−1" in told and "-1" not in told


def kept(terminal: Terminal, file: Path) -> Ran:
    return terminal.run("score", "classic", "-f", file, "--keep")


def test_history_show_stats_and_forget(terminal: Terminal, file: Path) -> None:
    assert "empty" in terminal.refused("score", "history")
    assert "Kept in the history as" in kept(terminal, file).err
    assert "already" in kept(terminal, file).err
    assert "2026-11-14" in terminal.run("score", "history", "--player", "ada").out
    assert "Ben" in terminal.run("score", "show").out
    (record,) = terminal.run("score", "stats", "ADA", "--json").json
    assert (record["games"], record["player"]) == (1, "Ada")
    assert "Ada" in terminal.run("score", "stats").out
    assert "no such table or player" in terminal.refused("score", "stats", "Zoe")
    assert "no such table" in terminal.refused("score", "show", "zzz")
    terminal.run("score", "forget", "last")
    assert terminal.run("score", "history", "--json").json == []


@pytest.mark.parametrize("suffix", ["json", "csv"])
def test_export_and_import_move_a_history(terminal: Terminal, file: Path, tmp_path: Path, suffix: str) -> None:
    kept(terminal, file)
    out, other = tmp_path / f"all.{suffix}", tmp_path / "other.sqlite"
    assert "1 table is in" in terminal.run("score", "export", out).out
    assert "1 table was added, 0" in terminal.run("score", "import", out, "--store", other).out
    assert "0 tables were added, 1" in terminal.run("score", "import", out, "--store", other).out
    own, moved = (terminal.run("score", "history", "--json", *more).json for more in ((), ("--store", other)))
    assert own == moved
    assert "ends in .json or .csv" in terminal.refused("score", "export", tmp_path / "all.xls")


def test_an_import_with_one_wrong_table_adds_none(terminal: Terminal, tmp_path: Path) -> None:
    both = written(tmp_path / "two.json", [TABLE, classic({"coins": -1})])
    assert "Table 2 cannot be" in terminal.refused("score", "import", both)
    assert not (tmp_path / "own").exists()


def test_a_table_is_shared_as_a_link_and_a_picture(terminal: Terminal, file: Path, tmp_path: Path) -> None:
    pytest.importorskip("segno")
    kept(terminal, file)
    link = terminal.run("score", "share", "--base", "https://example.org/pad").out.strip()
    assert link == f"https://example.org/pad#pad={pack(TABLE)}"
    for suffix in ("png", "svg"):
        assert terminal.run("score", "share", "-f", file, "--qr", tmp_path / f"qr.{suffix}").code == 0
        assert (tmp_path / f"qr.{suffix}").stat().st_size > 300
    assert "ends in .png or .svg" in terminal.run("score", "share", "--qr", tmp_path / "qr.txt").err


def test_pictures_are_drawn_into_a_folder(terminal: Terminal, file: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    kept(terminal, file)
    ran = terminal.run("score", "plot", "--out", tmp_path / "pictures", "--format", "svg")
    drawn = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert drawn == ["classic-ada.svg", "classic-ben.svg", "classic-cleo.svg", "classic.svg"]
    assert len(ran.out.splitlines()) == 4
    assert "png or svg" in terminal.refused("score", "plot", "--format", "gif")
