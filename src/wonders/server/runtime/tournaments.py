"""Lets tournaments go on: rounds are paired, tables made, matches of bots kept going. In whichever process, once."""

from typing import Final

from wonders.server.runtime.harmless import harmless
from wonders.server.runtime.lookout import Lookout
from wonders.server.runtime.pushing import Ready
from wonders.server.runtime.registry import Registry
from wonders.server.store.batch import Conflict, GameResult, GameSlot
from wonders.server.store.tournament_rows import EntrantRow, GameRow, Whole
from wonders.server.tables import entries as e
from wonders.server.tables.games import Settled, encoded, table_of_game
from wonders.server.tournaments.plan import plan_of, table_wish
from wonders.server.tournaments.rounds import is_due, next_round
from wonders.server.tournaments.seeding import strengths
from wonders.server.tournaments.told import name_of

EVERY: Final = 5.0
"""Seconds between two looks."""
MOST_STEPS: Final = 50
"""Rounds without a game that could follow each other at once."""


class Tournaments(Lookout):
    """One for each process."""

    def __init__(self, registry: Registry) -> None:
        super().__init__()
        self._registry = registry
        self._store = registry.store.tournaments
        allowed, now = registry.settings.tournaments_per_day, registry.sources.now
        self.made = registry.ledger.limiter(allowed, 86400.0, now, "new tournaments")
        """By address: profiles are made in a moment."""

    def open(self) -> None:
        self._registry.tending.game_is_over = self.nudge
        super().open()

    def pause(self) -> float | None:
        return EVERY

    async def look(self) -> None:
        """Let everything happen that is due. What fails, fails for itself."""
        for id in await self._store.active(self._registry.sources.now()):
            with harmless("looking after a tournament", id):
                await self.look_after(id)

    async def look_after(self, id: str) -> None:
        """One tournament: results of tables that were lost, the rounds that follow, tables for their games."""
        now = self._registry.sources.now()
        for table in await self._store.lost(id):
            await self._annul(id, table, now)
        whole = await self._store.whole(id)
        for _ in range(MOST_STEPS):
            if whole is None or not await self._step(whole):
                break
            whole = await self._store.whole(id)
        if whole is not None and whole.row.state == "running":
            await self._make_tables(whole)
            await self._wake(id)

    async def _step(self, whole: Whole) -> bool:
        """Begin the next round, if it is time; whether one has begun, here or in another process."""
        now = self._registry.sources.now()
        if not is_due(whole, now):
            return False
        ratings = await strengths(self._registry.store.ratings, whole) if whole.row.state == "open" else {}
        # Pairing sixty-four takes two seconds in the last rounds; no tournament waits for all of another.
        step = await self._registry.bot_pool.work(f"tournament {whole.row.id}", next_round, whole, now, ratings)
        if step is None:
            return False
        await self._store.begin_round(whole.row, step, now)
        return True

    async def _annul(self, id: str, table: str, now: float) -> None:
        """A table that was closed or deleted by others: all who played there share the place."""
        whole = await self._store.whole(id)
        seats = next((game.seats for game in whole.games if game.table == table), ()) if whole is not None else ()
        await self._store.settle(GameResult(table, now, encoded(Settled((1,) * len(seats)))))

    async def _make_tables(self, whole: Whole) -> None:
        people = {one.number: one for one in whole.entrants}
        for game in whole.games:
            if game.table is None and game.result is None:
                try:
                    await self._make_table(whole, game, [people[number] for number in game.seats])
                except Conflict:
                    continue  # another process was faster

    async def _make_table(self, whole: Whole, game: GameRow, people: list[EntrantRow]) -> None:
        row, registry = whole.row, self._registry
        wish, wait = table_wish(row, len(people)), plan_of(row).wait
        created = table_of_game(wish, [_seat(one) for one in people], row.id, wait, registry.sources)
        slot = GameSlot(row.id, game.round, game.board)
        live = await registry.create(created, f"maker {row.maker}", slot=slot)  # all bots of a maker think at once
        for one in people:
            if one.profile:
                registry.tending.pusher.table_ready(Ready(live.state.id, one.profile, row.game, row.title))

    async def _wake(self, id: str) -> None:
        """Matches of bots alone are played to their end, also after a restart."""
        for table in await self._store.restless(id):
            if self._registry.place(table) is None and table not in self._registry.live:
                with harmless("loading a game of bots", table):
                    await self._registry.table(table)


def _seat(one: EntrantRow) -> e.SeatSpec:
    """A seat for somebody: opened by their profile, which gets a token for it when it comes."""
    if one.level:
        return e.SeatSpec("bot", name_of(one), one.level, True)
    return e.SeatSpec("person", name_of(one), profile=one.profile, colour=one.colour)
