"""Duel's net as the judge of a search: what it makes of many tables at once."""

from collections.abc import Sequence
from math import exp

import numpy as np

from wonders.bots.net.duel import Net
from wonders.bots.net.form import POLICY, WORTH, places
from wonders.bots.net.rows import Rows
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.sums import added
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

    def worth(self, tables: Sequence[Table], seats: Sequence[Seat]) -> list[tuple[float, np.ndarray]]:
        """For each table what it is worth, and the logits of the policy's parts."""
        out = self._net.judged_rows(self._rows.of(tables, seats))
        classes = np.exp(out[:, POLICY:] - out[:, POLICY:].max(1, keepdims=True))
        values = (classes @ self._worth / classes.sum(1)).tolist()
        parts = out[:, : POLICY + 1] / self._flatten
        parts[:, _NONE] = 0.0
        return [(value, row.copy()) for value, row in zip(values, parts, strict=True)]  # each is let go by itself

    def priors(self, basis: object, legal: Sequence[Action]) -> list[float]:
        """How likely the net finds each answer."""
        assert isinstance(basis, np.ndarray), "what this judge has said of the table"
        known, parts = self._known, basis.tolist()
        logits = []
        for action in legal:
            one, other = known.get(action) or self._learned(action)
            logits.append(parts[one] + parts[other])
        best = max(logits)
        shares = [exp(logit - best) for logit in logits]
        whole = added(shares)
        return [share / whole for share in shares]

    def _learned(self, action: Action) -> tuple[int, int]:
        parts = self._known[action] = self._parts[self._space.number(str(action))]
        return parts
