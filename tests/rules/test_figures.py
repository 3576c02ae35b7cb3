"""Figures that stand in several places are the same there."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_starters_share_of_duel_is_told_as_it_was_measured() -> None:
    ruling = re.search(r"duel-9 .*? wins ([\d.]+) % of all", (DOCS / "decisions.md").read_text(encoding="utf-8"))
    measured = re.search(r"\| won by who starts \| ([\d.]+) %", (DOCS / "batch.md").read_text(encoding="utf-8"))
    assert ruling is not None and measured is not None
    assert ruling[1] == measured[1]
