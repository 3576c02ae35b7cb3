"""A table that somebody is at: requests one after the other, stored before they count, and told to all who look on."""

import asyncio
import logging
from collections.abc import Sequence, Set
from typing import Final

from wonders.core.decisions import SPECTATOR, Seat
from wonders.server.errors import Refused
from wonders.server.runtime.attended import AttendedTable
from wonders.server.runtime.connection import Connection
from wonders.server.runtime.harmless import harmless
from wonders.server.runtime.keeper import Keeper
from wonders.server.runtime.plans_told import PlansTold
from wonders.server.runtime.rows import ARRANGED, PLAYED
from wonders.server.runtime.services import Services
from wonders.server.runtime.stored import Decide, Stored
from wonders.server.runtime.talk import Talk
from wonders.server.tables import entries as e
from wonders.server.tables.chat import said
from wonders.server.tables.decided import Decided, has_any
from wonders.server.tables.info import table_info
from wonders.server.tables.options import option
from wonders.server.tables.state import TableState
from wonders.server.tables.undo import bots_of, can_undo
from wonders.server.tables.views import Views
from wonders.server.wire.encoding import frame
from wonders.server.wire.messages import FromServer, PlayedForYou, StandInTold, TableChanged, Welcome
from wonders.server.wire.requests import PROTOCOL
from wonders.server.wire.tables import TableInfo

log = logging.getLogger("wonders.server")

_HANDED_ON: Final = frozenset({e.Seated, e.Reissued, e.Resigned})
"""Entries by which a token may end."""


class LiveTable(AttendedTable):
    """A table in memory, with its open sockets."""

    def __init__(self, services: Services, keeper: "Keeper[LiveTable]", state: TableState) -> None:
        super().__init__(services, state)
        self._keeper = keeper
        self.patron = ""
        """The address whose bots think here: of whoever set the table up, or came first after a restart."""
        self.changing = 0
        """Requests that are being stored."""
        self.filed: tuple[str, bool] = ("open", True)
        """What the store knows of the table: its state, and whether no clock runs."""
        self.replays: dict[Seat, bytes] = {}
        """The match step by step, once it is over and somebody has asked; gone with the table."""
        self._talk = Talk(services.settings)
        self._views: Views | None = None
        self._was_over = state.phase == "over"
        self._plans = PlansTold()

    # Changing

    async def change(
        self, decide: Decide, by: Connection | None = None, stored: Stored | None = None
    ) -> Sequence[e.Entry]:
        """Let entries happen that `decide` finds fit. They are on disk when this comes back.

        The connection they came `by` is told the new state, `stored` is called, and only then all others are told. It
        goes on when whoever asked has gone: what is stored must also be told.
        """
        self.changing += 1
        task = asyncio.ensure_future(self._change(decide, by, stored))
        task.add_done_callback(self._has_ended)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # a refusal would hold this frame, and the frame the refusal

    def _has_ended(self, task: "asyncio.Task[Sequence[e.Entry]]") -> None:
        self.changing -= 1
        self.quiet_since = self.services.sources.now()
        if not task.cancelled():
            task.exception()  # whoever asked may have gone; then nobody else looks at it

    def _apply(self, decided: Decided) -> None:
        super()._apply(decided)
        if has_any(decided.entries, _HANDED_ON):
            self._send_away()

    def _has_changed(self) -> None:
        self._keeper.has_changed(self)

    def _give_up(self, code: int = 1011) -> None:
        self._keeper.give_up(self, code)

    def _send_away(self) -> None:
        """Close the sockets whose tokens have ended."""
        for connection in list(self.connections):
            if connection.seat != SPECTATOR and self.state.whose(connection.token) != connection.seat:
                self.connections.discard(connection)
                connection.drop(Refused("bad_token", "This seat is no longer yours: its token has been ended."))

    # Telling

    async def _tell(
        self, entries: Sequence[e.Entry], by: Connection | None = None, stored: Stored | None = None
    ) -> None:
        """Everything here may fail without harm: it is stored, and whoever cannot be told comes back and asks."""
        over, played = self.state.phase == "over", has_any(entries, PLAYED)
        if has_any(entries, ARRANGED) or over != self._was_over:
            self._was_over = over
            with harmless("telling a table", self.state.id):
                self.tell_table()
        if played and by in self.connections:
            self._tell_state_or_close(by)
        for entry in entries:
            if type(entry) is e.Said:
                self._send(said(entry), self.connections)
        with harmless("telling a plan", self.state.id):
            self._plans.tell(self.state, self.connections)
        if stored is not None:
            with harmless("acknowledging", self.state.id):
                stored(entries)
        if played:
            await self._tell_states(self.connections - {by})

    async def _tell_states(self, connections: Set[Connection]) -> None:
        """Whoever has answered at any table goes first. The seats of this one come one right after the other: what they
        share is kept for the last few tables only."""
        await asyncio.sleep(0)
        for connection in connections & self.connections:
            self._tell_state_or_close(connection)
        self._rest()

    def _tell_state_or_close(self, connection: Connection) -> None:
        try:
            self.tell_state(connection)
        except Exception:
            log.exception("a seat could not be told the state", extra={"table": self.state.id, "seat": connection.seat})
            connection.fail()

    def tell_one(self, connection: Connection) -> None:
        """The state for a connection that asks for it."""
        self.tell_state(connection)
        self._rest()

    def tell_anew(self, connection: Connection) -> None:
        """The state with the whole story."""
        connection.v = 0
        self.tell_one(connection)

    def _rest(self) -> None:
        if self._views is not None:
            self._views.all_are_told()

    def tell_table(self) -> None:
        self._send(TableChanged(self.info()), self.connections)

    def _send(self, message: FromServer, connections: Set[Connection]) -> None:
        text = frame(message)
        for connection in connections:
            connection.put(text)

    def tell_state(self, connection: Connection) -> None:
        """The whole state, with the events since what this connection was told last."""
        match, views = self.state.match, self.views
        if match is None or views is None:
            return
        clocks = {str(seat): until for seat, until in self.state.timing.deadlines().items()}
        connection.put(views.state(connection.seat, connection.v, clocks))
        connection.v = match.v

    @property
    def views(self) -> Views | None:
        """The face of the match, once it has begun."""
        match, made = self.state.match, self.state.made
        if self._views is None and match is not None:
            bots = bots_of(self.state)
            self._views = Views(match, "seen" in made.assists, lambda seat: made.undo and can_undo(match, seat, bots))
        return self._views

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return table_info(self.state, self.online(), self.watchers(), self.away())

    def described(self, seat: Seat) -> bytes:
        """The table in words."""
        if self.views is None:
            raise Refused("not_playing", "The match has not begun.")
        return self.views.described(seat)

    def check_talk(self, seat: Seat) -> None:
        """Raise Refused if this seat talks too much."""
        self._talk.check(seat, len(self.state.chat), self.services.sources.now())

    # Coming and going

    def enter(self, connection: Connection, since: int | None) -> None:
        """A socket has said hello: it is told everything, all others that it is there."""
        self.connections.add(connection)
        connection.v = since or 0
        seat, now = connection.seat if connection.seat >= 0 else None, self.services.sources.now()
        info = self.info()
        connection.put(frame(Welcome(PROTOCOL, seat, info, now)))
        for entry in [one for one in self.state.chat if one.preset or one.text][-50:]:
            connection.put(frame(said(entry)))
        self.tell_one(connection)
        self._tell_stand_ins(connection)
        self._plans.tell_one(self.state, connection)
        self._tell_others(connection, info)
        if self.state.only_bots:
            self._keeper.look_after(self)  # the match has rested while nobody was there

    def let_go(self) -> None:
        super().let_go()
        if self._views is not None:
            self._views.let_go()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.quiet_since = self.services.sources.now()
        self._note_gone(connection.seat)
        self._tell_others(connection)

    def attend(self, connection: Connection, here: bool) -> None:
        """Somebody has turned to the page, or away from it."""
        before = self.attending_here()
        connection.attends = here
        if self.attending_here() != before:
            self.tell_table()
            self._keeper.tell_presence(self)

    def _tell_stand_ins(self, connection: Connection) -> None:
        """Whoever comes back hears what bots have played in their place."""
        answers = self.state.stand_ins.of(connection.seat)
        if answers and self.state.match is not None:
            parse = self.state.game.notation.parse
            told = [StandInTold(one.number, option(parse(one.action)), one.why) for one in answers]
            connection.put(frame(PlayedForYou(told)))

    @property
    def _presence_known_since(self) -> float | None:
        return self._keeper.presence_known_since

    def _tell_others(self, gone_or_come: Connection, info: TableInfo | None = None) -> None:
        """Presence, where it changed: a second tab of a seat is no news."""
        if gone_or_come.seat != SPECTATOR and any(
            connection.seat == gone_or_come.seat for connection in self.connections - {gone_or_come}
        ):
            return
        if others := self.connections - {gone_or_come}:
            self._send(TableChanged(info or self.info()), others)
        self._keeper.tell_presence(self)
        self.watch_fading()
