"""Advice at a table that allows it. It is thought of where bots think, at the cost of the address that asks."""

import json
from dataclasses import replace
from weakref import WeakKeyDictionary

import msgspec

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.runtime.automation import question_for
from wonders.server.runtime.bot_pool import again_if_lost
from wonders.server.runtime.bot_process import HINT
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.services import Services
from wonders.server.tables.options import option
from wonders.server.wire.phrases import Phrase
from wonders.server.wire.studies import HintTold
from wonders.study.hints import Hint

ALLOWED = "hints"
"""The assist that a table must have."""

_KNOWN: WeakKeyDictionary[LiveTable, dict[tuple[int, Seat], Hint]] = WeakKeyDictionary()
"""What seats were advised at the present version of a match: who asks for more is not thought for again."""


async def hint(services: Services, live: LiveTable, seat: Seat, strength: str, address: str) -> HintTold:
    """What a seat is advised: how much of it, the strength says."""
    match = live.state.match
    if ALLOWED not in live.state.made.assists:
        raise Refused("not_allowed", "This table was set up without hints.")
    if match is None or match.over or seat not in match.pending:
        raise Refused("not_asked", "There is nothing to decide for this seat now.")
    place = match.v, seat
    known = _KNOWN.setdefault(live, {})
    found: Hint | None = known.get(place)
    if found is None:
        question = replace(question_for(live.state, seat, HINT), patron=address)
        found = json.loads(await again_if_lost(lambda: services.bot_pool.consult(question)))
        if match.v != place[0] or found is None:
            raise Refused("not_asked", "The table has gone on; there is something else to decide now.")
        _KNOWN[live] = {at: one for at, one in known.items() if at[0] == match.v} | {place: found}
    reasons = msgspec.convert(found["reasons"], list[Phrase]) if strength == "reasons" else []
    said = option(match.game.notation.parse(found["action"])) if strength != "nudge" else None
    return HintTold(strength, found["verb"], said, reasons)
