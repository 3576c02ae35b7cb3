"""Duel's net in numpy: its file, and what it says about a position."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

from wonders.bots.net.form import (
    EMBEDDING,
    LAYERS,
    OUTPUTS,
    PLAIN,
    POLICY,
    SCALES,
    SLOT_KINDS,
    SLOTS_FROM,
    SLOTS_TO,
    WORTH,
    places,
)
from wonders.core.decisions import WondersError
from wonders.core.extras import MissingExtra
from wonders.spaces.duel import SIZE
from wonders.spaces.duel.observation import SIZE as SIZE_SEEN

SHIPPED: Final = Path(__file__).with_name("duel.npz")


class NoNet(WondersError):
    """A net cannot be used here."""


try:
    import numpy as np
except ImportError:
    raise MissingExtra("This bot needs numpy", "bots") from None


_HELD: Final = SIZE_SEEN + SLOT_KINDS * np.arange(SLOTS_TO - SLOTS_FROM)
"""For each slot where the weights begin of what it may hold."""
_ALL: Final = np.arange(OUTPUTS)


def _by_inputs(embed: np.ndarray, first: np.ndarray) -> np.ndarray:
    """The first layer with a row for each number of an observation (not used for slots), then one for each thing that
    each slot may hold: its embedding times the weights of the slot."""
    plain = first[:PLAIN] * np.array(SCALES, np.float32)[:, None]
    slots = first[PLAIN:].reshape(SLOTS_TO - SLOTS_FROM, EMBEDDING, -1)
    unused = np.zeros((len(slots), first.shape[1]), np.float32)
    held = (embed @ slots).reshape(-1, first.shape[1])
    return np.concatenate((plain[:SLOTS_FROM], unused, plain[SLOTS_FROM:], held))


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
        self._first = _by_inputs(weights["embed"], weights["first"])
        self._head = np.ascontiguousarray(weights["head"].T)

    def judged(self, seen: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
        """The logits of all actions, and of the classes of the outcome."""
        out = self.judged_rows(np.array([seen], np.float32))[0]
        return actions(out[:POLICY]), out[POLICY:]

    def judged_rows(self, rows: np.ndarray) -> np.ndarray:
        """For each of many observations the parts of the policy and the classes of the outcome, as logits."""
        return self.judged_parts(rows, _ALL)

    def judged_parts(self, rows: np.ndarray, outputs: np.ndarray) -> np.ndarray:
        """The same, but only some of it: which, in this order."""
        weights = self.weights
        hidden = self._taken_in(rows)
        hidden += weights["first_bias"]
        np.maximum(hidden, 0, out=hidden)
        for layer in ("mix1", "mix2"):
            more = hidden @ weights[layer]
            more += weights[f"{layer}_bias"]
            hidden += np.maximum(more, 0, out=more)
        judged: np.ndarray = hidden @ self._head.take(outputs, axis=0).T
        judged += weights["head_bias"][outputs]
        return judged

    def _taken_in(self, rows: np.ndarray) -> np.ndarray:
        """The product with the first layer. Most numbers are 0 at all tables, and there are few things in a slot: only
        the weights of what there is pass through the processor."""
        rows = np.ascontiguousarray(rows, np.float32)
        held = rows[:, SLOTS_FROM:SLOTS_TO].astype(np.intp) + _HELD
        there = np.zeros(len(self._first), bool)
        there[: rows.shape[1]] = np.bitwise_or.reduce(rows.view(np.uint32), axis=0)
        there[SLOTS_FROM:SLOTS_TO] = False
        plain = np.flatnonzero(there)
        there[held] = True
        used = np.flatnonzero(there)
        inputs = np.zeros((len(rows), len(used)), np.float32)
        rows.take(plain, axis=1, out=inputs[:, : len(plain)], mode="clip")
        inputs[np.arange(len(rows))[:, None], np.searchsorted(used, held)] = 1
        product: np.ndarray = inputs @ self._first.take(used, axis=0)
        return product

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
