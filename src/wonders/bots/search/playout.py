"""Playing a match on in the mind, quickly, and judging where it leads."""

from collections.abc import Sequence
from random import Random

from wonders.bots.knowledge import Knowledge
from wonders.bots.search.chance import Draws, is_deal
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat
from wonders.core.game import AnyGame
from wonders.core.outcome import Outcome

SLIPS = 0.05
"""How often an answer is given at random."""


def shares_of(outcome: Outcome) -> list[float]:
    """The victory, shared among those who won."""
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]


class Playout:
    """How matches are played on: by judgement in a hurry, with a slip now and then, until it is time to judge."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, rng: Random) -> None:
        self._game = game
        self._knowledge = knowledge
        self._for_playouts = knowledge.for_playouts
        self._rng = rng
        self._draws = Draws(rng)
        self._estimate_share = knowledge.estimate_share
        self._answers = knowledge.answers_ahead * game.players

    def values(self, table: object) -> Sequence[float]:
        """What each seat may expect at this table: the share of victory."""
        game, answers_left = self._game, self._answers
        while pending := game.pending(table):
            asked = pending.get(CHANCE)
            if isinstance(asked, ChanceDecision):
                if is_deal(asked):
                    return self._knowledge.estimate(game, table)
                answers: dict[Seat, Action] = {CHANCE: asked.sample(self._draws)}
            elif answers_left <= 0:
                return self._knowledge.estimate(game, table)
            else:
                answers_left -= len(pending)
                answers = {seat: self._choose(table, seat, one) for seat, one in pending.items()}
            table = game.step(table, answers).table
        return self.result(table)

    def result(self, table: object) -> Sequence[float]:
        """The victory at the end of a match, softened by how close it was."""
        judged = self._knowledge.estimate(self._game, table)
        if self._estimate_share == 1:
            return judged
        outcome = self._game.outcome(table)
        assert outcome is not None
        return [
            share + self._estimate_share * (other - share)
            for share, other in zip(shares_of(outcome), judged, strict=True)
        ]

    def _choose(self, table: object, seat: Seat, asked: Decision) -> Action:
        legal = self._game.legal(table, seat)
        if len(legal) == 1:
            return legal[0]
        if self._rng.random() < SLIPS:
            return legal[int(self._rng.random() * len(legal))]
        weights = self._for_playouts.weigh(self._game, table, seat, asked, legal)
        best = max(weights)
        return legal[weights.index(best)]
