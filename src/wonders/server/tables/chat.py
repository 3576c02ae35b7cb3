"""Saying something at a table, by a preset or in own words."""

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.tables import entries as e
from wonders.server.tables.checks import SAYING, checked_line, checked_preset
from wonders.server.tables.decided import Decided
from wonders.server.wire.messages import SaidTold


def say(seat: Seat, preset: str, text: str, at: float, move: str) -> Decided:
    preset = checked_preset(preset) if preset else ""
    text = checked_line(text, SAYING, "What is said") if not preset else ""
    if not preset and not text:
        raise Refused("bad_message", "Say something, by a preset or in own words.")
    return Decided([e.Said(at=at, seat=seat, preset=preset, text=text, move=move)])


def said(entry: e.Said) -> SaidTold:
    """What everybody at the table is told of it."""
    return SaidTold(entry.seat, entry.preset, entry.text, entry.at)
