"""A match that is known, told step by step: shared by the routes of reviews and of lines."""

from fastapi.responses import Response

from wonders.core.decisions import SPECTATOR
from wonders.core.match import AnyMatch
from wonders.core.record import Header
from wonders.server.errors import Refused
from wonders.server.runtime.registry import Registry

Joints = tuple[tuple[tuple[int, str], ...], ...]


def joints_of(match: AnyMatch) -> Joints:
    """The answers of each step."""
    given = iter(match.answers)
    return tuple(
        tuple((seat, str(action)) for seat, action in (next(given) for _ in match.game.pending(step.table)))
        for step in match.steps[:-1]
    )


async def seen_by(registry: Registry, header: Header, joints: Joints, seat: int | None) -> Response:
    """Every step as a seat sees it; without a seat, as everybody does."""
    if seat is not None and seat >= header.players:
        raise Refused("no_seat", f"There is no seat {seat}; there are seats 0 to {header.players - 1}.")
    whose = seat if seat is not None else SPECTATOR
    told_as = await registry.bot_pool.recount(
        header.game, header.rules, header.players, dict(header.options), joints, whose
    )
    return Response(told_as, media_type="application/json")
