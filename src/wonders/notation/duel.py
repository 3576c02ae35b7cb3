"""Duel in the notation: its short forms, what its turns are called, how its deals are laid out."""

from collections.abc import Sequence

from wonders.core.game import Game
from wonders.games.duel.view import View
from wonders.notation.forms import Forms
from wonders.notation.moments import AGES, SETUP, Moment

FORMS = Forms("build", "turn-up", (("^", "wonder"), ("-", "sell"), ("+", "revive")))

LAYOUTS = {"I": (2, 3, 4, 5, 6), "II": (6, 5, 4, 3, 2), "III": (2, 3, 4, 2, 4, 3, 2)}


def label(past: Moment[View] | None, now: Moment[View]) -> str:
    """Age and turn, counted by the cards taken; what follows from a turn, cards turned up included, stays with it."""
    age, kind = now.view.age, now.kind
    if kind == "PlayTurn":
        return f"{AGES[age]}.{len(now.view.laid) - len(now.view.left) + 1}"
    if kind in ("DealingAge", "ChooseStarter"):
        return AGES[age + 1 if kind == "DealingAge" else age]
    if age:
        return past.label if past else ""
    return {"ChooseWonder": "draft", "OfferingWonders": "draft", "NameBid": "bid"}.get(kind, SETUP)


def rows(game: "Game[object, object]", label: str, verb: str, cards: int) -> Sequence[int]:
    """The rows of the layout."""
    return LAYOUTS.get(label, ()) if verb == "deal" else ()
