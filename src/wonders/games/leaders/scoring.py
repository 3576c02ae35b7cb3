"""The points of leaders, own and copied."""

from collections.abc import Iterator

from wonders.core.outcome import Line
from wonders.core.phrases import phrase
from wonders.games.classic.counts import Colour
from wonders.games.classic.effect import Symbol
from wonders.games.classic.scoring import Cities, Copied, card_lines, chosen_symbols

ROW = "extras"
"""Leaders and black cards share this row."""


def white_cards(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """Points printed or counted, and those for sets of symbols, with the symbols chosen as in the science row.

    Rules leaders-64, leaders-65, leaders-74.
    """
    standing = cities[at].standing
    for card in (*standing.built, *standing.borrowed):
        if card.colour is not Colour.WHITE:
            continue
        yield from card_lines(cities, at, card, ROW)
        if bonus := sum(effect.set_bonus for effect in card.effects):
            sets = min(chosen_symbols(cities, at, copied)[symbol] for symbol in Symbol)
            yield Line(ROW, bonus * sets, card.id, phrase("classic-line-set-bonus", n=bonus, count=sets))
