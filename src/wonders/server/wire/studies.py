"""Reviews as they are sent."""

from typing import Final

from msgspec import Struct

from wonders.server.wire.games import Option
from wonders.server.wire.phrases import Phrase
from wonders.server.wire.tables import GameId, Setting


class StudyBest(Struct):
    """A good answer: the chance to win with it, how often it was tried, and what speaks for it."""

    answer: str
    said: Option
    chance: float
    visits: int
    reasons: list[Phrase]


class StudyDecision(Struct):
    """A decision and what was found about it; chances are those of the seat that decided, from what it could know."""

    step: int
    seat: int
    kind: str
    choices: int
    answer: str
    said: Option
    before: float
    after: float
    best: list[StudyBest]
    loss: float
    error: float
    mark: str
    reasons: list[Phrase]
    true: list[float] | None


class StudyLuck(Struct):
    """Where a seat's part of the victory came from."""

    even: float
    answers: float
    deal: float
    result: float


class StudyChances(Struct):
    """The chances of all seats at one moment: as each could see it, and as it was."""

    step: int
    label: str
    known: list[float | None]
    true: list[float]


class StudyReview(Struct):
    """A review, as far as it has come."""

    game: GameId
    players: int
    nodes: int
    method: int
    bot: str
    finished: bool
    accuracy: list[float | None]
    luck: list[StudyLuck]
    chances: list[StudyChances]
    turns: list[int]
    decisions: list[StudyDecision]


class Study(Struct):
    """A review and how far it is."""

    key: str
    rules: str
    options: dict[str, Setting]
    done: int
    all: int
    review: StudyReview


class HintTold(Struct):
    """What a seat is advised: the kind of answer, the answer, or the answer and why."""

    strength: str
    verb: str
    action: Option | None
    reasons: list[Phrase]


STUDIES: Final[tuple[object, ...]] = (
    Study,
    StudyReview,
    StudyDecision,
    StudyBest,
    StudyLuck,
    StudyChances,
    HintTold,
)
