"""Servers that tell too much or too little, or do not go on."""

import asyncio
from collections.abc import Iterator, Set
from contextlib import contextmanager
from typing import Any

from msgspec import structs

from tests.simulation.planting import Patch, mutant
from wonders.core.decisions import Seat
from wonders.server.runtime import automation, bot_pool, live, registry
from wonders.server.runtime.automation import Automation
from wonders.server.runtime.cache import TableCache
from wonders.server.runtime.connection import Connection
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.plans_told import PlansTold
from wonders.server.runtime.registry import Registry
from wonders.server.tables.decided import Decided
from wonders.server.tables.info import table_info
from wonders.server.tables.planning import follow_plan, plan_info
from wonders.server.tables.state import TableState
from wonders.server.tables.views import Views
from wonders.server.wire.encoding import frame
from wonders.server.wire.plans import PlanChanged


@mutant
def one_old_table_hides_all_others(patch: Patch) -> None:
    async def listed(self: TableCache, most: int) -> list[str]:
        found = list(await self.store.listed(most))
        for id in found:
            await self.table(id)
        return found

    patch.setattr(TableCache, "listed", listed)


@mutant
def telling_that_fails_stops_the_match(patch: Patch) -> None:
    """The exception comes after the commit: nobody is told, and no bot moves."""
    patch.setattr(LiveTable, "_tell_state_or_close", LiveTable.tell_state)
    patch.setattr(Registry, "_look_after_all", _nothing)


async def _nothing(self: Any) -> None:
    """Sweeping looks after nobody."""


@mutant
def bots_never_move_after_an_exception(patch: Patch) -> None:
    async def choice(self: Automation, table: LiveTable, seat: Seat, bot: str) -> str:
        return await self._services.bot_pool.ask(automation.question_for(table.state, seat, bot))

    patch.setattr(Automation, "_choice", choice)
    patch.setattr(Automation, "_run", _run_once)


def _run_once(self: Automation, table: LiveTable, key: Any) -> None:
    """What has failed is never forgotten, so it is never run again."""
    if key not in self._answering:
        task = asyncio.ensure_future(self._answer(table, *key[1:]))
        self._answering[key] = task
        task.add_done_callback(lambda done: None if done.exception() else self._answering.pop(key, None))


@mutant
def plans_are_told_to_everybody(patch: Patch) -> None:
    def telling(self: PlansTold, table: TableState, connections: Set[Connection]) -> None:
        for seat in table.plans.seats():
            for connection in connections:
                connection.put(frame(PlanChanged(plan_info(table, seat))))

    patch.setattr(PlansTold, "tell", telling)


@mutant
def plans_are_played_from_their_end(patch: Patch) -> None:
    def last_line_first(table: TableState, seat: Seat, number: int, at: float) -> Decided:
        plan = table.plans.of(seat)
        if plan is not None:
            plan.lines = plan.lines[::-1]
        decided = follow_plan(table, seat, number, at)
        if plan is not None:
            plan.lines = plan.lines[::-1]
        return decided

    patch.setattr(automation, "follow_plan", last_line_first)


@mutant
def a_replay_is_lost_with_its_process(patch: Patch) -> None:
    patch.setattr(bot_pool, "again_if_lost", lambda work: work())


@mutant
def answers_of_others_are_told(patch: Patch) -> None:
    state = Views.state

    def leaking(self: Views, seat: Seat, since: int, clocks: dict[str, float]) -> bytes:
        sealed = ",".join(str(action) for who, action in self._match.sealed.items())
        return state(self, seat, since, clocks).replace(b'"facts":{', b'"facts":{"sealed":"%s",' % sealed.encode())

    patch.setattr(Views, "state", leaking)


@mutant
def the_view_of_another_seat_is_told(patch: Patch) -> None:
    encoded = Views._encoded

    def of_another(self: Views, view: Any) -> Any:
        match = self._match
        return encoded(self, match.game.view(match.table, (view.seat + 1) % match.game.players))

    patch.setattr(Views, "_encoded", of_another)


@mutant
def the_secret_is_in_the_title(patch: Patch) -> None:
    patch.setattr(
        live, "table_info", lambda table, *more: structs.replace(table_info(table, *more), title=table.made.secret)
    )


@mutant
def a_store_that_is_away_leaves_tracebacks(patch: Patch) -> None:
    @contextmanager
    def loud(what: str, table: str) -> Iterator[None]:
        try:
            yield
        except Exception:
            registry.log.exception("%s failed", what, extra={"table": table})

    patch.setattr(registry, "harmless", loud)
