"""Reviews worked out and told. Matches are played again for it, which takes too long for the server itself: each of
these is called in another process."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from wonders.core.decisions import WondersError
from wonders.core.game import AnyGame
from wonders.core.match import AnyMatch
from wonders.core.record import Record
from wonders.core.wire import JsonObject
from wonders.games.replay import replay
from wonders.notation.reading import read_record
from wonders.server.errors import Refused
from wonders.server.tables.options import option
from wonders.server.wire.encoding import BODIES
from wonders.server.wire.games import Option
from wonders.server.wire.studies import Study, StudyReview
from wonders.study.decisions import decided_in
from wonders.study.keeping import key_of
from wonders.study.review import assemble
from wonders.study.reviewing import Reviewed

KEPT: Final = 8
"""Matches that are remembered: whoever looks at a review asks again and again."""

Places = tuple[tuple[int, int], ...]
"""Steps and seats at which there was something to decide."""


def checked(text: str, nodes: int) -> tuple[str, str]:
    """The key of the review of a match that is over, and its record; or Refused with what is wrong with it."""
    try:
        record = read_record(text)
        match = replay(record)
    except WondersError as wrong:
        raise Refused("bad_record", str(wrong)) from None
    if match.outcome is None:
        raise Refused("not_over", "The match is not over yet; only then it is reviewed.")
    kept = Record(record.header, record.answers)
    return key_of(kept, nodes), kept.dumps()


def places_of(record: str) -> Places:
    return tuple((one.step, one.seat) for one in decided_in(_played(record)))


def told(key: str, record: str, nodes: int, found: Sequence[Reviewed], places: int) -> bytes:
    """A review as far as it has come."""
    match = _played(record)
    review, game = assemble(match, list(found), nodes), match.game
    parts: JsonObject = {**review, "decisions": [_decision(game, one) for one in review["decisions"]]}
    sent = msgspec.convert(parts, StudyReview)
    return BODIES.encode(Study(key, game.rules, dict(game.options), len(sent.decisions), places, sent))


def choices(record: str, step: int, seat: int) -> bytes:
    """What a seat could have answered at one of its decisions."""
    match = _played(record)
    return BODIES.encode([option(action) for action in match.game.legal(match.steps[step].table, seat)])


@lru_cache(maxsize=KEPT)
def _played(record: str) -> AnyMatch:
    return replay(record)


def _decision(game: AnyGame, one: Reviewed) -> JsonObject:
    """A decision with its answers in parts, so that a client can word them."""
    best = [{**answer, "said": _said(game, answer["answer"])} for answer in one["best"]]
    return {**one, "said": _said(game, one["answer"]), "best": best}


def _said(game: AnyGame, text: str) -> Option:
    return option(game.notation.parse(text))
