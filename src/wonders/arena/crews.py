"""Who does the work, such as playing matches: this process alone, or all cores of this machine."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from types import FrameType, TracebackType
from typing import Generic, Protocol, Self, TypeVar

from wonders.bots.threads import one_thread
from wonders.core.decisions import WondersError
from wonders.core.machine import usable_cores
from wonders.core.options import BadOption

GRACE = 5.0
"""Seconds a worker has to end when its crew is interrupted."""

Job = TypeVar("Job", contravariant=True)
GivenJob = TypeVar("GivenJob")
GivenResult = TypeVar("GivenResult")

Work = Callable[[Sequence[GivenJob]], list[GivenResult]]
"""Plays a parcel of matches. It is sent to other processes, so it can be pickled."""


class CrewLost(WondersError):
    """A worker has died."""


class Crew(Protocol[Job, GivenResult]):
    """Takes matches and gives their results back, in any order."""

    room: int
    """How many parcels of matches it can hold at a time."""

    def __enter__(self) -> Self: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def send(self, jobs: Sequence[Job]) -> None: ...
    def results(self) -> Iterator[list[GivenResult]]:
        """The results of at least one parcel that was sent."""
        ...


class Alone(Generic[GivenJob, GivenResult]):
    """Plays here and now."""

    room = 1

    def __init__(self, work: Work[GivenJob, GivenResult]) -> None:
        self._work = work
        self._waiting: list[Sequence[GivenJob]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def send(self, jobs: Sequence[GivenJob]) -> None:
        self._waiting.append(jobs)

    def results(self) -> Iterator[list[GivenResult]]:
        yield self._work(self._waiting.pop())


class Cores(Generic[GivenJob, GivenResult]):
    """Plays in processes of this machine."""

    def __init__(self, work: Work[GivenJob, GivenResult], workers: int) -> None:
        self._work = work
        self.room = 2 * workers
        self._before = set(multiprocessing.active_children())
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_settle)
        self._sent: set[Future[list[GivenResult]]] = set()

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

    def send(self, jobs: Sequence[GivenJob]) -> None:
        try:
            with _uninterrupted():
                self._sent.add(self._pool.submit(self._work, jobs))
        except BrokenProcessPool:
            raise _lost() from None

    def results(self) -> Iterator[list[GivenResult]]:
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
    one_thread()  # a process has a core: its nets must not take others'
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    sys.stderr = open(os.devnull, "w")  # what breaks on the way out is nobody's concern
    sys.exit(1)


def cores() -> int:
    """Cores that this process may use."""
    return usable_cores()


def checked_workers(workers: int | None, does: str = "play") -> int:
    """How many processes play, or do something else: as many as asked for, or all cores."""
    if workers is not None and workers < 1:
        raise BadOption(f"At least 1 worker must {does}, not {workers}.")
    return workers or cores()


def crew_of(work: Work[GivenJob, GivenResult], workers: int) -> Crew[GivenJob, GivenResult]:
    return Alone(work) if workers == 1 else Cores(work, workers)


def done_by(workers: int, work: Callable[[GivenJob], GivenResult], jobs: Iterable[GivenJob]) -> Iterator[GivenResult]:
    """The result of every job, in any order. Whoever stops listening stops the work."""
    waiting, sent = iter(jobs), 0
    with crew_of(partial(_each, work), workers) as crew:
        while True:
            for job in islice(waiting, crew.room - sent):
                crew.send([job])
                sent += 1
            if not sent:
                return
            for results in crew.results():
                sent -= 1
                yield from results


def _each(work: Callable[[GivenJob], GivenResult], jobs: Sequence[GivenJob]) -> list[GivenResult]:
    return [work(job) for job in jobs]
