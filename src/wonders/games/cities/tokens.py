"""The tokens of Cities, and what its losses are called while they are settled."""

from typing import ClassVar, Final

from wonders.games.classic.expansion_state import ExpansionState, PendingEffect
from wonders.games.classic.table import Draft, Table

DEBT: Final = "debt"
DIPLOMACY: Final = "diplomacy"

LOSS: Final = "loss"
DUE: Final = "due"
"""Pending effects: a loss that a city has brought about; coins that a city has to pay or owe (the source is their
number)."""


class CitiesState(ExpansionState):
    """The losses that are not settled yet."""

    kinds: ClassVar = (LOSS, DUE)


def losses_of(table: Table | Draft) -> tuple[PendingEffect, ...]:
    """What is still to be settled; nothing where the expansion is not in use."""
    return next((state.pending for state in table.expansions if type(state) is CitiesState), ())
