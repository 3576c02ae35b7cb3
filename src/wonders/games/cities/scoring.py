"""The row of the score sheet that black and white cards share."""

from collections.abc import Iterator

from wonders.core.outcome import Line
from wonders.games.classic.counts import Colour
from wonders.games.classic.scoring import Cities, Copied, card_lines

ROW = "extras"
"""Black cards and leaders share this row."""


def black_cards(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """The points of black cards. Rule cities-51."""
    for card in cities[at].standing.built:
        if card.colour is Colour.BLACK:
            yield from card_lines(cities, at, card, ROW)
