"""The vector of what a seat of Duel sees: the same as the batched engine's."""

from array import array

from wonders.core.game import AnyGame
from wonders.games.duel.view import View
from wonders.spaces.duel.observation import LAYOUT, features
from wonders.spaces.layout import Layout


class Observer:
    """Encodes the views of Duel. While bids are named (a house rule), no phase is marked."""

    def __init__(self, game: AnyGame) -> None:
        self.layout = Layout(LAYOUT)

    def encode(self, view: View) -> bytearray:
        """The vector, a signed byte for each number."""
        return bytearray(array("b", features(view)).tobytes())
