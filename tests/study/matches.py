"""Short records to review."""

from functools import cache
from typing import Any

from wonders.bots.play import play_match
from wonders.bots.registry import make_bots
from wonders.core.match import Match
from wonders.core.record import Record
from wonders.games.registry import make
from wonders.games.replay import replay


@cache
def a_record(game: str, players: int, seed: str = "study", bots: str = "medium") -> Record:
    """A whole match."""
    return play_match(make(game, players), make_bots(bots, players), seed).record()


def beginning(record: Record, steps: int) -> Record:
    """The first steps of a match: a record that breaks off between two of them."""
    match: Match[Any, Any] = replay(record)
    count, answers = 0, 0
    for step in match.steps[:steps]:
        count += 1
        answers += len(match.game.pending(step.table))
    return Record(record.header, record.answers[:answers])
