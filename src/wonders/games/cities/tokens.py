"""The tokens of Cities."""

from typing import Final

DEBT: Final = "debt"
DIPLOMACY: Final = "diplomacy"
