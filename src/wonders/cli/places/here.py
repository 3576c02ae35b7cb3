"""A match in this process, with bots at the other seats."""

import asyncio
from collections.abc import AsyncGenerator, Iterator, Mapping
from itertools import starmap

from wonders.bots.bot import Bot, Perspective
from wonders.bots.guard import Guarded
from wonders.cli.places.sight import Refused, Sight
from wonders.core.actions import Action
from wonders.core.decisions import SPECTATOR, Seat
from wonders.core.match import AnyMatch
from wonders.core.wire import JsonObject, plain
from wonders.facts.refusals import refusals


class Here:
    """People at one screen; bots answer for the other seats, in a thread of their own."""

    def __init__(self, match: AnyMatch, bots: Mapping[Seat, tuple[Bot, Perspective]], names: tuple[str, ...]) -> None:
        self.game = match.game
        self.names = names
        self._match = match
        self._bots = dict(bots)
        self._people = [seat for seat in match.game.seats if seat not in bots]
        self.shared = len(self._people) > 1
        self._told = 0
        self._answered: list[int] = []
        """How many steps there were at each answer of a person."""
        self._answers: asyncio.Queue[Action | None] = asyncio.Queue()
        """What people choose; None takes the last choice back."""

    async def sights(self) -> AsyncGenerator[Sight, None]:
        match = self._match
        while match.pending:
            if await self._let_bots_answer():
                continue
            seat = match.waiting_for[0]
            yield self._sight(seat)
            answer = await self._answers.get()
            if answer is None:
                self._take_back()
            else:
                self._answered.append(len(match.steps))
                match.answer(seat, answer)
        yield self._sight(self._people[0] if not self.shared else SPECTATOR)

    async def answer(self, action: Action) -> None:
        await self._answers.put(action)

    async def undo(self) -> bool:
        """Bots of others have been told what has happened, and cannot be told that it has not."""
        if (
            not self._answered
            or not self._match.pending
            or any(isinstance(bot, Guarded) for bot, _ in self._bots.values())
        ):
            return False
        await self._answers.put(None)
        return True

    def _take_back(self) -> None:
        self._match.rewind(self._answered.pop())
        self._told = min(self._told, len(self._match.steps))
        for seat, (bot, seen) in self._bots.items():  # what a bot remembers, it remembers of what it saw
            self._bots[seat] = bot, Perspective(seen.game, seat, seen.rng, self._match.view, self._match.history)

    def record(self) -> str:
        return self._match.record().dumps()

    async def _let_bots_answer(self) -> bool:
        """Whether there was a bot to answer. People answer last, and so nobody waits for a bot afterwards."""
        asked = [seat for seat in self._match.waiting_for if seat in self._bots]
        for seat in asked:
            bot, seen = self._bots[seat]
            pending, legal = self._match.pending[seat], self._match.legal(seat)
            self._match.answer(seat, await asyncio.to_thread(bot.choose, pending, legal, seen))
        return bool(asked)

    def _sight(self, seat: Seat) -> Sight:
        match = self._match
        view = match.view(seat)
        asked = match.pending.get(seat)
        return Sight(
            seat=seat,
            told=tuple(match.game.describe(view)),
            events=tuple(self._news(seat)),
            view=plain(view),  # type: ignore[arg-type]  # a view becomes a dict
            asked=plain(asked) if asked else None,  # type: ignore[arg-type]  # a decision becomes a dict
            number=len(match.steps),
            choices=match.legal(seat) if asked else (),
            refused=tuple(starmap(Refused, refusals(self.game, match.table, seat, view))) if asked else (),
            waiting=match.waiting_for,
            outcome=match.outcome,
        )

    def _news(self, seat: Seat) -> Iterator[JsonObject]:
        """What has happened since; where several look at one screen, only what all of them may know."""
        reader = SPECTATOR if self.shared else seat
        steps, self._told = self._match.steps[self._told :], len(self._match.steps)
        return (event.seen_by(reader) for step in steps for event in step.events)
