"""Themes of Duel."""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyTable
from wonders.games.duel.effects import Chain


def themes_of(table: AnyTable, seat: Seat, action: Action) -> Iterator[str]:
    city = table.cities[seat]
    if action.verb in ("token", "draw"):
        yield "science"
    elif action.verb == "begin":
        yield "tempo"
    elif action.verb in ("sell", "destroy"):
        yield "denial"
    elif action.verb == "wonder":
        wonder = next(one for one in city.wonders if one.id == getattr(action, "wonder", ""))
        yield "wonder"
        yield from _gains(wonder)
        if any(token.id == "theology" for token in city.tokens):
            yield "tempo"
    elif action.verb in ("build", "revive"):
        card = _card(table, getattr(action, "card", ""))
        yield from _gains(card)
        if card.colour == "yellow":
            yield "money"
        chains = {one.to for piece in city.built for one in piece.effects if isinstance(one, Chain)}
        if action.verb == "build" and card.chain in chains:
            yield "chain"


def _gains(piece: AnyTable) -> Iterator[str]:
    if piece.shields:
        yield "military"
    if piece.symbol or piece.draws:
        yield "science"
    if piece.loss:
        yield "money"
    if piece.plays_again:
        yield "tempo"


def _card(table: AnyTable, id: str) -> AnyTable:
    return next(card for card in (*table.laid, *table.discard) if card is not None and card.id == id)
