"""What is still to come: how far the match has gone, and which cards can still appear."""

from typing import Final

from wonders.games.duel.cards import AGE_I, AGE_II, AGE_III, FREE_IF
from wonders.games.duel.layout import LAYOUTS
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import Table

CARDS_AN_AGE: Final = len(LAYOUTS[1].places)
TURNS: Final = 3 * CARDS_AN_AGE

_GREEN: Final = {
    age: tuple(card for card in deck if card.symbol) for age, deck in ((1, AGE_I), (2, AGE_II), (3, AGE_III))
}
_ALL: Final = {card.id: card for card in (*AGE_I, *AGE_II, *AGE_III)}
LEADS_TO: Final = {_ALL[by]: _ALL[card] for card, by in FREE_IF.items()}
"""The building that a building makes free."""


class Outlook:
    """The part of the future that is the same for both cities."""

    __slots__ = ("_symbols", "age", "gone", "late", "left", "part", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.age = max(table.age, 1)
        self.left = table.shape.left.bit_count() if table.age else CARDS_AN_AGE
        """Cards left in this age."""
        self.part = self.left / CARDS_AN_AGE
        self.gone = (self.age - self.part) / 3
        """The part of the match that is played, from 0 to 1."""
        self.late = self.gone**3
        """How much the end counts already."""
        self._symbols: dict[str, int] | None = None

    @property
    def symbols(self) -> dict[str, int]:
        """How many cards with each symbol of science can still be taken."""
        found = self._symbols
        if found is None:
            table, found = self.table, {}
            for age in range(self.age + 1, 4):
                for card in _GREEN[age]:
                    found[card.symbol] = found.get(card.symbol, 0) + 1
            for card in _GREEN[self.age]:
                if not table.age or card in table.unseen or self._lies(card):
                    found[card.symbol] = found.get(card.symbol, 0) + 1
            self._symbols = found
        return found

    def _lies(self, card: Card) -> bool:
        laid = self.table.laid
        return card in laid and bool(self.table.shape.left >> laid.index(card) & 1)
