"""Files that are whole or not there, and checkpoints."""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypedDict
from zipfile import BadZipFile

import jax.numpy as jnp
import numpy as np

from wonders.core.decisions import WondersError
from wonders.train.adam import Moments
from wonders.train.net import Params
from wonders.train.pool import Pool

Layers = Mapping[str, tuple[int, int]]
"""The shapes of a net's matrices."""


class BadCheckpoint(WondersError):
    """A file from which training cannot go on."""


class Told(TypedDict):
    """How far a training has come, beside its arrays."""

    iteration: int
    seconds: float
    matches: int
    pool: int
    seed: int
    log: list[dict[str, float]]


@contextmanager
def replaced(file: Path) -> Iterator[IO[bytes]]:
    """A file to write, which takes its place when it is finished."""
    beside = file.with_name(file.name + ".part")
    with beside.open("wb") as written:
        yield written
    os.replace(beside, file)


def save(file: Path, params: Params, moments: Moments, pool: Pool, told: Told) -> None:
    """Everything that training needs to go on as if it had not stopped."""
    arrays: dict[str, np.ndarray] = {"told": np.array(json.dumps(told)), "steps": np.asarray(moments.steps)}
    parts = {"params": params, "first": moments.first, "second": moments.second}
    parts |= {f"pool{number}": member for number, member in enumerate(pool.members)}
    for part, tree in parts.items():
        arrays |= {f"{part}/{name}": np.asarray(array) for name, array in tree.items()}
    with replaced(file) as written:
        np.savez(written, allow_pickle=False, **arrays)


def load(file: Path, layers: Layers) -> tuple[Params, Moments, Pool, Told]:
    """What `save` has written for a net of these layers."""
    try:
        with np.load(file) as found:
            arrays = dict(found)
        told: Told = json.loads(str(arrays["told"]))
        trees = {part: _tree(arrays, part, layers) for part in ("params", "first", "second")}
        members = [_tree(arrays, f"pool{number}", layers) for number in range(told["pool"])]
        moments = Moments(trees["first"], trees["second"], jnp.asarray(arrays["steps"]))
    except (OSError, ValueError, KeyError, BadZipFile):
        raise BadCheckpoint(f"{file} is no checkpoint of this training.") from None
    return trees["params"], moments, Pool(members), told


def _tree(arrays: dict[str, np.ndarray], part: str, layers: Layers) -> Params:
    tree = {name.partition("/")[2]: jnp.asarray(array) for name, array in arrays.items() if name.startswith(f"{part}/")}
    if any(tree[name].shape != shape for name, shape in layers.items()):
        raise ValueError("another net")
    return tree
