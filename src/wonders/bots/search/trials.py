"""A search for classic without a tree: every answer that may be the best is tried at the same tables with the same
luck, again and again, until it is clear which one is, or the time is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log, sqrt
from random import Random

import numpy as np

from wonders.bots.net.classic_form import PLAIN, QUICK
from wonders.bots.net.many import ClassicJudge
from wonders.bots.net.policy import SeatsNet, load, shipped
from wonders.bots.search.budget import Timer
from wonders.bots.search.table_places import shares
from wonders.bots.search.thought import Considered, Thought
from wonders.bots.together.classic.trying import WORLDS, Meaning, Trying
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame, AnyView

FIRST = 4
"""Trials of each answer in the first round, when nobody knows how long one takes."""
MOST_AT_ONCE = 512
LEAST_TRIALS = 32
"""Before so many trials no answer is given up."""
SPREAD, BELIEVED = 0.05, 8
"""The variance that differences usually have, believed like so many trials: a few trials may all go alike."""


@dataclass(frozen=True)
class Prudence:
    """How many answers are tried, and how much trials are believed."""

    most: int = 16
    """Answers that are tried; the net chooses them."""
    least: float = 0.0001
    """What the net finds less likely is left out, but for two."""
    sure: float = 4.0
    """So many deviations an answer must lie behind the best to be given up."""
    halving: float = 0.2
    """After every such part of the time half of the answers are given up at least."""
    usual: float = 0.03
    """By how much of a victory answers that a net would consider usually differ."""
    tilt: float = 0.004
    """What a net means by finding an answer e times as likely as another."""
    ahead: int = 0
    """So many ages beyond the present one are played on."""


def styles(judge: ClassicJudge) -> list[SeatsNet]:
    """How matches are played on: as the net that judges would, and as plainer players, where nets for that ship."""
    found = [load(form) for form in (QUICK, PLAIN) if shipped(form.game).is_file()]
    return found or [judge.net]


class Tried:
    """An answer, how likely the net finds it, and what came of every trial."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.meaning = Meaning.of(action)
        self.values = np.zeros(0)

    @property
    def trials(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return float(self.values.mean())


class Trials:
    """Thinks for one seat of one match."""

    def __init__(
        self, game: AnyGame, judge: ClassicJudge, seat: Seat, rng: Random, prudence: Prudence | None = None
    ) -> None:
        self._game = game
        self._judge = judge
        self._seat = seat
        self._rng = rng
        self._prudence = prudence or Prudence()

    def think(self, history: Sequence[AnyView], legal: Sequence[Action], timer: Timer) -> Thought:
        """Try answers as long as there is time, and say what came of them."""
        nets = styles(self._judge)
        ahead = self._prudence.ahead
        trying = Trying(self._game, self._judge, nets[0], nets, self._seat, history, self._rng, ahead)
        priors = self._priors(history[-1], legal)
        order = sorted(range(len(legal)), key=priors.__getitem__, reverse=True)
        most = timer.room(self._prudence.most) if timer.counts_only else self._prudence.most
        likely = [at for at in order[:most] if priors[at] >= self._prudence.least or at in order[:2]]
        answers = [Tried(legal[at], priors[at]) for at in likely]
        alive = answers
        while (often := self._often(len(alive), timer)) and (len(alive) > 1 or not timer.done):
            found = trying.values([answer.meaning for answer in alive], often)
            for answer, values in zip(alive, found, strict=True):
                answer.values = np.concatenate([answer.values, values])
            timer.done += len(alive) * often
            alive = self._kept(alive, len(answers), timer.spent)
        rest = [at for at in order if at not in likely]
        ranked = sorted(answers, key=lambda answer: (answer not in alive, -answer.mean))
        ranked[: len(alive)] = [alive[at] for at in self._ranking(alive)]
        considered = [
            *(Considered(one.action, one.trials, one.mean, min(1.0, one.mean), one.prior) for one in ranked),
            *(Considered(legal[at], 0, 0.0, 0.0, priors[at]) for at in rest),
        ]
        return Thought(tuple(considered), timer.done, min(WORLDS, trying.worlds), timer.passed)

    def _often(self, answers: int, timer: Timer) -> int:
        """How often each answer is tried in the next round; not at all when the time is over."""
        if not timer.done:
            return max(1, timer.room(FIRST * answers) // answers) if timer.counts_only else FIRST
        wanted = min(MOST_AT_ONCE, max(timer.done, FIRST * answers))
        return timer.room(wanted) // answers if timer.another() else 0

    def _priors(self, view: AnyView, legal: Sequence[Action]) -> list[float]:
        """How likely the net finds each answer; of ways to pay that cost the same each is as likely as the other."""
        weights = self._judge.weights(self._judge.logits(self._game, view), view, legal)
        best: dict[tuple[int, int], float] = {}
        meant = [self._judge.meaning(str(action))[:2] for action in legal]
        for meaning, weight in zip(meant, weights, strict=True):
            best[meaning] = max(best.get(meaning, weight), weight)
        return shares([best[meaning] for meaning in meant], 1.0)

    def _kept(self, alive: Sequence[Tried], begun: int, spent: float) -> list[Tried]:
        """The answers that may still be the best, and the fewer of them the more of the time is over."""
        if alive[0].trials < LEAST_TRIALS:
            return list(alive)
        best, *others = (alive[at] for at in self._ranking(alive))
        most = max(2, ceil(begun * 0.5 ** int(spent / self._prudence.halving)))
        return [best, *(other for other in others[: most - 1] if not self._behind(other, best))]

    def _behind(self, other: Tried, best: Tried) -> bool:
        less = best.values - other.values
        return bool(less.mean() > self._prudence.sure * sqrt(_doubt(less)))

    def _ranking(self, alive: Sequence[Tried]) -> list[int]:
        """The places of answers, the best first: by what trials say, as far as there were enough, and by the net."""
        leader = max(alive, key=lambda answer: answer.mean)
        usual, scores = self._prudence.usual**2, []
        for answer in alive:
            less = answer.values - leader.values
            doubt = _doubt(less)
            liking = self._prudence.tilt * log(max(answer.prior, 1e-9) / max(leader.prior, 1e-9))
            scores.append((less.mean() * usual + liking * doubt) / (usual + doubt))
        return sorted(range(len(alive)), key=scores.__getitem__, reverse=True)


def _doubt(differences: np.ndarray) -> float:
    """The variance of the mean of differences, from what they show and what is usual."""
    trials = len(differences)
    return float(differences.var() * trials + SPREAD * BELIEVED) / (trials + BELIEVED) / trials
