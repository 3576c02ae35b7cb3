"""Playing a plan: alone, on all cores, with interruptions, with bots that misbehave."""

import multiprocessing
import os
import shlex
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from tests.arena.rows import a_plan, without_times
from wonders import make
from wonders.arena.crews import Alone, Cores, CrewLost, cores, crew_of
from wonders.arena.plan import Plan
from wonders.arena.playing import play_missing
from wonders.arena.results import Row
from wonders.arena.worker import play_fixtures
from wonders.bots.play import play_match
from wonders.bots.uniform import Uniform

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"


def results(plan: Plan, workers: int = 1) -> list[Row]:
    return [
        row
        for rows in play_missing(plan.fixtures(), [], crew_of(partial(play_fixtures, plan), workers))
        for row in rows
    ]


def program(source: str, tmp_path: Path) -> str:
    path = tmp_path / "bot.py"
    path.write_text(source, encoding="utf-8")
    return f"run:{shlex.quote(sys.executable)} -S {shlex.quote(str(path))}"


def test_a_row_tells_what_the_match_was() -> None:
    plan = a_plan("random,random,random", 3, 2, "classic")
    for row in results(plan):
        played = play_match(make("classic", 3), (Uniform(),) * 3, plan.seed_of(row.fixture))
        assert (row.ranks, row.points) == (played.outcome.ranks, played.outcome.points)
        assert sum(row.decisions) == played.decisions and all(row.seconds) and row.faults == ()
        assert all(0 < slowest <= seconds for slowest, seconds in zip(row.slowest, row.seconds, strict=True))


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_all_cores_give_the_same_results(game: str) -> None:
    plan = a_plan("random,random", make(game).players, 12, game)
    assert without_times(results(plan)) == without_times(results(plan, 2))


def test_what_is_done_is_not_played_again() -> None:
    plan = a_plan(games=10)
    done = results(plan)[:4]
    rest = [row for rows in play_missing(plan.fixtures(), done, Alone(partial(play_fixtures, plan))) for row in rows]
    assert len(rest) == len(list(plan.fixtures())) - 4
    assert without_times(done + rest) == without_times(results(plan))


def test_matches_are_sent_in_parcels_when_they_are_short() -> None:
    plan = a_plan(games=200)
    sizes = [len(rows) for rows in play_missing(plan.fixtures(), [], Alone(partial(play_fixtures, plan)))]
    assert sizes[0] == 1 and max(sizes) > 4 and sum(sizes) == len(list(plan.fixtures()))


def test_a_program_plays_in_every_worker_and_is_not_left_behind(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    source = f"import os; open({str(note)!r}, 'a').write(f'{{os.getpid()}} ')\n{EXAMPLE.read_text(encoding='utf-8')}"
    plan = a_plan(f"{program(source, tmp_path)},random", games=6)
    rows = results(plan, 2)
    assert len(rows) == 6 and not any(row.faults for row in rows)
    assert without_times(rows) == without_times(results(plan))
    assert not any(is_running(int(pid)) for pid in note.read_text().split())


def test_faults_are_in_the_rows(tmp_path: Path) -> None:
    plan = a_plan(f"{program('import sys; sys.exit(3)', tmp_path)},random", games=2)
    for row in results(plan):
        at = next(seat for seat, bot in enumerate(row.bots) if bot.startswith("run:"))
        assert [fault[:3] for fault in row.faults] == [(at, number, "crashed") for number in (1, 2, 3)]
        assert "exit code 3" in row.faults[0][3]


def test_an_interrupt_ends_the_workers_and_their_programs(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    source = f"import os, time; open({str(note)!r}, 'a').write(f'{{os.getpid()}} '); time.sleep(100)"
    plan = a_plan(f"{program(source, tmp_path)},random", games=6)
    before = set(multiprocessing.active_children())
    with pytest.raises(KeyboardInterrupt), Cores(partial(play_fixtures, plan), 2) as crew:
        crew.send(list(plan.fixtures()))
        deadline = time.monotonic() + 60
        while not (note.exists() and note.read_text()) and time.monotonic() < deadline:
            time.sleep(0.02)
        raise KeyboardInterrupt
    deadline = time.monotonic() + 5
    # The pool's own thread waits for the workers too, and may be about to write down that they have ended.
    while set(multiprocessing.active_children()) != before and time.monotonic() < deadline:
        time.sleep(0.02)
    assert set(multiprocessing.active_children()) == before
    while any(is_running(int(pid)) for pid in note.read_text().split()) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(is_running(int(pid)) for pid in note.read_text().split())


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_worker_that_dies_gets_a_sentence() -> None:
    plan = a_plan(games=4000)
    with pytest.raises(CrewLost, match="A worker process died"), Cores(partial(play_fixtures, plan), 2) as crew:
        crew.send(list(plan.fixtures()))
        while not (workers := multiprocessing.active_children()):
            time.sleep(0.01)
        workers[0].kill()
        list(crew.results())


def test_cores_are_counted() -> None:
    assert cores() >= 1
    assert isinstance(crew_of(partial(play_fixtures, a_plan()), 1), Alone)
