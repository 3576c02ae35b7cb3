"""Duel's net as the judge of a search: what it makes of many tables at once."""

from collections.abc import Sequence

import numpy as np

from wonders.bots.net.duel import Net
from wonders.bots.net.form import POLICY, WORTH, places
from wonders.bots.net.rows import Rows
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.games.duel.table import Table
from wonders.spaces import make as make_space
from wonders.spaces.duel.pieces import CARDS

_NONE = POLICY
"""A part of the policy that is always 0."""


def parts_of_actions() -> list[tuple[int, int]]:
    """For every numbered action the two parts of the policy whose sum is its logit."""
    at = places()
    plain = [(number, _NONE) for number in range(at["sell"][1])]
    wonders = range(*at["wonder"])
    buried = [(wonder, at["bury"][0] + card) for wonder in wonders for card in range(len(CARDS))]
    return plain + buried + [(number, _NONE) for number in range(at["revive"][0], POLICY)]


class NetJudge:
    """Priors and worth by the net; `flatten` above 1 makes it less sure of its priors."""

    def __init__(self, net: Net, flatten: float = 1.0) -> None:
        self._net = net
        self._flatten = flatten
        self._rows = Rows()
        self._space = make_space("duel")
        self._parts = parts_of_actions()
        self._known: dict[Action, tuple[int, int]] = {}
        self._worth = np.array(WORTH, np.float32)

    def forget(self) -> None:
        """Let go of tables that are not needed any more."""
        self._rows.forget()

    def __call__(
        self, tables: Sequence[Table], seats: Sequence[Seat], legal: Sequence[Sequence[Action]]
    ) -> list[tuple[list[float], float]]:
        out = self._net.judged_rows(self._rows.of(tables, seats))
        classes = np.exp(out[:, POLICY:] - out[:, POLICY:].max(1, keepdims=True))
        values = (classes @ self._worth / classes.sum(1)).tolist()
        out[:, _NONE] = 0.0
        known, flat = self._known, []
        for actions in legal:
            for action in actions:
                parts = known.get(action)
                flat.append(parts if parts is not None else self._learned(action))
        sizes = np.array([len(actions) for actions in legal])
        ends = np.cumsum(sizes)
        rows = np.repeat(np.arange(len(legal)), sizes)
        one, other = np.array(flat).T
        logits = (out[rows, one] + out[rows, other]) / self._flatten
        starts = ends - sizes
        shares = np.exp(logits - np.maximum.reduceat(logits, starts)[rows])
        priors = (shares / np.add.reduceat(shares, starts)[rows]).tolist()
        return [
            (priors[start:end], value) for start, end, value in zip(starts.tolist(), ends.tolist(), values, strict=True)
        ]

    def _learned(self, action: Action) -> tuple[int, int]:
        parts = self._known[action] = self._parts[self._space.number(str(action))]
        return parts
