"""Who is at a table: here, away or gone, in this process and in others."""

import asyncio
from abc import abstractmethod
from collections.abc import Set

from wonders.core.decisions import SPECTATOR, Seat
from wonders.server.runtime.connection import Connection
from wonders.server.runtime.services import Services
from wonders.server.runtime.stored import StoredTable
from wonders.server.tables.state import TableState


class AttendedTable(StoredTable):
    """A table with its open sockets.

    A seat is here while its player looks at the page; away while they look elsewhere, or for a while after their line
    was cut; then gone. Only for those who are gone may others act.
    """

    def __init__(self, services: Services, state: TableState) -> None:
        super().__init__(services, state)
        self.connections: set[Connection] = set()
        self.loaded = self.quiet_since = services.sources.now()
        self._gone: dict[Seat, float] = {}
        """Since when seats are without a socket; those that never had one, since the table was loaded."""
        self._fading: asyncio.TimerHandle | None = None

    @property
    @abstractmethod
    def _presence_known_since(self) -> float | None:
        """Since when it is known who is at a table; None if it is not."""

    @abstractmethod
    def tell_table(self) -> None:
        """Tell everybody the table as it is now."""

    def _note_gone(self, seat: Seat) -> None:
        """A socket of this seat was closed."""
        if not self.is_at(seat):
            self._gone[seat] = self.quiet_since

    def absent_for(self, seat: Seat) -> float:
        """Seconds for which nobody is known to have been at this seat, at any process."""
        known = self._presence_known_since
        if self.is_at(seat) or known is None:
            return 0.0
        elsewhere = self.services.elsewhere.seen(self.state.id, seat)
        return self.services.sources.now() - max(known, elsewhere, self._gone.get(seat, self.loaded))

    def seats_here(self) -> set[Seat]:
        """Seats with a socket in this process."""
        return {connection.seat for connection in self.connections} - {SPECTATOR}

    def attending_here(self) -> set[Seat]:
        """Those of them whose players look at the page."""
        return {connection.seat for connection in self.connections if connection.attends} - {SPECTATOR}

    def watchers_here(self) -> int:
        return sum(connection.seat == SPECTATOR for connection in self.connections)

    def watchers(self) -> int:
        """Watchers at all processes."""
        return self.watchers_here() + self.services.elsewhere.watching(self.state.id)

    def online(self) -> set[Seat]:
        """Seats with a socket anywhere."""
        return self.seats_here() | self.services.elsewhere.seats(self.state.id)

    def is_at(self, seat: Seat) -> bool:
        """Whether somebody with the right to this seat looks on."""
        return seat in self.seats_here() or seat in self.services.elsewhere.seats(self.state.id)

    def away(self) -> set[Seat]:
        """Seats whose players look elsewhere, or have lost their line a short while ago."""
        attending = self.attending_here() | self.services.elsewhere.attending(self.state.id)
        return (self.online() - attending) | set(self._fading_seats())

    def _fading_seats(self) -> dict[Seat, float]:
        """People without a socket who are not gone yet, and for how long they have had none."""
        people = {seat for seat, now in enumerate(self.state.seats) if now.spec.kind in ("person", "guest")}
        absent = {seat: self.absent_for(seat) for seat in people - self.online()}
        return {seat: since for seat, since in absent.items() if since < self.services.settings.absence_seconds}

    def watch_fading(self) -> None:
        """Whoever is away without a line is gone after a while; those who are there are told when it comes to that."""
        fading = self._fading_seats() if self._fading is None and self.connections else {}
        if fading:
            wait = self.services.settings.absence_seconds - max(fading.values())
            call_later = asyncio.get_running_loop().call_later
            self._fading = call_later(wait + 0.01, self._has_faded, fading.keys())

    def let_go(self) -> None:
        """Nobody is told anything any more: what waits to do so would keep the table in memory."""
        if self._fading is not None:
            self._fading.cancel()
            self._fading = None

    def _has_faded(self, before: Set[Seat]) -> None:
        self._fading = None
        if before - self._fading_seats().keys():
            self.tell_table()
        self.watch_fading()
