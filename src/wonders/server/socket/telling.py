"""What it costs to tell everybody at a table something that the match could do without."""

from typing import Final

from wonders.core.decisions import Seat
from wonders.server.runtime.live import LiveTable
from wonders.server.wire import requests as wire

EACH: Final = 0.5
"""For each who is told, in messages."""


def cost_of_telling(live: LiveTable, seat: Seat, message: wire.FromClient) -> float:
    """What the match needs costs nothing more, or whoever looks on could make it dear."""
    match = live.state.match
    if isinstance(message, wire.Answer):
        needless = match is not None and seat in match.sealed
    else:
        needless = isinstance(message, wire.Attend | wire.Retract)
    return len(live.connections) * EACH if needless else 0.0
