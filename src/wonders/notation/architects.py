"""Architects in the notation: its short forms, and what its turns are called."""

from wonders.games.architects.view import View
from wonders.notation.forms import Forms
from wonders.notation.moments import SETUP, Moment

FORMS = Forms("take", "draw", (("^", "build"),), frozenset({"look", "finish", "accept", "decline"}))


def label(past: Moment[View] | None, now: Moment[View]) -> str:
    """Rounds: a new one begins when the turn has come round to seat 0, or past it."""
    if past is None or past.label == SETUP:
        return "1" if now.kind == "PickCard" else SETUP
    return str(int(past.label) + (now.view.active < past.view.active))
