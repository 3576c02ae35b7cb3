"""What the answers at a table that was set up by hand are worth, from what the deciding seat knows there."""

from dataclasses import dataclass
from random import Random
from typing import Final, TypedDict

from wonders.core.game import AnyTable
from wonders.core.wire import Json, plain
from wonders.games.registry import companion
from wonders.study.judging import Judged, Position, judge
from wonders.study.position.document import Placed, check, loads
from wonders.study.reasons import reasons_for
from wonders.study.reviewing import DEFAULT_NODES, DIGITS, METHOD

COMPARED: Final = 4
"""Answers that are compared with each other; the others are not told."""


class Weighed(TypedDict):
    """One of the best answers; chances are those of the deciding seat."""

    answer: str
    chance: float
    behind: float
    error: float
    visits: int
    reasons: list[Json]


class Analysis(TypedDict):
    """What was found; equal documents and budgets give equal analyses everywhere."""

    game: str
    players: int
    seat: int
    kind: str
    choices: int
    nodes: int
    method: int
    best: list[Weighed]


@dataclass(frozen=True)
class SetUp(Position):
    """A moment without a history: what its seat does not know is dealt anew from what is left."""

    placed: Placed | None = None

    @classmethod
    def at(cls, placed: Placed) -> "SetUp":
        """What the deciding seat is asked, and what it sees."""
        game, table, seat = placed.game, placed.table, placed.seat
        history = (game.view(table, seat),)
        return cls(game, seat, history, game.pending(table)[seat], game.legal(table, seat), placed)

    def world(self, rng: Random) -> AnyTable:
        redeal = getattr(companion("study.position", self.game.id), "redeal", None)
        return redeal(self.placed, rng) if redeal is not None else super().world(rng)


def analyse(placed: Placed, nodes: int = DEFAULT_NODES) -> Analysis:
    """The best answers of the deciding seat with their chances and what speaks for them."""
    position = SetUp.at(placed)
    judged = judge(position, nodes, compared=COMPARED, seed="position")
    return Analysis(
        game=placed.game.id,
        players=placed.game.players,
        seat=placed.seat,
        kind=position.asked.kind,
        choices=len(position.legal),
        nodes=nodes,
        method=METHOD,
        best=[_weighed(position, one) for one in judged.answers if one.compared],
    )


def analyse_text(text: str, nodes: int) -> Analysis:
    """The same for a document as text, in whichever process."""
    return analyse(check(loads(text)), nodes)


def _weighed(position: SetUp, one: Judged) -> Weighed:
    return Weighed(
        answer=str(one.action),
        chance=round(one.chance, DIGITS),
        behind=round(one.behind, DIGITS),
        error=round(one.error, DIGITS),
        visits=one.visits,
        reasons=[plain(reason) for reason in reasons_for(position, one.action)],
    )
