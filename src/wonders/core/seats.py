"""Where somebody sits."""

from typing import Annotated, Final, TypeAlias

A_SEAT: Final = "a seat"
Seat: TypeAlias = Annotated[int, "a seat"]
"""A number that tells where somebody sits, or a city beyond the last seat. Texts say it by the player's name."""

CHANCE: Final[Seat] = -1
"""The seat that deals, draws and reveals. The rules never draw; whoever drives a match answers for it."""

SPECTATOR: Final[Seat] = -2
"""A seat that owns nothing and sees what everybody sees."""
