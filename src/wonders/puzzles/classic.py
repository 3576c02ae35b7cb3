"""Themes of classic 7 Wonders."""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyTable
from wonders.games.leaders.state import leaders_of

COLOURS = {"red": "military", "green": "science", "yellow": "money"}


def themes_of(table: AnyTable, seat: Seat, action: Action) -> Iterator[str]:
    """By what is built. Which card is sold or buried matters only where another city must not have it."""
    if action.verb in ("sell", "stage"):
        yield "denial"
    if action.verb == "stage":
        yield "wonder"
    card = _card(table, seat, getattr(action, "card", ""))
    if card is None or action.verb not in ("build", "revive"):
        return
    colour = str(getattr(card.colour, "value", card.colour))
    if colour in COLOURS:
        yield COLOURS[colour]
    if action.verb == "build" and not table.cities[seat].standing.names.isdisjoint(card.free_if):
        yield "chain"


def _card(table: AnyTable, seat: Seat, id: str) -> AnyTable:
    reserves = leaders_of(table).reserves
    known = (*table.hands[seat], *table.discard, *(reserves[seat] if reserves else ()))
    return next((card for card in known if card.id == id), None)
