"""The files that an arena leaves behind."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.arena.rows import a_plan, a_row
from wonders.arena.reports import title_of, write_reports
from wonders.arena.results import BadFolder
from wonders.arena.summary import short, summarise
from wonders.core.extras import how_to_install

PLAN = a_plan("strong,weak,a | b", 3, 9, "classic", sides="B")
ROWS = [a_row(PLAN, fixture, [1 + (seat + fixture.rotation) % 3 for seat in range(3)]) for fixture in PLAN.fixtures()]
SUMMARY = summarise(PLAN, ROWS)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("arena")
    assert write_reports(path, PLAN, SUMMARY, ROWS) == []
    return path


def test_all_reports_are_there(folder: Path) -> None:
    names = {path.name for path in folder.iterdir()}
    assert names == {"summary.json", "report.md", "results.parquet", "ratings.svg", "ratings.png"}


def test_parquet_has_a_line_for_each_seat(folder: Path) -> None:
    from pyarrow import parquet

    table = parquet.read_table(folder / "results.parquet")
    assert table.num_rows == 3 * len(ROWS)
    first = table.to_pylist()[0]
    assert (first["bot"], first["seat"], first["rank"], first["points"], first["faults"]) == ("strong", 0, 1, 20, 0)
    assert json.loads(table.schema.metadata[b"bots"]) == list(PLAN.bots)


def test_the_plot_is_a_picture(folder: Path) -> None:
    assert (folder / "ratings.png").read_bytes().startswith(b"\x89PNG")
    assert ElementTree.parse(folder / "ratings.svg").getroot().tag.endswith("svg")


def test_the_same_figures_give_the_same_files(folder: Path, tmp_path: Path) -> None:
    write_reports(tmp_path, PLAN, SUMMARY, ROWS)
    for name in ("summary.json", "report.md", "ratings.svg"):
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()


def test_the_summary_says_what_was_played(folder: Path) -> None:
    told = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    assert told["game"] == "classic" and told["matches"] == 9 and len(told["standings"]) == 3
    assert title_of(PLAN, SUMMARY) == "classic, 3 players, sides=B: 9 matches, 3 deals"


def test_the_report_is_a_table(folder: Path) -> None:
    lines = (folder / "report.md").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("| strong | +") for line in lines)
    assert any(line.startswith("| a \\| b |") for line in lines)
    counts = {line.replace("\\|", "").count("|") for line in lines if line.startswith("|")}
    assert counts == {12, 5}


@pytest.mark.parametrize(("package", "file"), [("pyarrow", "results.parquet"), ("matplotlib.figure", "ratings.svg")])
def test_a_missing_package_costs_its_file_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, file: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "wonders.arena.plot", raising=False)
    (sentence,) = write_reports(tmp_path, PLAN, SUMMARY, ROWS)
    assert how_to_install("arena") in sentence and package.partition(".")[0] in sentence
    assert not (tmp_path / file).exists() and (tmp_path / "report.md").exists()


def test_a_folder_that_is_gone_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match="Cannot write"):
        write_reports(tmp_path / "gone", PLAN, SUMMARY, ROWS)


def test_long_names_are_cut_in_front() -> None:
    assert short("run:python3 somewhere/far/away/my_good_bot.py") == "…ere/far/away/my_good_bot.py"
    assert short("hard:seconds=0.2") == "hard:seconds=0.2"
