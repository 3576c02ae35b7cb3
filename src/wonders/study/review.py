"""A whole review: marks and accuracy, luck and skill told apart, the chances over the match and where it turned."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypedDict

from wonders.core.match import AnyMatch
from wonders.core.sums import added
from wonders.study.decisions import labels_of
from wonders.study.marks import accuracy_of, parties
from wonders.study.reviewing import DIGITS, METHOD, Reviewed

TURN = 0.1
"""A change of the true chances that is a turning point, between two players; as for marks it is less among more."""
MOST_TURNS = 3


class Luck(TypedDict):
    """Where a seat's part of the victory came from: `even + deal + answers` is the result."""

    even: float
    """What every seat has before anything is dealt."""
    answers: float
    """What the seat's own answers gave away; never above 0, for the best answer is the measure."""
    deal: float
    """What changed between its answers: the deal, and what the others did."""
    result: float


class Chances(TypedDict):
    """The chances of all seats at one moment."""

    step: int
    label: str
    known: list[float | None]
    """As each seat could see it at its last decision; None before its first."""
    true: list[float]


class Review(TypedDict):
    """What `wonders review --json` says, and what the server keeps."""

    game: str
    players: int
    nodes: int
    method: int
    bot: str
    finished: bool
    accuracy: list[float | None]
    luck: list[Luck]
    chances: list[Chances]
    turns: list[int]
    """Steps before which the match turned, the sharpest first."""
    decisions: list[Reviewed]


def assemble(match: AnyMatch, decisions: Sequence[Reviewed], nodes: int) -> Review:
    """Add up the decisions of a match, as many of them as have been reviewed."""
    game, count = match.game, parties(match.game)
    ordered = sorted(decisions, key=lambda one: (one["step"], one["seat"]))
    by_seat = [[one for one in ordered if one["seat"] == seat] for seat in game.seats]
    chances = _chances(match, ordered)
    return Review(
        game=game.id,
        players=game.players,
        nodes=nodes,
        method=METHOD,
        bot="hard",
        finished=match.outcome is not None,
        accuracy=[accuracy_of([one["loss"] for one in own], count) for own in by_seat],
        luck=[_luck(match, seat, own) for seat, own in enumerate(by_seat)],
        chances=chances,
        turns=_turns(chances, count),
        decisions=ordered,
    )


def _luck(match: AnyMatch, seat: int, own: Sequence[Reviewed]) -> Luck:
    even = 1 / parties(match.game)
    outcome = match.outcome
    last = own[-1]["after"] if own else even
    result = last if outcome is None else outcome.share(seat)
    lost = added(one["loss"] for one in own)
    return Luck(
        even=round(even, DIGITS),
        answers=round(-lost, DIGITS),
        deal=round(result - even + lost, DIGITS),
        result=round(result, DIGITS),
    )


def _chances(match: AnyMatch, ordered: Sequence[Reviewed]) -> list[Chances]:
    labels = labels_of(match)
    known: list[float | None] = [None] * match.game.players
    found: dict[int, Chances] = {}
    for one in ordered:
        known[one["seat"]] = one["before"]
        step, true = one["step"], one["true"]
        if true is not None:
            found[step] = Chances(step=step, label=labels[step], known=known, true=true)
        if step in found:
            found[step]["known"] = known.copy()
    outcome = match.outcome
    if outcome is not None:
        shares = [outcome.share(seat) for seat in match.game.seats]
        end = len(match.steps) - 1
        found[end] = Chances(step=end, label=labels[end], known=list(shares), true=shares)
    return list(found.values())


def _turns(chances: Sequence[Chances], count: int) -> list[int]:
    """The sharpest changes from one moment to the next."""
    changes = [
        (max(abs(a - b) for a, b in zip(one["true"], after["true"], strict=True)), after["step"])
        for one, after in pairwise(chances)
    ]
    sharp = sorted((change for change in changes if change[0] >= TURN * 2 / count), reverse=True)
    return [step for _, step in sharp[:MOST_TURNS]]
