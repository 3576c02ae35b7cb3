"""Themes of Architects."""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyTable
from wonders.games.architects.actions import Build


def move_of(action: Action) -> str:
    """A stage is completed, whichever cards pay for it."""
    return f"build {action.stage}" if isinstance(action, Build) else str(action)


def themes_of(table: AnyTable, seat: Seat, action: Action) -> Iterator[str]:
    """To push is to complete stages and to blow the horn: both bring the end, or a conflict, nearer."""
    if action.verb == "build":
        yield from ("push", "wonder")
    elif action.verb in ("trade", "progress"):
        yield "science"
    elif action.verb in ("take", "extra"):
        top = table.piles[table.seating.place[getattr(action, "deck", "")]][0]
        if top is None or (getattr(action, "deck", "") == "common" and seat not in table.middle.lookers):
            return  # nobody knows what it is
        if top.horns:
            yield "push"
        themes = {"red": "military", "green": "science", "yellow": "money"}
        if top.colour in themes:
            yield themes[top.colour]
