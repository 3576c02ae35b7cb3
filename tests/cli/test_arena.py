"""`wonders arena`."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Terminal
from wonders import replay
from wonders.arena import worker
from wonders.arena.results import Row
from wonders.cli import arena

ARENA = ("arena", "duel", "--bots", "random,easy", "--seed", 4, "--workers", 1)


def rows_in(folder: Path) -> list[Row]:
    return [Row.from_line(line) for line in (folder / "results.jsonl").read_text(encoding="utf-8").split("\n")[:-1]]


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    for standing in told["standings"]:
        del standing["mean_ms"], standing["slowest_ms"]
    return told


def test_json_tells_the_standings(terminal: Terminal) -> None:
    told = terminal.run(*ARENA, "--games", 6, "--json").json
    assert (told["game"], told["players"], told["bots"], told["seed"]) == ("duel", 2, ["random", "easy"], "4")
    assert told["matches"] == 6 and told["deals"] == 3 and told["par"] == 0.5
    assert {standing["bot"] for standing in told["standings"]} == {"random", "easy"}
    for standing in told["standings"]:
        assert standing["played"] == 6 == sum(standing["ranks"])
        assert standing["wins"]["low"] <= standing["wins"]["value"] <= standing["wins"]["high"]
        assert standing["rating"]["low"] < standing["rating"]["value"] < standing["rating"]["high"]


def test_people_read_a_table(terminal: Terminal) -> None:
    ran = terminal.run("arena", "duel", "--bots", "random,easy,random", "--games", 2, "--seed", 1, "--workers", 1)
    assert ran.code == 0 and ran.err == ""
    assert "duel, 2 players: 2 matches, 1 deal, seed 1" in ran.out and "By chance 50.0 % win." in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80 and "…" not in ran.out


def test_all_workers_give_the_same_figures(terminal: Terminal) -> None:
    words = ("arena", "classic", "--bots", "random,easy", "--seed", 4, "--games", 4, "--json")
    alone = without_times(terminal.run(*words, "--workers", 1).json)
    assert without_times(terminal.run(*words, "--workers", 2).json) == alone


def test_the_folder_holds_results_and_reports_and_is_gone_on_with(terminal: Terminal, tmp_path: Path) -> None:
    first = terminal.run(*ARENA, "--games", 4, "--out", tmp_path, "--json").json
    rows = rows_in(tmp_path)
    assert len(rows) == 4 and (tmp_path / "ratings.png").exists() and (tmp_path / "results.parquet").exists()
    assert terminal.run(*ARENA, "--games", 4, "--out", tmp_path, "--json").json == first
    assert rows_in(tmp_path) == rows
    more = terminal.run(*ARENA, "--games", 8, "--out", tmp_path, "--json").json
    assert rows_in(tmp_path)[:4] == rows and len(rows_in(tmp_path)) == 8
    afresh = terminal.run(*ARENA, "--games", 8, "--json").json
    assert without_times(more) == without_times(afresh)


def test_the_seed_of_a_folder_need_not_be_told_again(terminal: Terminal, tmp_path: Path) -> None:
    words = ("arena", "duel", "--bots", "random,random", "--workers", 1, "--out", tmp_path, "--json")
    first = terminal.run(*words, "--games", 1).json
    assert terminal.run(*words, "--games", 3).json["seed"] == first["seed"]


def test_an_interrupt_leaves_a_folder_to_go_on_from(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = terminal.run(*ARENA, "--games", 8, "--json").json
    play = worker.play_fixtures

    def interrupted(*args: Any) -> list[Row]:
        if len(rows_in(tmp_path) if (tmp_path / "results.jsonl").exists() else ()) >= 3:
            raise KeyboardInterrupt
        return play(*args)

    with monkeypatch.context() as patch:
        patch.setattr(arena, "play_fixtures", interrupted)
        patch.setattr("wonders.arena.playing.MOST", 1)
        ran = terminal.run(*ARENA, "--games", 8, "--out", tmp_path, "--json")
    assert ran.code == 130 and ran.json["matches"] == 2  # the third is of a deal that was not finished
    assert ran.err == f"Stopped after 3 of 8 matches. They are in {tmp_path}; the same command goes on from there.\n"
    assert len(rows_in(tmp_path)) == 3 and (tmp_path / "report.md").exists()
    assert without_times(terminal.run(*ARENA, "--games", 8, "--out", tmp_path, "--json").json) == without_times(whole)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are a matter of POSIX systems")
def test_ctrl_c_ends_a_real_arena_with_a_sentence(tmp_path: Path) -> None:
    # Shells let jobs in the background ignore an interrupt, and all that they start.
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    begin = f"{heed}; from wonders.cli.start import main; main()"
    words = ("-c", begin, "arena", "duel", "--bots", "random,random", "--games", "50000", "--workers", "2")
    process = subprocess.Popen(
        (sys.executable, *words, "--out", str(tmp_path)),
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    results, deadline = tmp_path / "results.jsonl", time.monotonic() + 100
    while not (results.exists() and results.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
    try:
        out, err = process.communicate(timeout=100)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 130 and "By chance 50.0 % win." in out
    assert "Traceback" not in err and "the same command goes on from there" in err
    assert json.loads(results.read_text(encoding="utf-8").splitlines()[-1])["reason"]


def test_teams_and_expansions_have_short_words(terminal: Terminal) -> None:
    words = ("--bots", "random,easy", "--games", 2, "--seed", 1, "--workers", 1, "--players", 4, "--json")
    told = terminal.run("arena", "classic", "--teams", "--with", "cities", *words).json
    assert told["options"]["teams"] is True and told["options"]["expansions"] == "cities"
    assert told["matches"] == 2 and [standing["played"] for standing in told["standings"]] == [2, 2]


def test_faults_are_told_and_counted(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    program = f"run:{shlex.quote(sys.executable)} -c 1/0"
    monkeypatch.setattr(arena, "TOLD", 4)
    words = ("arena", "duel", "--bots", f"{program},random", "--games", 2, "--workers", 1, "--limit", 5)
    ran = terminal.run(*words)
    assert ran.code == 0 and "6 crashed" in ran.out
    assert [message for message in caplog.messages if program in message][:4] == caplog.messages[:4]
    assert caplog.messages[4:] == ["more faults follow; they are counted in the table"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("duel", "--bots", "clever,random"), "There is no bot 'clever'"),
        (("chess", "--bots", "random"), "There is no game 'chess'"),
        (("duel", "--bots", "random", "--games", 0), "At least 1 match must be played"),
        (("duel", "--bots", "random", "--workers", 0), "At least 1 worker must play"),
        (("duel", "--bots", "random", "--on", "moon"), "Matches are played on: here, ray"),
        (("duel", "--bots", "random,,"), "The name of a bot is empty"),
        (("duel", "--bots", "random", "--players", 5), "duel is played by 2 players"),
        (("classic", "--bots", "random", "--teams"), "Teams of two must be 4, 6 or 8 players"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(terminal: Terminal, words: tuple[object, ...], sentence: str) -> None:
    assert sentence in terminal.refused("arena", *words)


def test_a_folder_of_another_arena_is_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*ARENA, "--games", 2, "--out", tmp_path)
    before = (tmp_path / "results.jsonl").read_bytes()
    words = ("arena", "duel", "--bots", "random,random", "--seed", 4, "--out", tmp_path)
    assert "holds another arena" in terminal.refused(*words)
    assert (tmp_path / "results.jsonl").read_bytes() == before


def test_every_match_is_recorded_where_asked(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    terminal.run(*ARENA, "--games", 4, "--out", tmp_path / "out", "--records", folder)
    rows = rows_in(tmp_path / "out")
    for row in rows:
        record = folder / f"duel-2-4-{row.lineup}-{row.deal}-{row.rotation}.jsonl"
        outcome = replay(record.read_text(encoding="utf-8")).outcome
        assert outcome is not None and (outcome.ranks, outcome.points) == (row.ranks, row.points)
    assert len(rows) == 4 == len(list(folder.iterdir()))
