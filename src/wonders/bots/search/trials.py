"""A search without a tree: every answer that may be the best is tried at the same tables with the same
luck, again and again, until it is clear which one is, or the time is over."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, exp, log, sqrt
from random import Random
from typing import Final, Protocol

import numpy as np

from wonders.bots.net import architects_form, classic_form
from wonders.bots.net.many import ArchitectsJudge, ClassicJudge, SeatsJudge
from wonders.bots.net.policy import SeatsNet, load, shipped
from wonders.bots.net.seats import Form
from wonders.bots.search.budget import Timer
from wonders.bots.search.thought import Considered, Thought
from wonders.bots.together.architects.trying import Trying as ArchitectsTrying
from wonders.bots.together.classic.trying import Trying as ClassicTrying
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame, AnyView

FIRST = 4
"""Trials of each answer in the first round, when nobody knows how long one takes."""
LEAST_AT_ONCE, MOST_AT_ONCE = 64, 512
TO_THE_END = 100
"""Rounds of Architects: no match has as many."""
LATE = 0.9
"""When so much of the time is over trials are not begun that would be judged at once."""
LEAST_TRIALS = 32
"""Before so many trials no answer is given up."""
SPREAD, BELIEVED = 0.05, 8
"""The variance that differences usually have, believed like so many trials: a few trials may all go alike."""


@dataclass(frozen=True)
class Manner:
    """How matches are played on."""

    ahead: int = 0
    """In classic so many ages beyond the present one, in Architects so many rounds beyond this turn."""
    whole: bool = False
    """By the net that ships instead of its quick pupil."""


@dataclass(frozen=True)
class Prudence:
    """How many answers are tried, how matches are played on, and how much trials are believed."""

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
    manners: tuple[Manner, ...] = (Manner(),)
    """How matches are played on, in turn: whoever plays on errs, each in another way."""
    pace: float | None = None
    """So many trials are begun at once for each second that is left, and judged where they are when it is over. If
    nothing is said, they begin with few and double; that is better where trials are short."""


PRUDENCE: Final[Mapping[str, Prudence]] = {
    "classic": Prudence(manners=(Manner(whole=True), Manner(2), Manner(2, whole=True))),
    "architects": Prudence(
        most=8,
        least=0.003,
        manners=(Manner(2, whole=True), Manner(4), Manner(4, whole=True), Manner(TO_THE_END)),
        pace=850.0,
    ),
}
STYLES: Final[Mapping[str, Sequence[Form]]] = {
    "classic": (classic_form.QUICK, classic_form.PLAIN),
    "architects": (architects_form.QUICK, architects_form.PLAIN),
}


class Trying(Protocol):
    """Tries answers to one decision of a seat."""

    @property
    def worlds(self) -> int:
        """How many tables were thought of."""

    def values(self, answers: Sequence[Action], often: int, timer: Timer | None = None) -> np.ndarray:
        """What the seat has of the victory after each of these answers, so often, with the same luck for all. When the
        time is over nothing is played on."""


def styles(judge: SeatsJudge, game: str, whole: bool = False) -> list[SeatsNet]:
    """As whom matches are played on: as the net that judges, by itself or by its quick pupil, and as plainer players,
    where nets for that ship."""
    found = [load(form) for form in STYLES[game] if shipped(form.game).is_file()]
    return [judge.net, *found[1:]] if whole or not found else found


def shares(weights: Sequence[float]) -> list[float]:
    """How likely answers with such logits are."""
    best = max(weights)
    found = [exp(max(-30.0, weight - best)) for weight in weights]
    whole = sum(found)
    return [share / whole for share in found]


class Tried:
    """An answer, how likely the net finds it, and what came of every trial."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
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
        self, game: AnyGame, judge: SeatsJudge, seat: Seat, rng: Random, prudence: Prudence | None = None
    ) -> None:
        self._game = game
        self._judge = judge
        self._seat = seat
        self._rng = rng
        self._prudence = prudence or PRUDENCE[game.id]

    def think(self, history: Sequence[AnyView], legal: Sequence[Action], timer: Timer) -> Thought:
        """Try answers as long as there is time, and say what came of them."""
        tryings = [self.trying(history, manner) for manner in self._prudence.manners]
        priors = self.priors(history[-1], legal)
        likely = self.likely(priors, timer.room(self._prudence.most) if timer.counts_only else self._prudence.most)
        answers = [Tried(legal[at], priors[at]) for at in likely]
        alive, rounds = answers, 0
        while (often := self._often(len(alive), timer)) and (len(alive) > 1 or not timer.done):
            found = tryings[rounds % len(tryings)].values([answer.action for answer in alive], often, timer)
            rounds += 1
            for answer, values in zip(alive, found, strict=True):
                answer.values = np.concatenate([answer.values, values])
            timer.done += len(alive) * often
            alive = self._kept(alive, len(answers), timer.spent, rounds >= len(tryings))
        rest = [at for at in _by(priors) if at not in likely]
        ranked = sorted(answers, key=lambda answer: (answer not in alive, -answer.mean))
        ranked[: len(alive)] = [alive[at] for at in self._ranking(alive)]
        considered = [
            *(Considered(one.action, one.trials, one.mean, min(1.0, one.mean), one.prior) for one in ranked),
            *(Considered(legal[at], 0, 0.0, 0.0, priors[at]) for at in rest),
        ]
        return Thought(tuple(considered), timer.done, sum(trying.worlds for trying in tryings), timer.passed)

    def trying(self, history: Sequence[AnyView], manner: Manner) -> Trying:
        """What tries answers in this manner."""
        nets = styles(self._judge, self._game.id, manner.whole)
        given = nets[0], nets, self._seat, history, self._rng, manner.ahead
        if isinstance(self._judge, ClassicJudge):
            return ClassicTrying(self._game, self._judge, *given)
        assert isinstance(self._judge, ArchitectsJudge)
        return ArchitectsTrying(self._game, self._judge, *given)

    def _often(self, answers: int, timer: Timer) -> int:
        """How often each answer is tried in the next round; not at all when the time is over."""
        pace = self._prudence.pace
        if pace and not timer.counts_only:
            return round(min(MOST_AT_ONCE, max(LEAST_AT_ONCE, pace * timer.left))) // answers * (timer.spent < LATE)
        if not timer.done:
            return max(1, timer.room(FIRST * answers) // answers) if timer.counts_only else FIRST
        wanted = min(MOST_AT_ONCE, max(timer.done, FIRST * answers))
        return timer.room(wanted) // answers if timer.another() else 0

    def likely(self, priors: Sequence[float], most: int) -> list[int]:
        """The places of the answers that are tried, the likeliest first."""
        first = _by(priors)[:most]
        return [at for at in first if priors[at] >= self._prudence.least or at in first[:2]]

    def priors(self, view: AnyView, legal: Sequence[Action]) -> list[float]:
        """How likely the net finds each answer; those that it does not tell apart are as likely as each other."""
        weights = self._judge.weights(self._judge.logits(self._game, view), view, legal)
        best: dict[Hashable, float] = {}
        meant = [self._judge.alike(action, view) for action in legal]
        for meaning, weight in zip(meant, weights, strict=True):
            best[meaning] = max(best.get(meaning, weight), weight)
        return shares([best[meaning] for meaning in meant])

    def _kept(self, alive: Sequence[Tried], begun: int, spent: float, in_all_manners: bool) -> list[Tried]:
        """The answers that may still be the best, and the fewer of them the more of the time is over. None is given up
        for being behind before it was tried in all manners."""
        if alive[0].trials < LEAST_TRIALS:
            return list(alive)
        best, *others = (alive[at] for at in self._ranking(alive))
        most = max(2, ceil(begun * 0.5 ** int(spent / self._prudence.halving)))
        return [best, *(other for other in others[: most - 1] if not (in_all_manners and self._behind(other, best)))]

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


def _by(priors: Sequence[float]) -> list[int]:
    """Places of answers, the likeliest first."""
    return sorted(range(len(priors)), key=priors.__getitem__, reverse=True)


def _doubt(differences: np.ndarray) -> float:
    """The variance of the mean of differences, from what they show and what is usual."""
    trials = len(differences)
    return float(differences.var() * trials + SPREAD * BELIEVED) / (trials + BELIEVED) / trials
