"""Somebody who waits to be seated with others, as the store and the tables know them."""

from typing import NamedTuple


class Waiter(NamedTuple):
    """They wait for so many players (None: any number), with bots from a time on (None: never)."""

    id: str
    token: str
    """Hashed."""
    game: str
    players: int | None
    pace: str
    bots_at: float | None
    name: str
    profile: str
    """Empty for somebody without one."""
    colour: int
    since: float
    rated: bool = False
    """Whether they want a rated match; only those who do are seated together."""
