"""`wonders score`: the pad on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Ran, Terminal
from tests.pad.entries import a_city, classic, duel
from wonders.pad import pack, score

TABLE = classic(
    a_city("altar baths", (1,), coins=7), a_city("palace", (-1,), coins=2), a_city(coins=4), played="2026-11-14"
)


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
