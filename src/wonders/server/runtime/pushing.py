"""Telling people who are not there of their turn, or of a table that waits for them, by push. Nothing waits for it."""

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Final, NamedTuple

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.limits import Limiter
from wonders.server.runtime import push_sending
from wonders.server.runtime.live import LiveTable
from wonders.server.settings import Settings
from wonders.server.sources import Sources
from wonders.server.store.days import Subscription
from wonders.server.store.store import Store
from wonders.texts.bundle import Bundle

log = logging.getLogger("wonders.server")

MOST: Final = 1000
"""Pushes that wait to be sent; more are dropped."""
SENDERS: Final = 4
GONE: Final = (404, 410)
"""What a push service answers when there is no such browser any more."""
HOUR: Final = 3600.0

Turn = tuple[str, Seat, int]
"""A table, a seat, and the number of its decision: told once."""


class Ready(NamedTuple):
    """A table of a tournament that waits for somebody."""

    table: str
    profile: str
    game: str
    title: str


Send = Callable[[Subscription, bytes, str, str, str], int]


class Pusher:
    """One for each process."""

    def __init__(self, store: Store, settings: Settings, sources: Sources, live: Mapping[str, LiveTable]) -> None:
        self._store, self._settings, self._live = store, settings, live
        self.send: Send = push_sending.send
        self.is_possible = push_sending.is_possible()
        self._limit = Limiter(settings.pushes_per_hour, HOUR, sources.now, "pushes")
        self._told: dict[str, set[tuple[Seat, int]]] = {}
        """Turns that were told, by table, as long as it is in memory."""
        self._queue: asyncio.Queue[Turn | Ready] = asyncio.Queue(MOST)
        self._tasks: list[asyncio.Task[None]] = []
        self._threads = ThreadPoolExecutor(SENDERS, "push")
        self._private = ""

    def open(self) -> None:
        if self.is_possible:
            self._tasks = [asyncio.ensure_future(self._work()) for _ in range(SENDERS)]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def key(self) -> str | None:
        """The public key that browsers subscribe with; None if nothing can be pushed."""
        return push_sending.public_key(await self._key()) if self.is_possible else None

    async def _key(self) -> str:
        if not self._private:
            self._private = await self._store.days.key("vapid", push_sending.new_key())
        return self._private

    def after_change(self, live: LiveTable) -> None:
        """Whoever is asked and does not look is told, unless they come within a few seconds."""
        match, id = live.state.match, live.state.id
        if not self._tasks or not live.state.known or match is None or live.state.phase != "playing":
            self._told.pop(id, None)
            return
        for seat in match.waiting_for:
            turn = (seat, match.numbers[seat])
            if self._is_wanted(live, *turn) and turn not in self._told.setdefault(id, set()):
                self._told[id].add(turn)
                asyncio.get_running_loop().call_later(self._settings.push_seconds, self._enqueue, (id, *turn))
        if len(self._told) > MOST:
            self._told = {id: turns for id, turns in self._told.items() if id in self._live}

    def table_ready(self, one: Ready) -> None:
        """A game of a tournament can begin: who does not sit down by themselves is told where."""
        if self._tasks:
            asyncio.get_running_loop().call_later(self._settings.push_seconds, self._enqueue, one)

    def _is_missed(self, one: Ready) -> bool:
        """Whether the table still waits for this player, as far as this process knows."""
        live = self._live.get(one.table)
        if live is None:
            return True
        seats = [seat for seat, now in enumerate(live.state.seats) if now.spec.profile == one.profile]
        return live.state.phase == "open" and not any(seat in live.online() for seat in seats)

    def _is_wanted(self, live: LiveTable, seat: Seat, number: int) -> bool:
        """Whether this decision is still open, and its player has a profile and does not look."""
        match, now = live.state.match, live.state.seats[seat]
        if not now.spec.profile or now.by_bot:
            return False  # nobody to tell: it is asked for every seat after every answer
        if match is None or seat not in match.waiting_for or match.numbers[seat] != number:
            return False
        return seat not in live.online() - live.away() and not live.state.plans.is_due(match, seat)

    def _enqueue(self, turn: Turn | Ready) -> None:
        try:
            self._queue.put_nowait(turn)
        except asyncio.QueueFull:
            log.warning("too many pushes wait to be sent; one is dropped", extra={"table": turn[0]})

    async def _work(self) -> None:
        while True:
            turn = await self._queue.get()
            try:
                await self._tell(turn)
            except Refused as wrong:
                log.info("a push was not sent", extra={"table": turn[0], "error": wrong.code})
            except Exception as wrong:  # whatever goes wrong with one must not keep others from being told
                log.warning("a push failed", extra={"table": turn[0], "error": type(wrong).__name__})

    async def _tell(self, turn: Turn | Ready) -> None:
        if isinstance(turn, Ready):
            if self._is_missed(turn):
                await self._tell_all(turn.profile, lambda language: ready_note(turn, language))
            return
        live = self._live.get(turn[0])
        if live is None or not self._is_wanted(live, *turn[1:]):
            return
        await self._tell_all(live.state.seats[turn[1]].spec.profile, lambda language: note(live, language))

    async def _tell_all(self, profile: str, words: Callable[[str], bytes]) -> None:
        """All browsers of a profile, each in its language."""
        found = await self._store.days.subscriptions(profile)
        if found:
            self._limit.take(profile)
        for one in found:
            await self._send(one, words(one.language))

    async def _send(self, to: Subscription, told: bytes) -> None:
        given = (to, told, await self._key(), self._settings.push_contact, self._settings.push_allowed)
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, self.send, *given)
        except Refused:
            status = GONE[0]  # it is no public service any more
        if status in GONE:
            await self._store.days.unsubscribe(to.profile, to.id)
        elif status >= 400:
            log.info("a push service refuses", extra={"status": status})


def note(live: LiveTable, language: str) -> bytes:
    """What is told: whose turn it is at which table, and nothing of the match."""
    made = live.state.made
    return _note("web-your-turn", made.game, made.title, live.state.id, language)


def ready_note(one: Ready, language: str) -> bytes:
    """What is told of a table that waits: of which tournament it is."""
    return _note("web-table-ready", one.game, one.title, one.table, language)


def _note(what: str, game: str, title: str, table: str, language: str) -> bytes:
    texts = _texts(language)
    words = [texts.format(f"web-game-{game}", {}), title]
    told = {"title": texts.format(what, {}), "body": " – ".join(filter(None, words)), "table": table}
    return json.dumps(told, ensure_ascii=False).encode()


@lru_cache(maxsize=4)
def _texts(language: str) -> Bundle:
    return Bundle(language, "web")
