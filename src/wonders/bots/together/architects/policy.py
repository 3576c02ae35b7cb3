"""Answers by the policy of a net, at all tables at once."""

from collections.abc import Sequence

import numpy as np

from wonders.bots.net.policy import SeatsNet
from wonders.bots.together.architects.choices import PARTS
from wonders.bots.together.architects.facts import DECK_SIZE
from wonders.bots.together.architects.rows import reckoned_too, rows, spans
from wonders.bots.together.architects.tables import Tables


class Policy:
    """Draws answers as nets find them likely: each seat of each table plays in the style of one of them.

    Groups of tables that stand side by side are dealt the same luck, so that what they differ in shows.
    """

    def __init__(
        self,
        nets: Sequence[SeatsNet],
        rng: np.random.Generator,
        groups: int = 1,
        styles: np.ndarray | None = None,
    ) -> None:
        self._nets = nets
        self._rng = rng
        self._groups = groups
        self._styles = styles
        """For every seat and every table of a group the number of its net; the first one for all if nothing is said."""

    def luck(self, tables: Tables) -> np.ndarray:
        return np.tile(self._rng.random((tables.size // self._groups, DECK_SIZE), np.float32), (self._groups, 1))

    def chosen(self, tables: Tables, due: int, at: np.ndarray, legal: np.ndarray) -> np.ndarray:
        said = self._said(tables, due, at)
        lanes = tables.size // self._groups
        row, choice = np.nonzero(legal)
        drawn = _drawn(self._rng.integers(1 << 63, size=lanes, dtype=np.uint64)[at[row] % lanes], choice)
        worth = said[row, choice] - np.log(drawn)
        first = np.searchsorted(row, np.arange(len(at)))
        best = np.maximum.reduceat(worth, first)
        found = np.zeros(len(at), np.int64)
        won = worth == best[row]
        found[row[won]] = choice[won]
        return found

    def _said(self, tables: Tables, due: int, at: np.ndarray) -> np.ndarray:
        """What nets say of the choices that are due."""
        part, seen, where = PARTS[due], rows(tables, due, at), spans(tables.players)
        shown = {net.form.added: seen for net in self._nets}
        for added in shown:
            if added:
                shown[added] = reckoned_too(seen, tables.players)
        first, *others = self._nets
        if self._styles is None or not others:
            return first.liked(shown[first.form.added], part, () if first.form.added else where)
        logits = np.zeros((len(at), part.stop - part.start), np.float32)
        styles = self._styles[tables.seat][at % self._styles.shape[1]]
        for number, net in enumerate(self._nets):
            here = styles == number
            if here.any():
                logits[here] = net.liked(shown[net.form.added][here], part, () if net.form.added else where)
        return logits


def _drawn(seeds: np.ndarray, places: np.ndarray) -> np.ndarray:
    """Exponential numbers, each from its seed and its place alone: the logit that is ahead of the logarithm of such
    a number by most is drawn as logits say."""
    mixed = (seeds ^ (places.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(31)
    mixed *= np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(29)
    even = ((mixed >> np.uint64(41)).astype(np.float32) + np.float32(0.5)) * np.float32(2.0**-23)
    found: np.ndarray = -np.log(even)
    return found
