"""The net as a small file for the bots: matrices in int8 with a scale for every column."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from wonders.bots.net.form import LAYERS
from wonders.train.files import replaced
from wonders.train.net import Params

_MOST = 127


def quantised(matrix: Any) -> tuple[Any, Any]:
    """Whole numbers from -127 to 127, and for every column what they are multiplied by."""
    matrix = np.asarray(matrix, np.float32)
    scales = (np.abs(matrix).max(axis=0) / _MOST).astype(np.float16)
    scales = np.maximum(scales, np.float16(6e-8))
    return np.clip(np.rint(matrix / scales.astype(np.float32)), -_MOST, _MOST).astype(np.int8), scales


def export(params: Params, file: Path, origin: dict[str, Any]) -> None:
    """Write the net, and beside it as JSON how it came about."""
    arrays: dict[str, Any] = {}
    for name in LAYERS:
        arrays[name], arrays[f"{name}_scale"] = quantised(params[name])
        if f"{name}_bias" in params:
            arrays[f"{name}_bias"] = np.asarray(params[f"{name}_bias"], np.float16)
    with replaced(file) as written:
        np.savez_compressed(written, **arrays)
    with replaced(file.with_suffix(".json")) as written:
        written.write((json.dumps(origin, indent=2, ensure_ascii=False) + "\n").encode())
