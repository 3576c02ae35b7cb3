"""Nets of games with many seats in numpy: their files, and what they say about positions."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from wonders.bots.net.duel import NoNet
from wonders.bots.net.seats import SEATS, Form


class SeatsNet:
    """Weights in floats, and products of positions with them."""

    def __init__(self, form: Form, arrays: dict[str, np.ndarray]) -> None:
        weights: dict[str, np.ndarray] = {}
        for name, shape in form.layers.items():
            whole = arrays[name]
            if whole.shape != shape:
                raise ValueError(f"{name} has the shape {whole.shape} instead of {shape}")
            weights[name] = whole.astype(np.float32) * arrays[f"{name}_scale"].astype(np.float32)
            weights[f"{name}_bias"] = arrays[f"{name}_bias"].astype(np.float32)
        self.form: Final = form
        self.weights: Final = weights
        self._first = weights["first"] * np.array(form.scales, np.float32)[:, None]

    def judged(self, rows: np.ndarray, spans: Sequence[slice] = ()) -> tuple[np.ndarray, np.ndarray]:
        """For each row of features the logits of all choices, and the share of the victory of every slot."""
        out = self._out(self._hidden(rows, spans), slice(None))
        seats = np.exp(out[:, self.form.choices :] - out[:, self.form.choices :].max(1, keepdims=True))
        seats *= rows[:, -SEATS:]
        return out[:, : self.form.choices], seats / seats.sum(1, keepdims=True)

    def liked(self, rows: np.ndarray, part: slice, spans: Sequence[slice] = ()) -> np.ndarray:
        """For each row the logits of some choices alone, in a part of the time."""
        return self._out(self._hidden(rows, spans), part)

    def _hidden(self, rows: np.ndarray, spans: Sequence[slice]) -> np.ndarray:
        """What the last layer but one says.

        Most features are 0, and their weights need not pass through the processor. Where it is known which runs of them
        can be something else, nobody has to look.
        """
        weights = self.weights
        if spans:
            hidden = sum(rows[:, span] @ self._first[span] for span in spans) + weights["first_bias"]
        else:
            used = np.flatnonzero(rows.any(axis=0))
            hidden = rows[:, used] @ self._first[used] + weights["first_bias"]
        hidden = np.maximum(hidden, 0, out=hidden)
        for layer in ("mix1", "mix2"):
            more = hidden @ weights[layer]
            more += weights[f"{layer}_bias"]
            hidden += np.maximum(more, 0, out=more)
        found: np.ndarray = hidden
        return found

    def _out(self, hidden: np.ndarray, part: slice) -> np.ndarray:
        out: np.ndarray = hidden @ self.weights["head"][:, part]
        out += self.weights["head_bias"][part]
        return out


def shipped(game: str) -> Path:
    """Where the net of a game is, if one ships."""
    return Path(__file__).with_name(f"{game}.npz")


@lru_cache(maxsize=4)
def load(form: Form, file: Path | None = None) -> SeatsNet:
    """The net of a file, or the one that ships; read once. It may have learnt without what is reckoned."""
    file = file or shipped(form.game)
    if not file.is_file():
        raise NoNet(f"There is no net for {form.game}: {file} is missing.")
    try:
        with np.load(file) as found:
            arrays = dict(found)
        return SeatsNet(form if len(arrays["first"]) == form.inputs else form.plain, arrays)
    except (OSError, ValueError, KeyError, BadZipFile):
        raise NoNet(f"{file} is no net for {form.game}.") from None
