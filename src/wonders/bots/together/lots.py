"""As whom the seats of many tables play on."""

from collections.abc import Sequence

import numpy as np

from wonders.bots.net.policy import SeatsNet
from wonders.core.decisions import Seat


class Lots:
    """One net plays for the seat that is thought for; each other seat of each table draws one of the others."""

    def __init__(self, mine: SeatsNet, others: Sequence[SeatsNet]) -> None:
        self.nets = [mine, *(net for net in others if net is not mine)]
        self._others = np.array([self.nets.index(net) for net in others])

    def drawn(self, luck: np.random.Generator, seat: Seat, players: int, tables: int) -> np.ndarray:
        """For every seat of every table the number of its net."""
        found: np.ndarray = self._others[luck.integers(len(self._others), size=(players, tables))]
        found[seat] = 0
        return found
