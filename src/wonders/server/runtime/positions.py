"""Thinking about positions: in the process of reviews, at the cost of the address that asks. Nothing is stored."""

import asyncio
import json
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from wonders.core.game import AnyGame
from wonders.games.registry import make_as
from wonders.server.errors import Refused
from wonders.server.limits import Ledger
from wonders.server.runtime.bot_pool import again_if_lost
from wonders.server.runtime.bot_process import ANALYSE, Question
from wonders.server.runtime.services import Services
from wonders.server.tables.position import Prepared, prepared
from wonders.study.position.analysing import Analysis

KEPT: Final = 200
"""Findings that a process remembers."""
MOST_WAITING: Final = 40
"""Positions that wait at once, of all addresses."""
MOST_OF_ONE: Final = 4
"""The same for one address: others find room."""
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
        self._patrons: dict[str, str] = {}
        """Who has asked for what is being thought about."""

    async def analyse(self, text: str, address: str) -> tuple[AnyGame, Analysis]:
        """The best answers of a position. Whoever asks again for the same is not thought for again."""
        placed = await self._services.bot_pool.work(address, prepared, text)
        head = placed.header
        game = make_as(head.game, head.rules, head.players, dict(head.options))
        key = sha256(placed.document.encode()).hexdigest()
        known = self._found.get(key)
        if known is not None:
            return game, known
        task = self._thinking.get(key) or self._begin(key, placed, address)
        return game, await asyncio.shield(task)

    def _begin(self, key: str, placed: Prepared, address: str) -> "asyncio.Task[Analysis]":
        if len(self._thinking) >= MOST_WAITING:
            raise Refused("too_many", "Too many positions are being thought about; try again later.")
        if sum(one == address for one in self._patrons.values()) >= MOST_OF_ONE:
            raise Refused(
                "too_many", f"At most {MOST_OF_ONE} positions are thought about for you at once; wait for them."
            )
        self._begun.take(address)
        task = asyncio.ensure_future(self._think(key, placed, address))
        self._thinking[key], self._patrons[key] = task, address
        task.add_done_callback(lambda done: self._forget(key))
        return task

    def _forget(self, key: str) -> None:
        self._thinking.pop(key, None)
        self._patrons.pop(key, None)

    async def _think(self, key: str, placed: Prepared, address: str) -> Analysis:
        head = placed.header
        question = Question(
            key, head.game, head.players, (), (), placed.seat, ANALYSE, "", patron=address, position=placed.document,
            nodes=self._services.settings.review_nodes,
        )  # fmt: skip
        found: Analysis = json.loads(await again_if_lost(lambda: self._services.bot_pool.analyse(question)))
        self._found[key] = found
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return found
