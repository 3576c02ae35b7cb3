"""7 Wonders in the notation: its short forms, what its turns are called, how its deals are laid out."""

from collections.abc import Sequence

from wonders.core.game import Game
from wonders.games.classic.view import View
from wonders.notation.forms import Forms
from wonders.notation.moments import AGES, SETUP, Moment

FORMS = Forms(
    "build", "draw", (("^", "stage"), ("-", "sell"), ("+", "revive"), ("&", "recruit")), frozenset({"decline"})
)

LEADERS_A_HAND = 4

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


def label(past: Moment[View] | None, now: Moment[View]) -> str:
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


def rows(game: "Game[object, object]", label: str, verb: str, cards: int) -> Sequence[int]:
    """A hand a line."""
    if verb == "deal":
        cities = max(game.players, 3)  # with two players the free city's stack is a hand too
        return (cards // cities,) * cities
    return (LEADERS_A_HAND,) * game.players if verb == "leaders" else ()
