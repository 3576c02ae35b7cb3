"""Trying lines out: somebody answers, bots answer for those that are not named, chance is dealt anew each time."""

from typing import Final

from wonders.server.runtime.bot_process import LINE, Question
from wonders.server.runtime.services import Services
from wonders.server.tables.line import Unanswered, gone_on, unanswered
from wonders.server.wire.notebooks import LineBody

BOT: Final = "medium"


async def go_on(services: Services, asked: LineBody, address: str) -> bytes:
    """What follows on a line, as it is told; nothing is kept."""
    pool, chance, given = services.bot_pool, services.sources.nonce(), dict(asked.answers)
    if given:
        left = await pool.work(address, unanswered, asked.record, chance, given)
        for seat in left.seats:
            given[str(seat)] = await pool.consult(_question(left, seat, address))
    return await pool.work(address, gone_on, asked.record, chance, given)


def _question(left: Unanswered, seat: int, address: str) -> Question:
    return Question(
        "", left.game, left.players, left.options, left.answers, seat, BOT, LINE, left.rules, patron=address
    )
