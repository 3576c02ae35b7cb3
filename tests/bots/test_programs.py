"""Bots in processes of their own: real programs, most of which misbehave."""

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from tests.bots.misbehaving import play_with
from wonders import GAMES, make, replay
from wonders.bots.guard import PATIENCE, Guarded, Misplay
from wonders.bots.hosting import closing
from wonders.bots.play import Played, play_match
from wonders.bots.process import LONGEST, LineProcess
from wonders.bots.registry import make_bots
from wonders.bots.run import Running
from wonders.bots.uniform import Uniform

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"

GOOD = """
import json, os, sys, time
def say(**fields):
    print(json.dumps(fields), flush=True)
def hello():
    say(type="hello", protocol=1, name="test")
def bad(message): pass
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        hello()
    elif message["type"] == "decide" and message["number"] <= GOOD:
        say(action=message["legal"][0])
    elif message["type"] == "decide":
        BAD
"""


def program(tmp_path: Path, bad: str, good: int = 2) -> tuple[str, ...]:
    """A bot that takes the first legal action a few times, and then does something bad."""
    path = tmp_path / "bot.py"
    path.write_text(GOOD.replace("GOOD", str(good)).replace("BAD", bad), encoding="utf-8")
    return sys.executable, "-S", str(path)


def play_against(words: tuple[str, ...], limit: float = 5.0, start: float = 20.0) -> Played:
    return play_with(Guarded("guest", Running(words, start), limit))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_plays_every_game(game: str) -> None:
    made = make(game)
    bots = make_bots(f"run:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}", made.players)
    with closing(bots):
        first, again = play_match(made, bots, "7"), play_match(made, bots, "7")
    assert first.faults == () and first.record() == again.record()
    assert replay(first.record().dumps()).outcome == first.outcome


@pytest.mark.parametrize(
    ("bad", "kind", "detail"),
    [
        ('say(action="dance wildly")', "illegal", "'dance' is no action here"),
        ('say(action="build nothing")', "illegal", "'build nothing' is none of the"),
        ("sys.exit(7)", "crashed", "it ended with exit code 7"),
        ("1 / 0", "crashed", "exit code 1: 'ZeroDivisionError: division by zero'"),
        ("os.close(1); time.sleep(60)", "crashed", "it closed its output"),
        ("print('I think I shall build', flush=True)", "garbled", "'I think I shall build', which is no JSON object"),
        ("print('[' * 60000, flush=True)", "garbled", "which is no JSON object"),
        ("say(move=message['legal'][0])", "garbled", "an answer looks like"),
        ("say(action=7)", "garbled", "an answer looks like"),
        ("say(action=message['legal'][0], number=99)", "garbled", "it answers decision '99', but was asked decision 3"),
        ("os.write(1, b'\\xff\\xfe\\n')", "garbled", "which is no JSON object"),
        ("os.write(1, b'x' * 3_000_000)", "garbled", f"a line of more than {LONGEST} bytes"),
    ],
)
def test_a_program_that_misbehaves_loses_the_move(tmp_path: Path, bad: str, kind: str, detail: str) -> None:
    played = play_against(program(tmp_path, bad))
    assert [fault.kind for fault in played.faults] == [kind] * PATIENCE
    assert played.faults[0].number == 3 and detail in played.faults[0].detail
    assert replay(played.record().dumps()).outcome == played.outcome


@pytest.mark.parametrize("bad", ["pass", "time.sleep(60)", "while True: pass", "time.sleep(0.7); say(action='late')"])
def test_a_silent_or_late_program_is_not_waited_for(tmp_path: Path, bad: str) -> None:
    began = time.monotonic()
    played = play_against(program(tmp_path, bad, 0), limit=0.4)
    assert [fault.kind for fault in played.faults] == ["late"] * PATIENCE
    assert "no answer within 0.4 s" in played.faults[0].detail
    assert time.monotonic() - began < 20


def test_a_program_that_writes_on_and_on_is_stopped(tmp_path: Path) -> None:
    played = play_against(program(tmp_path, "\n        ".join(["while True:", "    print('y' * 50)"])))
    assert {fault.kind for fault in played.faults} == {"garbled"}


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("import sys; sys.exit(1)", "crashed"),
        ("print('hello')\nimport time; time.sleep(60)", "garbled"),
        ("import time; time.sleep(60)", "late"),
        ('print(\'{"type": "hello", "protocol": 2}\', flush=True)\nimport time; time.sleep(60)', "garbled"),
    ],
)
def test_a_program_that_never_says_hello_loses_all_moves(tmp_path: Path, source: str, kind: str) -> None:
    path = tmp_path / "bot.py"
    path.write_text(source, encoding="utf-8")
    played = play_against((sys.executable, "-S", str(path)), limit=0.3, start=0.5 if kind == "late" else 5.0)
    assert len(played.faults) == PATIENCE and kind in {fault.kind for fault in played.faults}


def test_a_program_that_cannot_be_started_loses_all_moves(tmp_path: Path) -> None:
    (tmp_path / "bot").write_text("no program", encoding="utf-8")
    played = play_against((str(tmp_path / "bot"),))
    assert {fault.kind for fault in played.faults} == {"crashed"} and "cannot be started" in played.faults[0].detail


def test_a_program_is_started_again_after_a_crash(tmp_path: Path) -> None:
    path = program(tmp_path, "sys.exit(1) if message['number'] % 3 == 0 else say(action=message['legal'][0])")
    played = play_against(path)
    assert all(fault.number % 3 == 0 for fault in played.faults) and len(played.faults) > PATIENCE


def test_one_process_plays_match_after_match(tmp_path: Path) -> None:
    log = tmp_path / "log"
    note = f"open({str(log)!r}, 'a').write(f'{{os.getpid()}} {{message[\"type\"]}}\\n')"
    source = f"say(action=message['legal'][0])\n    {note}"
    bots = (Guarded("guest", Running(program(tmp_path, source, 0)), 5.0), Uniform())
    with closing(bots):
        assert play_match(make("duel"), bots, "1").faults == () == play_match(make("duel"), bots, "2").faults
    lines = [line.split() for line in log.read_text().splitlines()]
    assert len({pid for pid, _ in lines}) == 1
    assert [kind for _, kind in lines if kind != "decide"] == ["hello", "end", "hello", "end"]


def test_a_program_is_told_every_event_once(tmp_path: Path) -> None:
    log = tmp_path / "log"
    note = f"open({str(log)!r}, 'a').write(f'{{len(message.get(\"events\", ()))}} ')"
    played = play_against(program(tmp_path, f"say(action=message['legal'][0])\n    {note}", 0))
    told = [int(word) for word in log.read_text().split()]
    match = replay(played.record().dumps())
    assert played.faults == () and sum(told) == sum(len(step.events) for step in match.steps)


def test_a_program_may_end_after_each_match(tmp_path: Path) -> None:
    source = "say(action=message['legal'][0])\n    if message['type'] == 'end': sys.exit()"
    bots = (Guarded("guest", Running(program(tmp_path, source, 0)), 5.0), Uniform())
    with closing(bots):
        for seed in "123":
            assert play_match(make("duel"), bots, seed).faults == ()


@pytest.mark.skipif(sys.platform == "win32", reason="process groups are a matter of POSIX systems")
def test_whatever_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    start = "import subprocess; child = subprocess.Popen(['sleep', '60']); "
    source = f"{start} open({str(note)!r}, 'a').write(f'{{os.getpid()}} {{child.pid}} '); time.sleep(60)"
    played = play_against(program(tmp_path, source, 0), limit=0.5)
    pids = [int(word) for word in note.read_text().split()]
    assert len(played.faults) == PATIENCE and len(pids) == 2 * PATIENCE
    deadline = time.monotonic() + 5
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_running, pids))


def is_running(pid: int) -> bool:
    """Whether a process lives; one that is dead but not yet buried by its parent does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_program_that_does_not_listen_holds_nobody_up() -> None:
    """Its pipe is full long before all is written."""
    began = time.monotonic()
    process = LineProcess((sys.executable, "-S", "-c", "import time; time.sleep(60)"))
    process.send("x" * 10_000_000)
    with pytest.raises(Misplay, match="no answer in time"):
        process.receive(0.1)
    process.stop()
    assert time.monotonic() - began < 10
