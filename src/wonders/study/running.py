"""Reviews a match on all cores, decision by decision; what comes back first is told first."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from wonders.arena.crews import done_by
from wonders.core.match import AnyMatch
from wonders.core.record import Record
from wonders.games.replay import replay
from wonders.study.decisions import Decided, decided_in
from wonders.study.reviewing import Reviewed, review_decision


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
    return done_by(workers, partial(_review, record.dumps(), nodes), [(one.step, one.seat) for one in missing])


def _review(record: str, nodes: int, at: tuple[int, int]) -> Reviewed:
    return review_at(record, *at, nodes)
