"""Duel's net in numpy: its file, and what it says about a position."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

from wonders.bots.net.form import LAYERS, PLAIN, POLICY, SCALES, SLOTS_FROM, SLOTS_TO, WORTH, places
from wonders.core.decisions import WondersError
from wonders.core.extras import MissingExtra
from wonders.spaces.duel import SIZE

SHIPPED: Final = Path(__file__).with_name("duel.npz")


class NoNet(WondersError):
    """A net cannot be used here."""


try:
    import numpy as np
except ImportError:
    raise MissingExtra("This bot needs numpy", "bots") from None


class Net:
    """Weights in floats, and products of positions with them."""

    def __init__(self, arrays: dict[str, np.ndarray]) -> None:
        weights: dict[str, np.ndarray] = {}
        for name, shape in LAYERS.items():
            whole = arrays[name]
            if whole.shape != shape:
                raise ValueError(f"{name} has the shape {whole.shape} instead of {shape}")
            weights[name] = whole.astype(np.float32) * arrays[f"{name}_scale"].astype(np.float32)
            if name != "embed":
                weights[f"{name}_bias"] = arrays[f"{name}_bias"].astype(np.float32)
        self.weights: Final = weights
        scales = np.array(SCALES, np.float32)[:, None]
        self._first = np.concatenate((weights["first"][:PLAIN] * scales, weights["first"][PLAIN:]))

    def judged(self, seen: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
        """The logits of all actions, and of the classes of the outcome."""
        out = self.judged_rows(np.array([seen], np.float32))[0]
        return actions(out[:POLICY]), out[POLICY:]

    def judged_rows(self, rows: np.ndarray) -> np.ndarray:
        """For each of many observations the parts of the policy and the classes of the outcome, as logits."""
        weights = self.weights
        slots = weights["embed"][rows[:, SLOTS_FROM:SLOTS_TO].astype(np.intp)].reshape(len(rows), -1)
        inputs = np.concatenate((rows[:, :SLOTS_FROM], rows[:, SLOTS_TO:], slots), axis=1)
        hidden = np.maximum(inputs @ self._first + weights["first_bias"], 0)
        for layer in ("mix1", "mix2"):
            hidden += np.maximum(hidden @ weights[layer] + weights[f"{layer}_bias"], 0)
        judged: np.ndarray = hidden @ weights["head"] + weights["head_bias"]
        return judged

    def value(self, seen: Sequence[int]) -> float:
        """What a position is worth, from -1 to 1, to the seat that sees it and is asked."""
        classes = self.judged(seen)[1]
        chances = np.exp(classes - classes.max())
        return float(chances @ np.array(WORTH) / chances.sum())


def actions(parts: np.ndarray) -> np.ndarray:
    """The logits of all actions, in their order, from the parts of the policy."""
    part = {name: parts[start:end] for name, (start, end) in places().items()}
    wonders = (part["wonder"][:, None] + part["bury"]).ravel()
    names = ("revive", "destroy", "token", "pick", "begin", "bid")
    found = np.concatenate((part["build"], part["sell"], wonders, *(part[name] for name in names)))
    assert len(found) == SIZE
    return found


@lru_cache(maxsize=4)
def load(file: Path = SHIPPED) -> Net:
    """The net of a file, read once."""
    if not file.is_file():
        raise NoNet(f"There is no net for duel: {file} is missing.")
    try:
        with np.load(file) as found:
            return Net(dict(found))
    except (OSError, ValueError, KeyError, BadZipFile):
        raise NoNet(f"{file} is no net for duel.") from None
