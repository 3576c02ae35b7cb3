"""Runs the matches of a plan that are still missing, and hands out their results as they come."""

from collections import deque
from collections.abc import Iterable, Iterator

from wonders.arena.crews import Crew
from wonders.arena.plan import Fixture
from wonders.arena.results import Row

PARCEL = 1.0
"""Seconds of play to send out at a time: enough to be worth it, little enough to lose."""

MOST = 64


def play_missing(fixtures: Iterable[Fixture], done: Iterable[Row], crew: Crew[Fixture, Row]) -> Iterator[list[Row]]:
    """Results of all matches that are not done yet, in the order they come in."""
    known = {row.fixture for row in done}
    missing = deque(fixture for fixture in fixtures if fixture not in known)
    sent, size = 0, 1
    with crew:
        while missing or sent:
            while missing and sent < crew.room:
                crew.send([missing.popleft() for _ in range(min(size, len(missing)))])
                sent += 1
            for rows in crew.results():
                sent -= 1
                size = _next_size(rows)
                yield rows


def _next_size(rows: list[Row]) -> int:
    took = sum(sum(row.seconds) for row in rows) / len(rows)
    return max(1, min(MOST, int(PARCEL / max(took, 1e-3))))


def complete_deals(fixtures: Iterable[Fixture], rows: Iterable[Row]) -> list[Row]:
    """The rows of those deals that all line-ups have played in every rotation, in order: what may be compared."""
    known = {row.fixture: row for row in rows}
    wanted: dict[int, list[Fixture]] = {}
    for fixture in fixtures:
        wanted.setdefault(fixture.deal, []).append(fixture)
    return [known[fixture] for deal in wanted.values() if all(f in known for f in deal) for fixture in deal]
