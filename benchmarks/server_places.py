"""A hundred server processes on paper: how evenly tables are shared out, and what moves when processes come and go.

    .venv/bin/python benchmarks/server_places.py [--processes 100] [--tables 20000] [--hours 0.2] [--seed 1]

The places are those of the server (`wonders.server.placing`); leases, claims and the fence are modelled as
`store/leases.py` has them, on a clock of events: processes renew every 2.5 s, know of each other by then at the latest,
are started, stopped, killed and frozen at random; visitors come to any process and write an entry. Each write is
checked: only the holder writes to a table, and only after having seen everything that was written to it before.
"""

import argparse
import heapq
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, pstdev

sys.path.insert(0, str(Path(__file__).parents[1]))

from wonders.server.placing import place_of
from wonders.server.runtime.lease import EVERY, SURE
from wonders.server.sources import ALPHABET
from wonders.server.store.leases import LEASE


def balance(processes: int, tables: int, rng: Random) -> None:
    """How even the shares are, and what a new process takes or a lost one leaves."""
    names = [f"{at}-{rng.getrandbits(64):x}" for at in range(processes)]
    ids = ["".join(rng.choices(ALPHABET, k=12)) for _ in range(tables)]
    began = time.process_time()
    before = {id: place_of(id, names) for id in ids}
    each = (time.process_time() - began) / tables
    counts = Counter(before.values())
    shares = [counts[name] for name in names]
    print(
        f"{tables} tables, {processes} processes: {mean(shares):.0f} each, {min(shares)} to {max(shares)}", flush=True
    )
    print(f"  spread {pstdev(shares) / mean(shares):.1%} (chance alone: {(processes / tables) ** 0.5:.1%})")
    print(f"  placing a table: {each * 1e6:.0f} µs; an id that belongs here: {each * processes * 1e3:.1f} ms")
    more, less = [*names, "new"], names[1:]
    joined = [id for id in ids if place_of(id, more) != before[id]]
    left = [id for id in ids if place_of(id, less) != before[id]]
    print(f"  one comes: {len(joined)} tables move, {sum(place_of(id, more) == 'new' for id in joined)} of them to it")
    print(f"  one goes: {len(left)} tables move, {sum(before[id] == names[0] for id in left)} of them from it")


class Process:
    """One server process: what it holds, and what it knows of the others."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.state = "runs"
        self.renewed = 0.0
        self.members: list[str] = []
        self.live: dict[str, int] = {}
        """Tables in memory, with the number of the last entry known here."""


class World:
    """The database, and all processes around it."""

    def __init__(self, tables: int, rng: Random) -> None:
        self.rng = rng
        self.now = 0.0
        self.rows: dict[str, float] = {}
        """When each process was renewed: the fence."""
        self.holders: dict[str, str] = {}
        self.entries: Counter[str] = Counter()
        self.ids = ["".join(rng.choices(ALPHABET, k=12)) for _ in range(tables)]
        self.processes: dict[str, Process] = {}
        self.counts: Counter[str] = Counter()
        self.waits: list[float] = []
        self._refused: dict[str, float] = {}
        self._events: list[tuple[float, int, Callable[[], None]]] = []

    def at(self, wait: float, event: Callable[[], None]) -> None:
        heapq.heappush(self._events, (self.now + wait, self.rng.getrandbits(62), event))

    def run(self, until: float) -> None:
        while self._events and self._events[0][0] < until:
            self.now, _, event = heapq.heappop(self._events)
            event()

    # Processes

    def start(self) -> None:
        one = Process(f"p{len(self.processes)}-{self.rng.getrandbits(32):x}")
        self.processes[one.name] = one
        self.rows[one.name] = one.renewed = self.now
        self.renew(one)
        for other in self.processes.values():  # it says that it is there
            if other.state == "runs" and other is not one:
                self.at(self.rng.random() * 0.01, partial(self._look, other))
        self.at(EVERY, lambda: self._renew_often(one))

    def _renew_often(self, one: Process) -> None:
        if one.state in ("runs", "frozen"):
            if one.state == "runs":
                self.renew(one)
            self.at(EVERY, lambda: self._renew_often(one))

    def _look(self, one: Process) -> None:
        if one.state == "runs":
            self.renew(one)

    def renew(self, one: Process) -> bool:
        """Whether it still lives for the others; one that does not ends, and another is started."""
        if one.name not in self.rows:
            if one.state == "ended":
                return False
            one.state = "ended"
            one.live.clear()
            self.counts["lost their lease"] += 1
            self.at(2.0, self.start)
            return False
        self.rows[one.name] = one.renewed = self.now
        known, one.members = one.members, sorted(name for name, at in self.rows.items() if at >= self.now - LEASE)
        if one.members != known:
            for id in [id for id in one.live if place_of(id, one.members) != one.name]:
                self.let_go(one, id)
        return True

    def let_go(self, one: Process, id: str) -> None:
        one.live.pop(id, None)
        if self.holders.get(id) == one.name:
            self.holders[id] = ""
            self.counts["tables handed over"] += 1

    def trouble(self) -> None:
        """Something happens to one of the processes."""
        running = [one for one in self.processes.values() if one.state == "runs"]
        one, kind = self.rng.choice(running), self.rng.choice(("kill", "freeze", "stop", "start"))
        self.counts[kind] += 1
        if kind == "kill":
            one.state = "dead"
            self.at(2.0, self.start)
        elif kind == "freeze":
            one.state = "frozen"
            self.at(self.rng.uniform(0.1, 3 * LEASE), lambda: self._thaw(one))
        elif kind == "stop" and len(running) > 1:
            self._stop(one)
        elif kind == "start":
            self.start()

    def _thaw(self, one: Process) -> None:
        one.state = "runs"  # it goes on with what it was about to do: write, and only then look at its lease
        for id in list(one.live)[:1]:
            self.write(one, id)

    def _stop(self, one: Process) -> None:
        for id in list(one.live):
            self.let_go(one, id)
        self.rows.pop(one.name, None)
        one.state = "ended"
        if sum(other.state == "runs" for other in self.processes.values()) < len(self.rows) // 2 + 1:
            self.start()

    # Visitors

    def visit(self) -> None:
        """Somebody comes to any process with an answer for any table; who is refused comes again."""
        id = self.rng.choice(self.ids)
        running = [one for one in self.processes.values() if one.state == "runs"]
        if running:
            served = self.serve(self.rng.choice(running), id)
            self.counts["answers" if served else "refused"] += 1
            if served and id in self._refused:
                self.waits.append(self.now - self._refused.pop(id))
            elif not served:
                self._refused.setdefault(id, self.now)
                self.at(0.5, lambda: self._again(id))

    def _again(self, id: str) -> None:
        running = [one for one in self.processes.values() if one.state == "runs"]
        if id in self._refused and running:
            if self.serve(self.rng.choice(running), id):
                self.waits.append(self.now - self._refused.pop(id))
            else:
                self.at(0.5, lambda: self._again(id))

    def serve(self, one: Process, id: str) -> bool:
        """Pass the line on once, claim, load, write; whether it was stored."""
        if id not in one.live and (place := place_of(id, one.members)) != one.name:
            self.counts["passed on"] += 1
            other = self.processes[place]
            if other.state == "frozen":
                return False
            if other.state == "runs":
                one = other
            else:
                self.rows.pop(place, None)  # nobody listens there
                self.renew(one)
        if self.now - one.renewed >= SURE and not self.renew(one):
            return False
        if id not in one.live and not self._claim(one, id):
            return False
        return self.write(one, id)

    def _claim(self, one: Process, id: str) -> bool:
        holder = self.holders.get(id, "")
        if holder and holder != one.name and holder in self.rows:
            other = self.processes[holder]
            if other.state == "runs":
                self.let_go(other, id)
            elif other.state == "frozen" and self.rows[holder] >= self.now - LEASE:
                return False
            else:
                del self.rows[holder]
                self.counts["ended by others"] += 1
        if one.name not in self.rows:
            return False
        if holder and holder not in self.rows:
            self.counts["tables taken over"] += 1
        self.holders[id] = one.name
        one.live[id] = self.entries[id]
        return True

    def write(self, one: Process, id: str) -> bool:
        if one.name not in self.rows:
            self.counts["writes stopped by the fence"] += 1
            self.renew(one)
            return False
        assert self.holders[id] == one.name, "somebody writes to a table of another"
        assert one.live[id] == self.entries[id], "somebody writes without having seen everything"
        self.entries[id] += 1
        one.live[id] += 1
        return True


def lives(processes: int, tables: int, hours: float, rng: Random) -> None:
    """Troubles every few seconds, answers all the time."""
    world = World(tables, rng)
    for _ in range(processes):
        world.start()
    seconds = hours * 3600
    for _ in range(int(seconds / 10)):
        world.at(rng.random() * seconds, world.trouble)
    for _ in range(int(seconds * 20)):
        world.at(rng.random() * seconds, world.visit)
    world.run(seconds + 60)
    print(f"{hours:g} hours of {processes} processes, a trouble every 10 s, 20 answers a second:")
    print("  " + ", ".join(f"{count} {what}" for what, count in sorted(world.counts.items())))
    waits = sorted(world.waits) or [0.0]
    print(f"  who was refused waited {waits[len(waits) // 2]:.1f} s, at most {waits[-1]:.1f} s")
    print(f"  {sum(world.entries.values())} entries: all of them written by the holder, after having seen all before")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--hours", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    balance(given.processes, given.tables, Random(given.seed))
    lives(given.processes, given.tables // 10, given.hours, Random(given.seed))


if __name__ == "__main__":
    main()
