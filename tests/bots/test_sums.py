"""Bots with a fixed budget play the same in every Python: newer ones round sums of floats otherwise."""

import builtins
import math
from collections.abc import Iterable
from typing import Any

import pytest

from wonders.core.sums import added
from wonders.database.batches import Batch
from wonders.database.entries import generated

BATCHES = [
    Batch("duel", 2, ("hard:nodes=6",), 1, "sums"),
    Batch("architects", 2, ("hard:nodes=6",), 1, "sums"),
    Batch("classic", 3, ("hard:nodes=4",), 1, "sums"),
    Batch("classic", 4, ("medium",), 1, "sums", {"expansions": "cities,leaders"}),
]


def rounded_at_the_end(values: Iterable[Any], /, start: Any = 0) -> Any:
    """As `sum` of newer Pythons, and a little more so."""
    given = [start, *values]
    if any(isinstance(value, float) for value in given):
        return math.nextafter(math.fsum(given), math.inf)
    return given[0] if len(given) == 1 else _plain(given[1:], start)


_plain = builtins.sum


@pytest.mark.parametrize("batch", BATCHES, ids=lambda batch: batch.source)
def test_no_bot_depends_on_how_sums_of_floats_are_rounded(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    as_ever = generated(batch, 0)
    monkeypatch.setattr(builtins, "sum", rounded_at_the_end)
    assert generated(batch, 0) == as_ever


def test_numbers_are_added_one_after_the_other() -> None:
    assert added([0.1] * 10) == 0.9999999999999999
    assert added([]) == 0.0
