"""A table of a server, by its link: the terminal speaks the same protocol as the browser (docs/protocol.md)."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncGenerator
from typing import cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from wonders.cli.places import kept
from wonders.cli.places.deal import as_text, checked
from wonders.cli.places.link import Link, NoTable
from wonders.cli.places.sight import Refused, Sight
from wonders.core.actions import Action
from wonders.core.decisions import SPECTATOR, IllegalAction
from wonders.core.game import AnyGame
from wonders.core.outcome import Column, Line, Outcome
from wonders.core.phrases import Quote, phrase, phrase_read
from wonders.core.wire import JsonObject
from wonders.games.registry import make

PROTOCOL = 2
PATIENCE = 1.5
"""Seconds to wait when the server has been told too much at once."""


BUSY = 10.0
"""Seconds to wait when the server has no room; it does not mean that there never is any."""


class Far:
    """One seat of a table, or a place to watch it from. A cut line is taken up again."""

    shared = False

    def __init__(self, link: Link, info: JsonObject) -> None:
        self.game: AnyGame = make(info["game"], info["players"], **info["options"])
        self.names: tuple[str, ...] = ()
        self._link = link
        self._seat = SPECTATOR
        self._seen = 0
        self._number = 0
        self._socket: ClientConnection | None = None
        self._state: JsonObject = {}
        self._open: JsonObject = {}
        """An answer that is not acknowledged yet."""
        self._views: list[str] = []
        """What was seen, for the check of the deal; what was taken back is in no record."""
        self._name(info)

    async def sights(self) -> AsyncGenerator[Sight, None]:
        async with contextlib.aclosing(self._lines()) as lines:
            async for socket in lines:
                self._socket = socket
                try:
                    await self._send("hello", protocol=PROTOCOL, table=self._link.table, token=self._link.token or None)
                    async for frame in socket:
                        sight = await self._hear(json.loads(frame))
                        if sight is not None:
                            if sight.outcome is not None:
                                yield Sight(self._seat, notice=await self._checked_deal())
                            yield sight
                            if sight.outcome is not None:
                                return
                except ConnectionClosed:
                    yield Sight(self._seat, notice="cli-line-cut")

    def _lines(self) -> AsyncGenerator[ClientConnection, None]:
        """A connection; another one when it is cut."""
        lines = connect(self._link.socket, max_size=1 << 20)
        fatal = lines.process_exception

        def passing(wrong: Exception) -> Exception | None:
            """A server that is busy is tried again, as one that is away."""
            busy = isinstance(wrong, InvalidStatus) and wrong.response.status_code == 429
            return None if busy else fatal(wrong)

        lines.process_exception = passing
        return cast(AsyncGenerator[ClientConnection, None], aiter(lines))

    async def answer(self, action: Action) -> None:
        with contextlib.suppress(ConnectionClosed):  # the state comes again with the line, and with it the question
            self._open = {"number": self._number, "move": secrets.token_urlsafe(16), "action": str(action)}
            await self._send("answer", **self._open)

    async def undo(self) -> bool:
        """At a table of a server all have to agree, which they do in the browser."""
        return False

    async def _send(self, type: str, **fields: object) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps({"type": type, **fields}))

    async def _hear(self, message: JsonObject) -> Sight | None:
        """What a message gives to see. A state is shown once the table is told in words, which it is asked for."""
        match message["type"]:
            case "welcome" | "table":
                self._name(message["table"])
                kept.see(self._link.place, message["table"])
                if message["type"] == "welcome":
                    self._seat = message.get("seat", self._seat)
                    await self._send_again()
                if message["table"]["state"] == "open":
                    return Sight(self._seat, notice="cli-not-begun")
            case "state":
                self._state = message
                self._look(message)
                await self._send("describe")
            case "described":
                return self._sight(message["lines"])
            case "ack":
                self._open = {}
            case "refused" if message["error"] in ("too_fast", "not_saved"):
                await asyncio.sleep(PATIENCE)
                await self._send_again()
                await self._send("describe")
            case "refused":
                return Sight(self._seat, notice=message["sentence"])
            case "bye" if message["error"] in ("too_fast", "too_many"):
                await asyncio.sleep(BUSY)  # then the line ends, and another one is tried
            case "bye":
                raise NoTable(message["sentence"])
        return None

    def _look(self, state: JsonObject) -> None:
        if any(event["event"] == "TakenBack" for event in state["events"]):
            self._views.clear()
        self._views.append(as_text(state["view"]))

    async def _checked_deal(self) -> str:
        """How the deal was, in one notice."""
        try:
            record = await asyncio.to_thread(self._link.record)
        except NoTable:
            return "cli-deal-unknown"
        seat = self._seat if self._seat is not None else SPECTATOR
        return await asyncio.to_thread(checked, record, kept.of(self._link.place), seat, self._views)

    async def _send_again(self) -> None:
        """Send the answer that may be lost: by its id it is played once, however often it comes."""
        if self._open:
            await self._send("answer", **self._open)

    def _name(self, info: JsonObject) -> None:
        self.names = tuple(seat["name"] or f"seat {seat['seat']}" for seat in info["seats"])

    def _sight(self, lines: list[JsonObject]) -> Sight:
        state = self._state
        asked = state["decision"]
        self._number = asked["number"] if asked else self._number
        chosen = asked["chosen"] if asked else None
        return Sight(
            seat=self._seat if self._seat is not None else SPECTATOR,
            told=tuple(phrase_read(line) for line in lines),
            events=tuple(self._news(state)),
            view=state["view"],
            asked=asked["asked"] if asked else None,
            number=self._number,
            choices=tuple(self._action(one["action"]) for one in asked["options"]) if asked else (),
            refused=tuple(self._refused(one) for one in asked["refused"]) if asked else (),
            chosen=self._action(chosen) if chosen else None,
            waiting=tuple(seat for seat in state["pending"] if seat not in state["answered"]),
            outcome=outcome_of(state["outcome"]) if state["outcome"] else None,
        )

    def _news(self, state: JsonObject) -> list[JsonObject]:
        """The events not told yet: after a cut line they may come again."""
        if state["v"] <= self._seen:
            return []
        self._seen = state["v"]
        return [self._worded(event) for event in state["events"]]

    def _worded(self, event: JsonObject) -> JsonObject:
        """Actions within events back as actions, so that they can be said."""
        return {
            name: self._action(value["action"]) if isinstance(value, dict) and "action" in value else value
            for name, value in event.items()
        }

    def _action(self, text: str) -> Action:
        action: Action = self.game.notation.parse(text)
        return action

    def _refused(self, one: JsonObject) -> Refused:
        said = one["phrase"]
        reason = phrase_read(said) if said else phrase("why-said", sentence=Quote(one["sentence"]))
        return Refused(self._action(one["action"]), IllegalAction(reason, one["rule"]))


def outcome_of(told: JsonObject) -> Outcome:
    """An outcome as the server tells it."""
    return Outcome(
        reason=told["reason"],
        ranks=tuple(told["ranks"]),
        points=tuple(told["points"]),
        categories=tuple(told["categories"]),
        sheet=tuple(Column(column["owner"], tuple(map(_line, column["lines"]))) for column in told["sheet"]),
        teams=tuple(tuple(team) for team in told["teams"]),
    )


def _line(line: JsonObject) -> Line:
    return Line(line["category"], line["points"], line["source"], phrase_read(line["reason"]))
