"""Which age and turn it is, for each game: the numbers that stand before the turns. One function a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from wonders.core.decisions import CHANCE, SPECTATOR, Decision, Seat
from wonders.core.game import Game

SETUP = "setup"
END = "end"
AGES = ("", "I", "II", "III")


@dataclass(frozen=True)
class Moment:
    """What everybody sees at one moment, who is asked what, and how the moment is called."""

    view: Any
    asked: Mapping[Seat, Decision]
    label: str = ""

    @property
    def kind(self) -> str:
        """What is asked, by its name."""
        return next(iter(self.asked.values())).kind if self.asked else ""


def moment_at(game: Game[Any, Any], table: Any, past: Moment | None) -> Moment:
    """The moment at a table, with its label; `past` is the one before it."""
    now = Moment(game.view(table, SPECTATOR), game.pending(table))
    label = LABELS.get(game.id, _counted)(past, now) if now.asked else END
    return Moment(now.view, now.asked, label)


def _counted(past: Moment | None, now: Moment) -> str:
    """Any other game: the joint answers counted, chance's with those before it."""
    before = past.label if past else "0"
    return before if CHANCE in now.asked else str(int(before) + 1)


RECRUITING = "_recruiting"
"""Marks the phases of a turn that follow a recruitment as well."""

ELSEWHERE = ("_again", "_before_last_card")
"""Mark phases that come a second time in a turn."""

_WITHIN = {
    "pick": "",
    "draw_for_free_city": ".free",
    "pick_for_free_city": ".free",
    "last_card": ".last",
    "revive": ".revive",
    "settle_losses": ".losses",
    "recruit_more": ".more",
    "copy_leaders": ".copy",
    "draw_leaders": ".leaders",
}
"""What is asked in a turn of classic, by its phase, and its expansions' phases."""


def _classic(past: Moment | None, now: Moment) -> str:
    """Age and turn, and what is asked beside the card of the turn; `II` is the deal of an age."""
    phase, age, turn = now.view.phase, now.view.age, now.view.turn
    for elsewhere in ELSEWHERE:
        phase = phase.removesuffix(elsewhere)
    if phase in _WITHIN:
        return f"{AGES[age]}.{turn}{_WITHIN[phase]}"
    if phase == "recruit" or phase.endswith(RECRUITING):
        return f"{AGES[age + 1]}.recruit{_WITHIN.get(phase.removesuffix(RECRUITING), '')}"
    if phase == "deal_age":
        return AGES[age + 1]
    if phase == "draft_leaders":
        return f"draft.{now.view.reserve_sizes[0] + 1}"
    return "draft" if phase == "deal_leaders" else SETUP


def _duel(past: Moment | None, now: Moment) -> str:
    """Age and turn, counted by the cards taken; what follows from a turn, cards turned up included, stays with it."""
    age, kind = now.view.age, now.kind
    if kind == "PlayTurn":
        return f"{AGES[age]}.{len(now.view.laid) - len(now.view.left) + 1}"
    if kind in ("DealingAge", "ChooseStarter"):
        return AGES[age + 1 if kind == "DealingAge" else age]
    if age:
        return past.label if past else ""
    return {"ChooseWonder": "draft", "OfferingWonders": "draft", "NameBid": "bid"}.get(kind, SETUP)


def _architects(past: Moment | None, now: Moment) -> str:
    """Rounds: a new one begins when the turn has come round to seat 0, or past it."""
    if past is None or past.label == SETUP:
        return "1" if now.kind == "PickCard" else SETUP
    return str(int(past.label) + (now.view.active < past.view.active))


LABELS: dict[str, Callable[[Moment | None, Moment], str]] = {
    "classic": _classic,
    "duel": _duel,
    "architects": _architects,
}
