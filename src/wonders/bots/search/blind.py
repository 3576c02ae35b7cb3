"""The same search without any knowledge: every answer looks alike, and matches are played on at random to their end."""

from collections.abc import Sequence
from random import Random

from wonders.bots.knowledge import Knowledge
from wonders.bots.search.chance import Draws
from wonders.bots.search.playout import Playout, shares_of
from wonders.bots.search.tree import Tree
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat
from wonders.core.game import AnyGame


class NoKnowledge(Knowledge):
    """Finds all answers and all seats alike."""

    def weigh(self, game: AnyGame, scene: object, seat: Seat, asked: Decision, legal: Sequence[Action]) -> list[float]:
        return [0.0] * len(legal)

    def estimate(self, game: AnyGame, scene: object) -> list[float]:
        return [1 / game.players] * game.players


class RandomPlayout(Playout):
    """Plays on at random, and counts nothing but the victory."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        super().__init__(game, NoKnowledge(), rng)
        self._chance = Draws(rng)

    def values(self, table: object) -> Sequence[float]:
        game, rng = self._game, self._rng
        while pending := game.pending(table):
            answers: dict[Seat, Action] = {}
            for seat, asked in pending.items():
                if isinstance(asked, ChanceDecision):
                    answers[CHANCE] = asked.sample(self._chance)
                else:
                    legal = game.legal(table, seat)
                    answers[seat] = legal[int(rng.random() * len(legal))]
            table = game.step(table, answers).table
        return self.result(table)

    def result(self, table: object) -> Sequence[float]:
        outcome = self._game.outcome(table)
        assert outcome is not None
        return shares_of(outcome)


class BlindTree(Tree):
    """Thinks for one seat of one match by random play alone."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        super().__init__(game, NoKnowledge(), seat, rng)
        self._playout = RandomPlayout(game, rng)
