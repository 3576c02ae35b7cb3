"""What a seat may plan for. It is worked out where bots think, at the cost of the address that asks."""

import json
from dataclasses import replace

from wonders.core.decisions import Seat, WondersError
from wonders.server.errors import Refused, refusal_of
from wonders.server.runtime.automation import question_for
from wonders.server.runtime.bot_process import FORESEE
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.services import Services
from wonders.server.tables.options import option
from wonders.server.wire.plans import Foreseen


async def foreseen(services: Services, live: LiveTable, seat: Seat, after: tuple[str, ...], address: str) -> Foreseen:
    """What others may answer after these answers, and what the seat may then."""
    match = live.state.match
    if match is None or match.over:
        raise Refused("not_playing", "No match is being played at this table.")
    if seat in match.waiting_for:
        raise Refused("to_move", "This seat is asked now: answer that; a plan is for what comes later.")
    parse = match.game.notation.parse
    try:
        said = tuple(str(parse(text)) if text else "" for text in after)
    except WondersError as wrong:
        raise refusal_of(wrong) from None
    sealed = str(match.sealed[seat]) if seat in match.sealed else ""
    question = replace(question_for(live.state, seat, FORESEE), patron=address, after=said, sealed=sealed)
    others, mine = json.loads(await services.bot_pool.consult(question))
    return Foreseen([option(parse(text)) for text in others], [option(parse(text)) for text in mine])
