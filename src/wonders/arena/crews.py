"""Who plays the matches of an arena: this process alone, or all cores of this machine."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Protocol, Self

from wonders.arena.plan import Fixture, Plan
from wonders.arena.results import Row
from wonders.arena.worker import play_fixtures
from wonders.core.decisions import WondersError

GRACE = 5.0
"""Seconds a worker has to end when an arena is interrupted."""


class CrewLost(WondersError):
    """A worker has died."""


class Crew(Protocol):
    """Takes matches and gives their results back, in any order."""

    room: int
    """How many parcels of matches it can hold at a time."""

    def __enter__(self) -> Self: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def send(self, fixtures: Sequence[Fixture]) -> None: ...
    def results(self) -> Iterator[list[Row]]:
        """The results of at least one parcel that was sent."""
        ...


class Alone:
    """Plays here and now."""

    room = 1

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._waiting: list[Sequence[Fixture]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def send(self, fixtures: Sequence[Fixture]) -> None:
        self._waiting.append(fixtures)

    def results(self) -> Iterator[list[Row]]:
        yield play_fixtures(self._plan, self._waiting.pop())


class Cores:
    """Plays in processes of this machine."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self._plan = plan
        self.room = 2 * workers
        self._before = set(multiprocessing.active_children())
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_settle)
        self._sent: set[Future[list[Row]]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._pool.shutdown()
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        workers = set(multiprocessing.active_children()) - self._before
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(GRACE)
            worker.kill()
            worker.join()

    def send(self, fixtures: Sequence[Fixture]) -> None:
        try:
            with _uninterrupted():
                self._sent.add(self._pool.submit(play_fixtures, self._plan, fixtures))
        except BrokenProcessPool:
            raise _lost() from None

    def results(self) -> Iterator[list[Row]]:
        done, self._sent = wait(self._sent, return_when=FIRST_COMPLETED)
        for future in done:
            try:
                yield future.result()
            except BrokenProcessPool:
                raise _lost() from None


def _lost() -> CrewLost:
    return CrewLost("A worker process died, for want of memory or by a bot; fewer --workers may help.")


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """An interrupt waits. Processes that begin meanwhile never hear of one, not even before they have settled."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle() -> None:
    """An interrupt is for the one who leads; a worker told to end takes the programs it has started with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(1)


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew_of(plan: Plan, workers: int) -> Crew:
    return Alone(plan) if workers == 1 else Cores(plan, workers)
