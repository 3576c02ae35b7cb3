"""One run: the processes, the store and the people of one seed, from the first table to the last look."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import pytest

from tests.simulation.disk import Disk
from tests.simulation.faults import Faults
from tests.simulation.judge import Judge
from tests.simulation.ledger import Ledger
from tests.simulation.loop import WORLD, Deadlock, SimulatedLoop
from tests.simulation.nemesis import Nemesis
from tests.simulation.player import Player
from tests.simulation.process import Process, SimulatedSources
from tests.simulation.referee import Referee
from tests.simulation.scenario import Scenario
from tests.simulation.seams import seams
from tests.simulation.trace import Trace
from tests.simulation.wires import Lost
from tests.simulation.words import Ether

PATIENCE = 400.0
"""Seconds of calm within which every match with its players at the table has to end."""


@dataclass
class Run:
    """What came of a seed."""

    seed: int
    wrong: list[str]
    trace: str
    steps: int
    seconds: float
    """Of virtual time."""
    acknowledged: int
    counts: dict[str, int] = field(default_factory=dict)


class World:
    """Everything around and inside the servers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Random(f"{seed}:world")
        self.loop = SimulatedLoop(Random(f"{seed}:order"), self.rng.choice((0.0, 0.1, 1.0)))
        self.trace = Trace(self.loop.time)
        self.faults = Faults(Random(f"{seed}:faults"))
        self.disk = Disk(self.loop, self.faults, self.trace)
        self.ether = Ether(self.loop, self.faults)
        self.sources = SimulatedSources(self.loop, Random(f"{seed}:sources"))
        self.ledger = Ledger(self.sources.now)
        self.judge = Judge(self.disk, self.ledger, self.trace, Random(f"{seed}:judge"))
        self.referee = Referee(self)
        self.pace = self.rng.choice((0.1, 0.3, 0.3, 1.0, 3.0))
        self.length = self.rng.choice((12, 20, 30, 1000))
        """The version of the match with which people have seen enough."""
        self.connections, self._names = count(), count()
        self.players: list[Player] = []
        self.ended: list[str] = []
        """Tokens that have ended."""
        self.acks = 0
        self._tasks: list[asyncio.Task[Any]] = []
        self._away_since: float | None = None
        self.several = self.rng.random() < 0.5
        self.ledger.slack = 15.0 if self.several else 6.0
        self.processes = [self._new_process(at) for at in range(2 if self.several else 1)]
        self.done = False

    # Processes

    def _new_process(self, at: int) -> Process:
        name = f"{at}.{next(self._names)}"
        process = Process(name, self.disk, self.ether if self.several else None, self.sources)
        process.on_death = lambda: self._replace(at)
        process.on_open = self.note_outage
        process.start()
        return process

    def _replace(self, at: int) -> None:
        """Another one takes the place of a process that has died."""
        self.note_outage()
        wait = 0.5 if self.faults.calm else self.faults.rng.choice((0.1, 1.0, 8.0, 25.0)) * self.faults.rng.random()
        self.loop.call_later(wait, self._restart, at, context=WORLD)

    def _restart(self, at: int) -> None:
        if not self.done:
            self.processes[at] = self._new_process(at)

    def a_process(self) -> Process:
        """One that takes visitors; Lost if there is none."""
        ready = [process for process in self.processes if process.ready]
        if not ready:
            raise Lost("no server is there")
        return self.rng.choice(ready)

    def note_outage(self) -> None:
        """Note from when to when nobody could play."""
        down = self.faults.store_down or not any(process.ready for process in self.processes)
        now = self.sources.now()
        if down and self._away_since is None:
            self._away_since = now
        elif not down and self._away_since is not None:
            self.ledger.outages.append((self._away_since, now))
            self._away_since = None

    def calm_down(self) -> None:
        """No more faults; whoever was away comes back."""
        self.trace.note("calm")
        self.faults.calm, self.faults.store_down, self.faults.bus_down = True, False, False
        for process in self.processes:
            process.fuse = None
        self.loop.call_later(PATIENCE, self._give_up, context=WORLD)

    def _give_up(self) -> None:
        if not self.done:
            waiting = [
                f"{shadow.state.id} ({shadow.state.phase}, waits for {shadow.state.match.waiting_for})"
                for shadow in self.judge.shadows.values()
                if shadow.state.match is not None and not shadow.state.match.over
            ]
            self.trace.violate("progress", f"{PATIENCE:g} s of calm, and it is not over: {', '.join(waiting)}")
            self.done = True

    def server_fault(self, what: str) -> None:
        """Servers say so when something is broken; it may be that we have broken it."""
        if "telling_fails" not in self.faults.shares:
            self.trace.violate("no faults of the server", what)

    # People

    def spawn(self, doing: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = self.loop.create_task(doing, context=WORLD.copy())
        self._tasks.append(task)
        return task

    async def _live(self) -> None:
        self.spawn(Nemesis(self, Random(f"{self.seed}:nemesis")).strike())
        await Scenario(self).play()
        self.done = True

    def run(self) -> Run:
        with pytest.MonkeyPatch.context() as patch:
            seams(self, patch)
            main = self.spawn(self._live())
            try:
                self.loop.run_until(lambda: self.done or bool(self.trace.wrong) or main.done())
            except Deadlock as wrong:
                self.trace.violate("progress", str(wrong))
            self._end(main)
        steps, seconds = self.loop.steps, self.loop.time()
        self.trace.note("end", steps)
        return Run(self.seed, self.trace.wrong, self.trace.text, steps, seconds, self.acks, dict(self.trace.counts))

    def _end(self, main: "asyncio.Task[Any]") -> None:
        if main.done() and not main.cancelled() and (wrong := main.exception()) is not None:
            raise wrong
        self.done = True
        self.judge.last_look()
        for fault in self.loop.faults:
            self.trace.violate("no faults of the server", fault)
        asyncio._set_running_loop(self.loop)
        for process in self.processes:
            process.on_death = lambda: None
            process.die()
        self._bury()
        asyncio._set_running_loop(None)
        self.loop.close()

    def _bury(self) -> None:
        """Nobody does anything any more."""
        for task in self._tasks:
            coro = task.get_coro()
            if not task.done() and coro is not None:
                coro.close()


def run(seed: int) -> Run:
    """All that happens with a seed."""
    return World(seed).run()
