"""Who is answered next by the bots of a process. Addresses take turns, and within each its tables.

An address that has had more than its share of thinking is served when nobody else waits; a table at which somebody
looks on comes before one that is left alone.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import NamedTuple

from wonders.server.runtime.bot_process import Question


class Waiting(NamedTuple):
    """A question, and where its answer goes."""

    question: Question
    done: "asyncio.Future[str]"


Tables = OrderedDict[str, deque[Waiting]]


class BotQueue:
    """Questions by the address that pays for them, and by table; who was served last stands last."""

    def __init__(self, is_spent: Callable[[str], bool]) -> None:
        self._is_spent = is_spent
        self._patrons: OrderedDict[str, Tables] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._patrons)

    def put(self, waiting: Waiting) -> None:
        tables = self._patrons.setdefault(waiting.question.patron, OrderedDict())
        tables.setdefault(waiting.question.table, deque()).append(waiting)

    def take(self) -> Waiting:
        patron = min(self._patrons, key=self._rank)
        tables = self._patrons.pop(patron)
        table = min(tables, key=lambda one: not _is_watched(tables[one]))
        queue = tables.pop(table)
        found = queue.popleft()
        if queue:
            tables[table] = queue  # behind the others of this address
        if tables:
            self._patrons[patron] = tables  # behind all others
        return found

    def _rank(self, patron: str) -> tuple[bool, bool]:
        return self._is_spent(patron), not any(map(_is_watched, self._patrons[patron].values()))


def _is_watched(queue: deque[Waiting]) -> bool:
    return queue[0].question.watched
