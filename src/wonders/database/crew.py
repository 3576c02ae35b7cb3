"""Work on all cores: jobs go out, results come back in any order, and an interrupt ends all of it."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from wonders.core.decisions import WondersError
from wonders.core.options import BadOption

Job = TypeVar("Job")
Result = TypeVar("Result")

GRACE = 5.0
"""Seconds a worker has to end when it is interrupted."""


class WorkerLost(WondersError):
    """A worker process has died."""


def done_by(workers: int, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
    """The result of every job. One worker is this process; more are processes of their own."""
    if workers < 1:
        raise BadOption(f"At least 1 worker must work, not {workers}.")
    return map(work, jobs) if workers == 1 else _by_processes(workers, work, iter(jobs))


def _by_processes(workers: int, work: Callable[[Job], Result], jobs: Iterator[Job]) -> Iterator[Result]:
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_settle)
    ended = False
    try:
        sent = {pool.submit(work, job) for job in islice(jobs, 2 * workers)}
        while sent:
            done, rest = wait(sent, return_when=FIRST_COMPLETED)
            sent = set(rest) | {pool.submit(work, job) for job in islice(jobs, len(done))}
            yield from map(Future.result, done)
        ended = True
    except BrokenProcessPool:
        raise WorkerLost("A worker process died, for want of memory perhaps; fewer --workers may help.") from None
    finally:
        pool.shutdown(wait=ended, cancel_futures=not ended)
        if not ended:
            _end(set(multiprocessing.active_children()) - before)


def _end(workers: "set[multiprocessing.process.BaseProcess]") -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(GRACE)
        worker.kill()
        worker.join()


def _settle() -> None:
    """An interrupt is for the one who leads."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
