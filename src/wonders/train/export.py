"""The net as a small file for the bots: matrices in int8 with a scale for every column."""

import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from jax.typing import ArrayLike

from wonders.train.files import replaced
from wonders.train.net import Params

_MOST = 127


def quantised(weights: ArrayLike) -> tuple[np.ndarray, np.ndarray]:
    """Whole numbers from -127 to 127, and for every column what they are multiplied by."""
    matrix = np.asarray(weights, np.float32)
    scales = (np.abs(matrix).max(axis=0) / _MOST).astype(np.float16)
    scales = np.maximum(scales, np.float16(6e-8))
    return np.clip(np.rint(matrix / scales.astype(np.float32)), -_MOST, _MOST).astype(np.int8), scales


def export(params: Params, file: Path, origin: Mapping[str, object]) -> None:
    """Write the net, and beside it as JSON how it came about."""
    arrays: dict[str, np.ndarray] = {}
    for name in params:
        if name.endswith("_bias"):
            continue
        arrays[name], arrays[f"{name}_scale"] = quantised(params[name])
        if f"{name}_bias" in params:
            arrays[f"{name}_bias"] = np.asarray(params[f"{name}_bias"], np.float16)
    with replaced(file) as written:
        np.savez_compressed(written, allow_pickle=False, **arrays)
    with replaced(file.with_suffix(".json")) as written:
        written.write((json.dumps(origin, indent=2, ensure_ascii=False) + "\n").encode())
