"""Reviews a match on all cores, decision by decision; what comes back first is told first."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache

from wonders.core.decisions import WondersError
from wonders.core.match import AnyMatch
from wonders.core.record import Record
from wonders.games.replay import replay
from wonders.study.decisions import Decided, decided_in
from wonders.study.reviewing import Reviewed, review_decision


class WorkersLost(WondersError):
    """A process has died."""


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def review_at(record: str, step: int, seat: int, nodes: int) -> Reviewed:
    """One decision of a record; the match is played again once in each process."""
    match, decided = _played(record)
    return review_decision(match, decided[step, seat], nodes)


@lru_cache(maxsize=4)
def _played(record: str) -> tuple[AnyMatch, dict[tuple[int, int], Decided]]:
    match = replay(record)
    return match, {(one.step, one.seat): one for one in decided_in(match)}


def review_all(record: Record, missing: Sequence[Decided], nodes: int, workers: int) -> Iterator[Reviewed]:
    """All these decisions, in the order in which they are done. Whoever stops listening stops the work."""
    text = record.dumps()
    if workers == 1:
        yield from (review_at(text, one.step, one.seat, nodes) for one in missing)
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_settle)
    try:
        futures = [pool.submit(review_at, text, one.step, one.seat, nodes) for one in missing]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool:
        raise WorkersLost("A worker process died, perhaps for want of memory; fewer --workers may help.") from None
    finally:
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
            process.join()


def _settle() -> None:
    """An interrupt is for the one who leads."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
