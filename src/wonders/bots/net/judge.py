"""Duel's net as the judge of a search: what it makes of many tables at once."""

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

import numpy as np

from wonders.bots.net.duel import Net
from wonders.bots.net.form import OUTPUTS, POLICY, WORTH, places
from wonders.bots.net.rows import FIELDS, Rows
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.sums import added
from wonders.games.duel.table import Table
from wonders.spaces import make as make_space
from wonders.spaces.duel.observation import PHASES
from wonders.spaces.duel.pieces import CARDS

_NONE: Final = POLICY
"""A part of the policy that is always 0."""
_CLASSES: Final = np.arange(POLICY, OUTPUTS)
_BY_CARD: Final = ("build", "sell", "bury")
_ANSWERED_BY: Final = {
    "draft": ("pick",),
    "begin": ("begin",),
    "turn": (*_BY_CARD, "wonder"),
    "token": ("token",),
    "keep": ("token",),
    "brown": ("destroy",),
    "grey": ("destroy",),
    "revive": ("revive",),
    "over": (),
}
"""The parts of the policy that weigh what can be answered in each phase."""

Basis: TypeAlias = tuple[np.ndarray, int, list[int]]
"""By what answers are weighed: logits of some parts for many tables, which table it is, and where each part stands."""


def _asked_in() -> np.ndarray:
    """For each phase a flag for every part of the policy."""
    flags, at = np.zeros((len(PHASES), POLICY), bool), places()
    for phase, names in _ANSWERED_BY.items():
        for name in names:
            flags[PHASES.index(phase), slice(*at[name])] = True
    return flags


_ASKED_IN: Final = _asked_in()
_CARD_PARTS: Final = [slice(*places()[name]) for name in _BY_CARD]


def parts_asked(rows: np.ndarray) -> np.ndarray:
    """The parts of the policy that weigh an answer at any of these tables. It is a fifth of them: most cards cannot be
    taken now."""
    asked = np.logical_or.reduce(_ASKED_IN[rows[:, FIELDS["phase"]].any(0)])
    reach = rows[:, FIELDS["accessible cards"]].any(0)
    for place in _CARD_PARTS:
        asked[place] &= reach
    return np.flatnonzero(asked)


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

    def worth(self, tables: Sequence[Table], seats: Sequence[Seat]) -> list[tuple[float, Basis]]:
        """For each table what it is worth, and what the net thinks of the answers that there may be."""
        rows = self._rows.of(tables, seats)
        parts = parts_asked(rows)
        size = len(parts)
        out = self._net.judged_parts(rows, np.concatenate((parts, _CLASSES)))
        classes = np.exp(out[:, size:] - out[:, size:].max(1, keepdims=True))
        values = (classes @ self._worth / classes.sum(1)).tolist()
        logits = out[:, : size + 1] / self._flatten  # a copy: what is left over is let go
        logits[:, size] = 0.0
        where = np.full(POLICY + 1, size)
        where[parts] = np.arange(size)
        found = where.tolist()
        return [(value, (logits, at, found)) for at, value in enumerate(values)]

    def priors(self, basis: object, legal: Sequence[Action]) -> list[float]:
        """How likely the net finds each answer."""
        assert isinstance(basis, tuple), "what this judge has said of the table"
        of_all, at, where = basis
        known, parts = self._known, of_all[at].tolist()
        logits = []
        for action in legal:
            one, other = known.get(action) or self._learned(action)
            logits.append(parts[where[one]] + parts[where[other]])
        best = max(logits)
        shares = [exp(logit - best) for logit in logits]
        whole = added(shares)
        return [share / whole for share in shares]

    def _learned(self, action: Action) -> tuple[int, int]:
        parts = self._known[action] = self._parts[self._space.number(str(action))]
        return parts
