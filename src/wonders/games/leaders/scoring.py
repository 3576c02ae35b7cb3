"""The points of leaders, own and copied."""

from collections.abc import Iterator

from wonders.core.outcome import Line
from wonders.core.phrases import phrase
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Symbol
from wonders.games.classic.scoring import Cities, Copied, chosen_symbols

ROW = "extras"
"""Leaders and black cards share this row."""


def white_cards(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """Points printed or counted, and those for sets of symbols, with the symbols chosen as in the science row."""
    standing = cities[at].standing
    for card in (*standing.built, *standing.borrowed):
        if card.colour is not Colour.WHITE:
            continue
        for effect in card.effects:
            if effect.scores:
                yield Line(ROW, effect.points(cities, at), card.id, effect.reason(cities, at))
            elif effect.set_bonus:
                sets = min(chosen_symbols(cities, at, copied)[symbol] for symbol in Symbol)
                reason = phrase("classic-line-set-bonus", n=effect.set_bonus, count=sets)
                yield Line(ROW, effect.set_bonus * sets, card.id, reason)
