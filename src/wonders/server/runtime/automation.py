"""Looks after tables: lets bots answer for their seats, and answers for those whose time is up."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.runtime.bot_process import Question
from wonders.server.runtime.days_known import know_days_off
from wonders.server.runtime.harmless import harmless
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.services import Services
from wonders.server.runtime.stored import Decide
from wonders.server.tables.answers import answer
from wonders.server.tables.clocks import is_over_days
from wonders.server.tables.decided import NOTHING, Decided
from wonders.server.tables.gathering import due, gather
from wonders.server.tables.levels import LEVELS
from wonders.server.tables.planning import follow_plan
from wonders.server.tables.plans import PLAN
from wonders.server.tables.state import TableState

log = logging.getLogger("wonders.server")

AnswerKey = tuple[str, Seat, int, str]
"""A table, a seat, the number of its decision, and why it is answered: by plan, or by a bot (bot, away or time)."""


class Automation:
    """One for all tables of a process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._answering: dict[AnswerKey, asyncio.Task[None]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._days_known: dict[str, set[Seat]] = {}
        """Seats of tables over days whose calendars have been looked up."""

    def look_after(self, live: LiveTable) -> None:
        """See to it that everything is done that waits for no person."""
        match, id = live.state.match, live.state.id
        if alarm := self._alarms.pop(id, None):
            alarm.cancel()
        if match is None and live.state.made.paired and live.is_here:
            self._gather(live)
        if match is None or live.state.phase != "playing" or is_alone(live) or not live.is_here:
            return
        if is_over_days(live.state.made.clock):
            self._look_up_days_off(live)
        plans = live.state.plans
        for seat in match.waiting_for if live.state.pause.since is None else ():
            now = live.state.seats[seat]
            if plans and plans.is_due(match, seat):
                self._run_task((id, seat, match.numbers[seat], PLAN), self._follow(live, seat, match.numbers[seat]))
            elif now.by_bot:
                self._run(live, (id, seat, match.numbers[seat], "away" if now.away else "bot"))
        self._wind(live)

    def _gather(self, live: LiveTable) -> None:
        """A table of people who were paired begins when they are ready; those who do not come are not waited for."""
        until, now = due(live.state), self._services.sources.now()
        if until is None:
            return
        if gather(live.state, now).entries:
            self._run_task((live.state.id, -1, live.state.seq, "gather"), self._begin(live))
        else:
            wait = max(0.0, until - now) + 0.05
            self._alarms[live.state.id] = asyncio.get_running_loop().call_later(wait, self.look_after, live)

    async def _begin(self, live: LiveTable) -> None:
        with harmless("beginning a match", live.state.id):
            await live.change(lambda table: gather(table, self._services.sources.now()))

    def _look_up_days_off(self, live: LiveTable) -> None:
        """Who had days off before the match began, or while the table was not in memory: others are to see it."""
        known = self._days_known.setdefault(live.state.id, set())
        for seat in [at for at, now in enumerate(live.state.seats) if now.spec.profile and at not in known]:
            known.add(seat)
            self._run_task((live.state.id, seat, 0, "off"), self._know_days_off(live, seat))

    async def _know_days_off(self, live: LiveTable, seat: Seat) -> None:
        with harmless("looking for days off", live.state.id):
            await know_days_off(self._services, live, seat)

    def _wind(self, live: LiveTable) -> None:
        """Set the alarm to the next time that is up."""
        deadlines = live.state.timing.deadlines()
        if not deadlines:
            return
        up = max(min(deadlines.values()), live.loaded + self._services.settings.clock_grace)
        wait = max(0.0, up - self._services.sources.now())
        self._alarms[live.state.id] = asyncio.get_running_loop().call_later(wait, self.ring, live)

    def ring(self, live: LiveTable) -> None:
        """Answer for everybody whose time is up, and set the alarm again."""
        match, now = live.state.match, self._services.sources.now()
        assert match is not None, "clocks run in matches only"
        self._alarms.pop(live.state.id, None)
        late = [seat for seat, until in live.state.timing.deadlines().items() if until <= now]
        for seat in late:
            self._run(live, (live.state.id, seat, match.numbers[seat], "time"))
        if not late:
            self._wind(live)

    def busy(self, table: str) -> bool:
        return any(key[0] == table for key in self._answering)

    def forget(self, table: str) -> None:
        """The table leaves memory; its clock is looked at again when its time is up."""
        self._days_known.pop(table, None)
        if alarm := self._alarms.pop(table, None):
            alarm.cancel()

    def _run(self, live: LiveTable, key: AnswerKey) -> None:
        if key not in self._answering:
            self._run_task(key, self._answer(live, *key[1:]))

    def _run_task(self, key: AnswerKey, work: Coroutine[object, object, None]) -> None:
        if key in self._answering:
            work.close()
        else:
            task = asyncio.ensure_future(work)
            self._answering[key] = task
            task.add_done_callback(lambda _: self._answering.pop(key, None))

    async def _answer(self, live: LiveTable, seat: Seat, number: int, why: str) -> None:
        """A bot's answer for a seat, unless somebody was faster, or it is a day off of theirs."""
        if why == "time":
            await self._know_days_off(live, seat)
        now = live.state.seats[seat]
        level = now.level if why == "bot" else "medium"
        text = await self._choice(live, seat, LEVELS.get(level, "medium"))

        def decide(table: TableState) -> Decided:
            if not _still_wanted(table, seat, number, why, self._services.sources.now()):
                return NOTHING
            return answer(table, seat, number, text, self._services.sources.now(), by=why)

        await self._change(live, decide, why)

    async def _follow(self, live: LiveTable, seat: Seat, number: int) -> None:
        """What somebody has decided in advance."""
        await self._change(live, lambda table: follow_plan(table, seat, number, self._services.sources.now()), PLAN)

    async def _change(self, live: LiveTable, decide: Decide, why: str) -> None:
        try:
            if await live.change(decide):
                self._services.metrics.moves.labels(why).inc()
        except Exception as wrong:
            code = wrong.code if isinstance(wrong, Refused) else "broken"
            trace = None if isinstance(wrong, Refused) else wrong
            about = {"table": live.state.id, "error": code, "why": why}
            log.warning("an answer for a seat was not taken", exc_info=trace, extra=about)
            await asyncio.sleep(1.0)  # the store may be full or away: try again, but not without pause
            asyncio.get_running_loop().call_soon(self.look_after, live)

    async def _choice(self, live: LiveTable, seat: Seat, bot: str) -> str:
        """What a bot chooses; the first legal action if it fails twice."""
        table = live.state
        question = replace(question_for(table, seat, bot), patron=live.patron, watched=bool(live.connections))
        for _ in range(2):
            try:
                return await self._services.bot_pool.ask(question)
            except Exception as wrong:
                log.warning("a bot failed", exc_info=wrong, extra={"table": table.id, "seat": seat})
        assert table.match is not None, "bots are asked in matches only"
        return str(table.game.legal(table.match.table, seat)[0])

    def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in list(self._answering.values()):
            task.cancel()


def is_alone(live: LiveTable) -> bool:
    """Whether nobody plays and nobody looks on: such a match rests until somebody comes, unless others wait for it."""
    return live.state.only_bots and not live.connections and not live.state.made.tournament


def _still_wanted(table: TableState, seat: Seat, number: int, why: str, now: float) -> bool:
    """Whether nobody has answered in the meantime, and a bot may still answer for this reason."""
    match = table.match
    if match is None or table.pause.since is not None or seat not in match.waiting_for or match.numbers[seat] != number:
        return False
    if why == "time":
        return table.timing.deadlines().get(seat, now + 1) <= now
    return table.seats[seat].by_bot


def question_for(table: TableState, seat: Seat, bot: str) -> Question:
    match, made = table.match, table.made
    assert match is not None, "bots are asked in matches only"
    answers = tuple((seat, str(action)) for joint in match.rounds for seat, action in joint)
    return Question(
        table.id,
        made.game,
        made.players,
        tuple(made.options.items()),
        answers,
        seat,
        bot,
        f"bot:{made.secret}",
        made.rules,
    )
