"""The tokens of Cities, and what its losses are called while they are settled."""

from typing import Final

DEBT: Final = "debt"
DIPLOMACY: Final = "diplomacy"

LOSS: Final = "loss"
DUE: Final = "due"
"""Errands: a loss that a city has brought about; coins that a city has to pay or owe (the source is their number)."""
