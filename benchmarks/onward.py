"""Playing matches on in the mind as a net finds likely, many at once."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from wonders.bots.net.many import SeatsJudge
from wonders.bots.net.seats import slots
from wonders.bots.search.chance import Draws, is_deal
from wonders.bots.search.trials import shares
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.core.game import AnyGame, AnyTable, AnyView


def expected(judge: SeatsJudge, game: AnyGame, views: Sequence[AnyView]) -> list[list[float]]:
    """For each view what every seat may expect, as far as whoever looks can tell."""
    shares = judge.net.judged(judge.rows(game, views))[1]
    order = np.argsort(slots(game.players))
    away = (np.arange(game.players) - np.array([[view.seat] for view in views])) % game.players
    values: list[list[float]] = np.take_along_axis(shares, order[away], axis=1).tolist()
    return values


class Onward:
    """Every seat answers by its policy until the match is over, or dealt anew: then the net is asked who is ahead.

    All matches go on step by step, so that the net judges what the seats of all of them see at once.
    """

    def __init__(self, game: AnyGame, judge: SeatsJudge, seat: Seat, rng: Random) -> None:
        self._game = game
        self._judge = judge
        self._seat = seat
        self._rng = rng
        self._draws = Draws(rng)

    def values(self, tables: Sequence[AnyTable]) -> list[Sequence[float]]:
        """What each table leads to for every seat."""
        reached = list(tables)
        going = [at for at, table in enumerate(reached) if not self._far_enough(table)]
        while going:
            for at, answers in zip(going, self._answered([reached[at] for at in going]), strict=True):
                reached[at] = self._game.step(reached[at], answers).table
            going = [at for at in going if not self._far_enough(reached[at])]
        return self._judged(reached)

    def _far_enough(self, table: AnyTable) -> bool:
        pending = self._game.pending(table)
        asked = pending.get(CHANCE)
        return not pending or (isinstance(asked, ChanceDecision) and is_deal(asked))

    def _answered(self, tables: Sequence[AnyTable]) -> list[dict[Seat, Action]]:
        """What chance and all who are asked answer at each table."""
        game, found = self._game, []
        views: list[AnyView] = []
        asked: list[tuple[dict[Seat, Action], Seat, Sequence[Action]]] = []
        for table in tables:
            answers: dict[Seat, Action] = {}
            for seat, decision in game.pending(table).items():
                if isinstance(decision, ChanceDecision):
                    answers[seat] = decision.sample(self._draws)
                    continue
                legal = game.legal(table, seat)
                answers[seat] = legal[0]
                if len(legal) > 1:
                    views.append(game.view(table, seat))
                    asked.append((answers, seat, legal))
            found.append(answers)
        if views:
            logits, _ = self._judge.net.judged(self._judge.rows(game, views))
            for (answers, seat, open_to), row, view in zip(asked, logits, views, strict=True):
                likely = shares(self._judge.weights(row, view, open_to))
                answers[seat] = self._rng.choices(open_to, likely)[0]
        return found

    def _judged(self, tables: Sequence[AnyTable]) -> list[Sequence[float]]:
        """What every seat has at the end of each, or may expect after the deal that is due."""
        dealt = [self._dealt(table) for table in tables]
        views = [
            self._game.view(table, self._seat if self._seat in pending else next(iter(pending)))
            for table in dealt
            if (pending := self._game.pending(table))
        ]
        judged: Iterator[Sequence[float]] = iter(expected(self._judge, self._game, views) if views else ())
        return [next(judged) if self._game.pending(table) else self._judge.ended(self._game, table) for table in dealt]

    def _dealt(self, table: AnyTable) -> AnyTable:
        while isinstance(asked := self._game.pending(table).get(CHANCE), ChanceDecision):
            table = self._game.step(table, {CHANCE: asked.sample(self._draws)}).table
        return table
