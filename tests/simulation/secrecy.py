"""The check against leaks on frames of a run: with another truth behind what a seat has seen, the same comes out."""

import copy
from random import Random
from typing import Any

from tests.reliability.hidden import pool_of, redrawn
from tests.simulation.shadow import Shadow
from wonders.core.decisions import SPECTATOR, Seat
from wonders.core.events import Step
from wonders.server.tables.undo import bots_of, can_undo
from wonders.server.tables.views import Views


def frame_for(shadow: Shadow, seat: Seat, since: int, clocks: dict[str, float], rng: Random) -> bytes:
    """The state as this seat should be told it, worked out from another truth. Clocks are as the server knows them: it
    need not have heard of an outage yet that another process has written down."""
    state, match = shadow.state, copy.copy(shadow.state.match)
    assert match is not None, "states are told in matches only"
    history = [match.game.view(table, seat) for table in shadow.tables]
    pool = pool_of(match.story)
    match.story = [tuple(redrawn(event, seat, pool, rng) for event in step) for step in match.story]
    if not match.over:
        match.steps = [Step(match.game.resample(history, rng), ())]
    unknown: Any = None
    match.sealed = {who: action if who == seat else unknown for who, action in match.sealed.items()}
    made, bots = state.made, bots_of(state)
    truth: Any = shadow.state.match
    views = Views(match, "seen" in made.assists, lambda who: made.undo and can_undo(truth, who, bots))
    views._tables = [*shadow.tables[:-1], match.table]
    return views.state(seat, since, clocks)


def seat_of(told: int | None) -> Seat:
    return SPECTATOR if told is None else told
