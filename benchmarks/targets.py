"""How strong `expert` is against what it is meant to beat, a game at a time: for a machine with many free cores.

    python benchmarks/targets.py duel --minutes 9 --processes 14 --out targets.jsonl
    python benchmarks/targets.py classic --minutes 9 --processes 14 --out targets.jsonl
    python benchmarks/targets.py architects --minutes 9 --processes 14 --out targets.jsonl
    python benchmarks/targets.py duel --only uct --minutes 60 --processes 1 --out targets.jsonl
    python benchmarks/targets.py --told targets.jsonl
    python benchmarks/targets.py classic --part 0.02 --minutes 1 --processes 2 --out /tmp/try.jsonl

Every match is a line of JSON as soon as it is over; the same command goes on where it stopped, so runs add up. Two
machines play different deals where one has `--first`. The time goes to what doubling brings, then to what has the
smallest part of its matches, and nothing is begun that would not end in time. A goal is left when its matches say
clearly that it is reached or missed (three and a half deviations, for they are looked at again and again; 40 matches at
least): the time goes to the others, unless `--all` is said. Only deals that were played from every seat count. At the
end a line for each goal: the share of the victory with a 95 % interval, the same as Elo above whoever it met, what is
wanted, and how the matches ended: against itself, by what matches are won. `--part` gives every bot only a part of its
budget and plays a part of the matches, to try whether all of it runs.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import log10
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from strength import alone, interval, match

SLACK = 1.3
"""A match is taken to last so much longer than those before it."""
LEAST = 40
CLEAR = 3.5
"""How many deviations, and after how many matches at least, settle whether a goal is reached."""


class Goal(NamedTuple):
    """Who meets whom, in how many matches, and which share is wanted."""

    game: str
    players: int
    ours: str
    theirs: str
    matches: int
    wanted: float | None
    """None where it is only asked what more time brings."""
    seconds: float
    """What a match takes, before one was seen."""

    @property
    def name(self) -> str:
        return f"{self.game}:{self.players} {self.ours} against {self.theirs}"

    @property
    def deals(self) -> int:
        return -(-self.matches // self.players)

    def with_part(self, part: float) -> "Goal":
        """The same with only a part of all budgets and matches."""
        ours, theirs = (budget(bot, part) for bot in (self.ours, self.theirs))
        matches = max(self.players, round(self.matches * part))
        return self._replace(ours=ours, theirs=theirs, matches=matches, seconds=self.seconds * part)


def budget(bot: str, part: float) -> str:
    """A bot with only a part of its seconds or playouts."""
    name, _, setting = bot.partition(":")
    key, _, value = setting.partition("=")
    if not value or part == 1:
        return bot
    return f"{name}:{key}={max(1, round(int(value) * part)) if key == 'playouts' else float(value) * part:g}"


GOALS = (
    Goal("duel", 2, "expert:cpu=0.2", "expert:cpu=0.1", 120, None, 13.0),
    Goal("classic", 4, "expert:cpu=0.2", "expert:cpu=0.1", 120, None, 13.0),
    Goal("architects", 2, "expert:cpu=0.2", "expert:cpu=0.1", 120, None, 13.0),
    Goal("duel", 2, "expert:cpu=1", "uct:playouts=75000", 200, 0.60, 130.0),
    Goal("duel", 2, "expert:cpu=0.2", "hard:cpu=0.2", 400, 0.85, 16.0),
    Goal("duel", 2, "net", "medium", 400, 0.80, 1.0),
    Goal("classic", 3, "expert:cpu=1", "hard:cpu=1", 201, 0.55, 65.0),
    Goal("classic", 4, "expert:cpu=1", "hard:cpu=1", 200, 0.45, 85.0),
    Goal("classic", 7, "expert:cpu=1", "hard:cpu=1", 203, 0.30, 140.0),
    Goal("architects", 2, "expert:cpu=1", "hard:cpu=1", 200, 0.65, 80.0),
    Goal("architects", 2, "expert:cpu=1", "uct:playouts=60000", 200, 0.65, 80.0),
    Goal("architects", 4, "expert:cpu=1", "hard:cpu=1", 200, 0.40, 140.0),
)

Unit = tuple[Goal, int, int]
"""One match: the goal, the deal, and the place of the first bot."""


def played(unit: Unit) -> dict[str, Any]:
    """A match, with what names it."""
    goal, number, place = unit
    began = time.monotonic()
    found = match(goal.game, goal.players, goal.ours, goal.theirs, f"targets:{number}", place)
    return {"goal": goal.name, "deal": number, "place": place, "seconds": round(time.monotonic() - began, 1)} | found


class Book:
    """What has been played, and what comes next."""

    def __init__(
        self, goals: Sequence[Goal], rows: Sequence[dict[str, Any]], first: int = 0, every: bool = False
    ) -> None:
        self.rows = list(rows)
        self._first, self._every = first, every
        self._begun = {(row["goal"], row["deal"], row["place"]) for row in rows}
        self._missing = {goal.name: iter(self._units(goal)) for goal in goals}
        self._count = Counter(row["goal"] for row in rows)
        self._goals = {goal.name: goal for goal in goals}

    def _units(self, goal: Goal) -> Iterator[Unit]:
        for number in range(self._first, goal.deals):
            for place in range(goal.players):
                if (goal.name, number, place) not in self._begun:
                    yield goal, number, place

    def seconds(self, goal: Goal) -> float:
        """What a match of this goal takes; those that something else held up for long do not count."""
        seen = sorted(row["seconds"] for row in self.rows if row["goal"] == goal.name)
        return seen[len(seen) * 4 // 5] if seen else goal.seconds

    def next(self, left: float) -> Unit | None:
        """The match to begin with so many seconds left: of the goal that is furthest from its end."""
        for name in sorted(self._missing, key=self._turn):
            goal = self._goals[name]
            if SLACK * self.seconds(goal) <= left and (self._every or not settled(goal, self.rows)):
                unit = next(self._missing[name], None)
                if unit is not None:
                    self._count[name] += 1
                    return unit
        return None

    def _turn(self, name: str) -> tuple[bool, float]:
        goal = self._goals[name]
        return goal.wanted is not None, self._count[name] / goal.matches


def deals_of(goal: Goal, rows: Sequence[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The matches of every deal that was played from every seat."""
    deals: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        if row["goal"] == goal.name:
            deals[row["deal"]].append(row)
    return [found for found in deals.values() if len(found) == goal.players]


def shares_of(goal: Goal, whole: Sequence[Sequence[dict[str, Any]]]) -> list[float]:
    """What the first bot had of each deal."""
    return [sum(row["share"] for row in found) / goal.players for found in whole]


def settled(goal: Goal, rows: Sequence[dict[str, Any]]) -> bool:
    """Whether it is clear already that a goal is reached or missed."""
    whole = deals_of(goal, rows)
    if goal.wanted is None or goal.players * len(whole) < LEAST:
        return False
    _, low, high = interval(shares_of(goal, whole), goal.players, CLEAR)
    return not low < goal.wanted < high


def elo(share: float, players: int) -> int | None:
    """How far above each of its equal rivals a seat stands that wins this share."""
    return round(400 * log10(share * (players - 1) / (1 - share))) if 0 < share < 1 else None


def told(goal: Goal, rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What whole deals say."""
    whole = deals_of(goal, rows)
    result: dict[str, Any] = {"goal": goal.name, "wanted": goal.wanted, "matches": goal.players * len(whole)}
    if whole:
        share, low, high = (round(value, 3) for value in interval(shares_of(goal, whole), goal.players))
        ends = Counter(row["ended"] for found in whole for row in found)
        result |= {"share": share, "low": low, "high": high, "ended": dict(ends)}
        result["elo"] = [elo(value, goal.players) for value in (share, low, high)]
        if goal.wanted is not None:
            result["reached"] = share >= goal.wanted
    return result


def play(goals: Sequence[Goal], given: argparse.Namespace, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All that fits into the time."""
    alone()
    end, book = time.monotonic() + 60 * given.minutes, Book(goals, rows, given.first, given.all)
    pool = ProcessPoolExecutor(given.processes, mp_context=get_context("spawn"))
    running: set[Future[dict[str, Any]]] = set()
    while True:
        while len(running) < given.processes and (unit := book.next(end - time.monotonic())) is not None:
            running.add(pool.submit(played, unit))
        if not running:
            break
        over, running = wait(running, max(0.0, end - time.monotonic()), FIRST_COMPLETED)
        for one in over:
            book.rows.append(one.result())
            with given.out.open("a") as written:
                written.write(json.dumps(one.result()) + "\n")
        if time.monotonic() > end:
            break
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
        worker.join()
    return book.rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=sorted({goal.game for goal in GOALS}))
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--processes", type=int, default=max(1, len(os.sched_getaffinity(0)) - 2))
    parser.add_argument("--out", type=Path, default=Path("targets.jsonl"))
    parser.add_argument("--told", type=Path, help="play nothing, only tell what is in this file")
    parser.add_argument("--only", default="", help="goals with these words in their names")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--all", action="store_true", help="play all matches of a goal, even where they are clear")
    parser.add_argument("--part", type=float, default=1.0, help="of every bot's budget, to try whether all of it runs")
    given = parser.parse_args()
    file = given.told or given.out
    chosen = [goal for goal in GOALS if given.game in (None, goal.game) and given.only in goal.name]
    goals = [goal.with_part(given.part) for goal in chosen]
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    if given.told is None:
        rows = play(goals, given, rows)
    for goal in goals:
        print(json.dumps(told(goal, rows)), flush=True)


if __name__ == "__main__":
    main()
