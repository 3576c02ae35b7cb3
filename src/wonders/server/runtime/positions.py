"""Thinking about positions: in the process of reviews, at the cost of the address that asks. Nothing is stored."""

import asyncio
import json
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from wonders.server.errors import Refused
from wonders.server.limits import Ledger
from wonders.server.runtime.bot_pool import again_if_lost
from wonders.server.runtime.bot_process import ANALYSE, Question
from wonders.server.runtime.services import Services
from wonders.study.position import BadPosition, Placed, check, loads, position_of
from wonders.study.position.analysing import Analysis

KEPT: Final = 200
"""Findings that a process remembers."""
MOST_WAITING: Final = 40
"""Positions that wait at once, of all addresses."""
PER_REVIEW: Final = 10
"""Positions that an address may have thought about where it may have one match reviewed: a match has some fifty."""


class Positions:
    """What was thought about positions, as long as it is remembered."""

    def __init__(self, services: Services, limits: Ledger) -> None:
        self._services = services
        allowed = services.settings.reviews_per_hour * PER_REVIEW
        self._begun = limits.limiter(allowed, 3600.0, services.sources.now, "analyses")
        self._found: OrderedDict[str, Analysis] = OrderedDict()
        self._thinking: dict[str, asyncio.Task[Analysis]] = {}

    async def analyse(self, text: str, address: str) -> tuple[Placed, Analysis]:
        """The best answers of a position. Whoever asks again for the same is not thought for again."""
        placed = await asyncio.to_thread(_placed, text)
        document = _written(placed)
        key = sha256(document.encode()).hexdigest()
        known = self._found.get(key)
        if known is not None:
            return placed, known
        task = self._thinking.get(key) or self._begin(key, document, placed, address)
        return placed, await asyncio.shield(task)

    def _begin(self, key: str, document: str, placed: Placed, address: str) -> "asyncio.Task[Analysis]":
        if len(self._thinking) >= MOST_WAITING:
            raise Refused("too_many", "Too many positions are being thought about; try again later.")
        self._begun.take(address)
        task = asyncio.ensure_future(self._think(key, document, placed, address))
        self._thinking[key] = task
        task.add_done_callback(lambda done: self._thinking.pop(key, None))
        return task

    async def _think(self, key: str, document: str, placed: Placed, address: str) -> Analysis:
        game = placed.game
        question = Question(
            key, game.id, game.players, (), (), placed.seat, ANALYSE, "", patron=address, position=document,
            nodes=self._services.settings.review_nodes,
        )  # fmt: skip
        found: Analysis = json.loads(await again_if_lost(lambda: self._services.bot_pool.analyse(question)))
        self._found[key] = found
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return found


def _placed(text: str) -> Placed:
    try:
        return check(loads(text))
    except BadPosition as wrong:
        raise Refused("bad_position", str(wrong)[:500]) from None


def _written(placed: Placed) -> str:
    """The position with what was left open filled in; where all is known, what was left open is still unknown."""
    whole = position_of(placed.game, placed.table, placed.seat)
    return json.dumps(placed.document if placed.document.get("knows") == "all" else whole, sort_keys=True)
