"""The socket that plays: one seat of one table, or a watcher."""

import asyncio
from collections.abc import Sequence
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wonders.core.decisions import SPECTATOR
from wonders.server.errors import Refused
from wonders.server.limits import Bucket
from wonders.server.runtime.connection import Connection
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.passing import pass_on, stays
from wonders.server.runtime.registry import Registry
from wonders.server.socket.telling import cost_of_telling
from wonders.server.store.batch import NotSaved
from wonders.server.tables import entries as e
from wonders.server.tables.answers import answer, retract
from wonders.server.tables.chat import say
from wonders.server.tables.decided import NOTHING, Decided
from wonders.server.tables.seats import set_away
from wonders.server.tables.state import TableState
from wonders.server.wire import requests as wire
from wonders.server.wire.encoding import frame
from wonders.server.wire.messages import Ack, Bye, FromServer, Pong, refusal

HELLO_SECONDS = 10.0
PATIENCE = 10
"""Messages that are none, or come too fast, before the line is cut."""


class SocketSession:
    """One socket from hello to goodbye."""

    def __init__(self, registry: Registry, socket: WebSocket, address: str) -> None:
        self._registry = registry
        self._address = address
        self._socket = socket
        self._connection = Connection(socket.send_text)
        self._live: LiveTable
        self._patience = PATIENCE
        self._staying = True

    async def run(self) -> None:
        """Greet, then take messages until the line is cut."""
        await self._socket.accept()
        try:
            since = await self._greet()
            await self._stay(since)
        except NotSaved as wrong:
            await self._come_again(wrong)
        except Refused as wrong:
            await self._bye(wrong)

    async def _come_again(self, wrong: NotSaved) -> None:
        """The store is away: that is no reason to part for good."""
        await self._socket.send_text(frame(refusal(wrong)).decode())
        await self._close(1013, wrong.code)

    async def _stay(self, since: int | None) -> None:
        connection, task = self._connection, asyncio.current_task()
        assert task is not None, "visits are tasks"
        connection.cut = partial(asyncio.get_running_loop().call_soon, self._cancel, task)
        try:
            self._live.enter(connection, since)
            await self._come_back()
            await self._receive()
        except asyncio.CancelledError:
            if not connection.dropped:
                raise
            task.uncancel()
        finally:
            self._staying = False
            connection.close()
            self._live.leave(connection)
        await self._part()

    def _cancel(self, task: "asyncio.Task[None]") -> None:
        """The visit is its own task: it is cut only while it takes messages."""
        if self._staying:
            task.cancel()

    async def _part(self) -> None:
        """Why the server has cut the line: the token has ended, sending went wrong, or the reader was too slow."""
        if self._connection.failed:
            why = "the table has moved" if self._connection.failed == 1012 else "a fault of the server"
            await self._close(self._connection.failed, why)
            return
        if self._connection.why is not None:
            await self._bye(self._connection.why)  # raised, its frames would hold it, and it them
            return
        if self._connection.broken:
            return
        self._registry.metrics.dropped.inc()
        await self._close(1013, "too slow")

    async def _greet(self) -> int | None:
        """Whose line it is; the version that was seen there last."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = wire.read(await self._next())
        except TimeoutError:
            raise Refused("bad_message", "The first message is hello, within ten seconds.") from None
        if not isinstance(hello, wire.Hello):
            raise Refused("bad_message", "The first message is hello.")
        if hello.protocol not in wire.SPOKEN:
            raise Refused("protocol", f"This server speaks protocol {wire.PROTOCOL}, not {hello.protocol}.")
        state = self._socket.scope["state"]
        if await pass_on(self._registry, state, hello.table):
            raise WebSocketDisconnect(1012)  # it goes on in another process
        stays(state)
        self._live = await self._registry.table(hello.table)
        self._live.patron = self._live.patron or self._address
        if hello.token is not None:
            right = await self._live.whose(hello.token)
            if not isinstance(right, int):
                raise Refused("bad_token", "This token gives no right to a seat at this table.")
            self._registry.tending.order.check(self._live.state.seats[right].spec.profile, "ban")
            self._connection.seat, self._connection.token = right, hello.token
        elif self._live.watchers() >= self._registry.settings.max_watchers:
            raise Refused("too_many", "Too many are watching this table already.")
        self._set_limits()
        return hello.since

    def _set_limits(self) -> None:
        settings, now = self._registry.settings, self._registry.sources.now()
        seated = self._connection.seat != SPECTATOR
        size = settings.messages_per_20_seconds if seated else settings.watcher_messages_per_20_seconds
        self._messages = Bucket(size, 20.0, now)

    async def _come_back(self) -> None:
        """A seat that others have handed to a bot is given back to whoever returns to it."""
        seat = self._connection.seat

        def decide(table: TableState) -> Decided:
            now, at = table.seats[seat], self._registry.sources.now()
            wanted = now.away and now.away_by != "self" and table.phase == "playing"
            return Decided([set_away(table, seat, False, "self", at)]) if wanted else NOTHING

        if seat != SPECTATOR and self._live.state.seats[seat].away:
            await self._live.change(decide)

    async def _next(self) -> str:
        """The next frame; only text will do."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
        text = message.get("text")
        if text is None:
            raise Refused("bad_message", "Messages are text frames with JSON.")
        return str(text)

    async def _receive(self) -> None:
        while True:
            move = None
            try:
                text = await self._next()
                if not self._messages.take(self._registry.sources.now()):
                    raise Refused("too_fast", "Too many messages; wait a little.")
                self._registry.messages.take(self._address)
                message = wire.read(text)
                move = getattr(message, "move", None)
                if (cost := cost_of_telling(self._live, self._connection.seat, message)) > 0:
                    self._registry.messages.take(self._address, cost)
                if self._registry.lease is not None:
                    await self._registry.make_sure()
                await self._take(message)
                await self._connection.ease()
            except Refused as wrong:
                self._refuse(wrong, move)
                await self._connection.ease()

    async def _take(self, message: wire.FromClient) -> None:
        match message:
            case wire.Answer() | wire.Retract() | wire.Say():
                await self._play(message)
            case wire.Attend():
                self._live.attend(self._connection, message.here)
            case wire.Ping():
                self._put(Pong(message.at))
            case wire.Resync():
                self._connection.seldom(self._live.tell_anew)
            case wire.Describe():
                self._connection.put(self._live.described(self._connection.seat))
            case wire.Hello():
                raise Refused("bad_message", "Hello is said once.")

    async def _play(self, message: wire.Answer | wire.Retract | wire.Say) -> None:
        """Store a move and acknowledge it; one that is known is acknowledged again."""
        began = asyncio.get_running_loop().time()
        seat, move = self._connection.seat, message.move
        if seat == SPECTATOR:
            raise Refused("not_allowed", "Watchers do not play.")

        def acknowledge(entries: Sequence[e.Entry]) -> None:
            number, v = self._live.state.moves[seat, move]
            self._put(Ack(move, number, v))
            if entries and isinstance(message, wire.Answer):
                self._registry.metrics.people_moves.inc()
                self._registry.metrics.acks.observe(asyncio.get_running_loop().time() - began)

        await self._live.change(lambda table: self._decide(table, message), self._connection, acknowledge)

    def _decide(self, table: TableState, message: wire.Answer | wire.Retract | wire.Say) -> Decided:
        seat, move, at = self._connection.seat, message.move, self._registry.sources.now()
        if table.whose(self._connection.token) != seat:
            raise Refused("bad_token", "This token has been ended.")
        if (seat, move) in table.moves:
            return NOTHING
        self._registry.tending.order.check(table.seats[seat].spec.profile, "ban")
        match message:
            case wire.Answer():
                return answer(table, seat, message.number, message.action, at, move)
            case wire.Retract():
                return retract(table, seat, message.number, at, move)
            case wire.Say():
                self._registry.tending.order.check(table.seats[seat].spec.profile, "mute")
                self._live.check_talk(seat)
                return say(seat, message.preset, message.text, at, move, table.rulings.words)

    def _refuse(self, wrong: Refused, move: str | None) -> None:
        self._registry.metrics.refused.labels(wrong.code).inc()
        self._put(refusal(wrong, move))
        if wrong.code in ("wrong_number", "already_decided", "not_asked", "over"):
            self._live.tell_one(self._connection)
        if wrong.code in ("bad_message", "too_fast"):
            self._patience -= 1
        if self._patience <= 0 or wrong.code == "bad_token":
            raise wrong

    def _put(self, message: FromServer) -> None:
        self._connection.put(frame(message))

    async def _bye(self, wrong: Refused) -> None:
        bye = Bye(wrong.code, str(wrong))
        async with asyncio.timeout(5.0):
            await self._connection.flush()
            await self._socket.send_text(frame(bye).decode())
        await self._close(1008, wrong.code)

    async def _close(self, code: int, reason: str) -> None:
        if self._socket.application_state is not WebSocketState.DISCONNECTED:
            await self._socket.close(code, reason)
