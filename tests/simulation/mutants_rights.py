"""Servers that give rights to the wrong people, or take them from the right ones."""

import asyncio
from contextlib import suppress
from typing import Any

from tests.simulation.planting import Patch, mutant
from wonders.server.errors import Refused
from wonders.server.http.routes import tables as routes
from wonders.server.runtime.bus import Bus
from wonders.server.runtime.presence import Presence
from wonders.server.runtime.registry import SWEEP, Registry
from wonders.server.runtime.stored import StoredTable
from wonders.server.tables import rematch, seats


@mutant
def a_rematch_gives_a_taken_seat_away(patch: Patch) -> None:
    patch.setattr(rematch, "_is_kept", lambda spec: spec.kind in ("person", "guest"))


@mutant
def the_host_takes_a_present_seat(patch: Patch) -> None:
    invite = seats.invite
    patch.setattr(seats, "invite", lambda table, seat, token, at, by, absent: invite(table, seat, token, at, by, True))


@mutant
def anybody_may_start(patch: Patch) -> None:
    patch.setattr(routes, "host_right", lambda table, token: None)


@mutant
def rights_are_not_looked_up_in_the_store(patch: Patch) -> None:
    """What another process has granted does not hold here before word has come."""

    async def whose(self: StoredTable, token: str) -> Any:
        return self.state.whose(token)

    patch.setattr(StoredTable, "whose", whose)


@mutant
def rights_that_ended_elsewhere_hold_here(patch: Patch) -> None:
    """The store is asked only for what is not known."""

    async def whose(self: StoredTable, token: str) -> Any:
        right = self.state.whose(token)
        if right is None:
            await self.catch_up()
        return right if right is not None else self.state.whose(token)

    patch.setattr(StoredTable, "whose", whose)


@mutant
def rights_found_while_waiting_do_not_count(patch: Patch) -> None:
    """Somebody else has caught up in the meantime, so there is no news."""

    async def whose(self: StoredTable, token: str) -> Any:
        right = self.state.whose(token)
        if right is None:
            async with self._lock:
                right = self.state.whose(token) if await self.has_news() else None
        return right

    patch.setattr(StoredTable, "whose", whose)


@mutant
def without_redis_everybody_is_absent(patch: Patch) -> None:
    patch.setattr(Registry, "presence_known_since", property(lambda self: 0.0))
    patch.setattr(Presence, "seen", lambda self, table, seat: 0.0)


@mutant
def a_process_whose_signs_of_life_are_late_has_nobody(patch: Patch) -> None:
    """Whoever is at one that cannot be heard over Redis, either, is taken for absent at once."""

    def known_since(self: Registry) -> float | None:
        if self.uptime.alone_since is not None:
            return 0.0
        return self.bus.hears_since if self.bus is not None else None

    patch.setattr(Registry, "presence_known_since", property(known_since))


@mutant
def presence_waits_for_the_store(patch: Patch) -> None:
    """While the store does not answer, nobody is told who is here: others take them for absent."""

    async def tell_often(self: Registry, bus: Bus) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            bus.tell("alive", self._process)
            with suppress(Refused):
                await self.store.newest(list(self.live))
                for table in self.live.values():
                    self.tell_presence(table)

    patch.setattr(Registry, "_tell_often", tell_often)
    patch.setattr(Presence, "seen", lambda self, table, seat: 0.0)
