"""Matches played on in the mind: as far as the knowledge wants, then judged."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.bots.toys import Ignorance
from tests.driving import Variant, a_match, play
from wonders.bots.knowledge import Knowledge
from wonders.bots.search.playout import Playout
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import Game


class Counting(Ignorance):
    """Counts how often it is asked."""

    def __init__(self, rounds: int | None = None) -> None:
        if rounds is not None:
            self.answers_ahead = rounds
        self.weighed = self.judged = 0

    def weigh(
        self, game: Game[Any, Any], scene: Any, seat: Seat, asked: Decision, legal: Sequence[Action]
    ) -> list[float]:
        self.weighed += 1
        return super().weigh(game, scene, seat, asked, legal)

    def estimate(self, game: Game[Any, Any], scene: Any) -> list[float]:
        self.judged += 1
        return super().estimate(game, scene)


@pytest.mark.parametrize(("rounds", "most"), [(None, Knowledge.answers_ahead), (1, 1), (3, 3)])
def test_it_judges_after_so_many_answers_of_each_seat(rounds: int | None, most: int) -> None:
    match = play(a_match(Variant("duel", 2), 1), Random(1), 16)
    knowledge = Counting(rounds)
    values = Playout(match.game, knowledge, Random(2)).values(match.table)
    assert list(values) == [0.5, 0.5] and knowledge.judged == 1
    assert most <= knowledge.weighed <= 2 * most, "single answers and slips are not weighed"


def test_a_finished_match_counts_as_it_ended() -> None:
    match = play(a_match(Variant("duel", 2), 4), Random(4), 500)
    outcome = match.game.outcome(match.table)
    assert outcome is not None and len(outcome.winners) == 1
    values = Playout(match.game, Counting(), Random(2)).values(match.table)
    assert values[outcome.winners[0]] == pytest.approx(0.7), "won, softened by an even judgement"
