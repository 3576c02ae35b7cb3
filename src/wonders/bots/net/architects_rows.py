"""Views of Architects as rows of features for its net."""

import numpy as np

from wonders.bots.net.architects_form import arranged
from wonders.core.game import AnyGame
from wonders.games.architects.view import View
from wonders.spaces import observer_of
from wonders.spaces.layout import Observer


class Rows:
    """Makes rows: what an observer sees, in slots."""

    def __init__(self) -> None:
        self._observers: dict[int, tuple[Observer, np.ndarray]] = {}

    def of(self, game: AnyGame, view: View) -> np.ndarray:
        """The row of a view."""
        known = self._observers.get(game.players)
        if known is None:
            known = self._observers[game.players] = observer_of(game), np.array(arranged(game.players))
        observer, places = known
        row: np.ndarray = np.frombuffer(bytes(observer.encode(view)) + b"\1\0", np.int8)[places].astype(np.float32)
        return row
