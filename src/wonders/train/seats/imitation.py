"""A net that plays like a bot: it learns which answers the bot takes, in matches of bots of several kinds.

Self-play never meets the habits of bots. Such a net can be a rival of training, which plays on the batched engine.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.bots.bot import Bot, Perspective
from wonders.bots.net.many import SeatsJudge, judge_for
from wonders.bots.net.seats import SEATS, Form
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.core.actions import Action
from wonders.core.decisions import Decision, WondersError
from wonders.games.registry import make
from wonders.train.adam import Moments, moved
from wonders.train.net import Params
from wonders.train.ppo import Settings
from wonders.train.rollout import NEVER
from wonders.train.run import kind_here
from wonders.train.seats import net
from wonders.train.seats.run import SeatsPlan, SeatsRun

OTHERS = 0.4
"""How many seats are those of the net that ships, which draws from its policy; the bot has the rest."""
SLIPS = 0.05
"""How often a seat answers by chance, so that positions differ."""
STEP = 1024
"""Decisions of a step."""
SHARPER = 3.0
"""Logits are multiplied by this in the end: rivals draw their answers, and bots take what they find best."""
TESTED = 20
"""One match of so many is kept aside."""


class Decisions(NamedTuple):
    """What was seen, what was legal, and what the bot takes."""

    seen: np.ndarray
    legal: np.ndarray
    choice: np.ndarray


class Watched:
    """A player of a match, and what the bot to be imitated would answer in its place."""

    def __init__(self, player: Bot, model: Bot, chance: Random, found: list[Decisions]) -> None:
        self._player, self._model = player, model
        self._chance, self._found = chance, found

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if len(legal) == 1:
            return legal[0]
        answer = self._model.choose(asked, legal, seen)
        judge = judge_for(seen.game, asked)
        if judge is not None:
            self._note(judge, answer, legal, seen)
        if self._chance.random() < SLIPS:
            return self._chance.choice(legal)
        return answer if self._player is self._model else self._player.choose(asked, legal, seen)

    def _note(self, judge: SeatsJudge, answer: Action, legal: Sequence[Action], seen: Perspective) -> None:
        view = seen.view
        row = judge.rows(seen.game, [view])[0].astype(np.float16)
        choices = np.array(sorted({judge.choice(action, view) for action in legal}), np.int16)
        if len(choices) > 1:
            self._found.append(Decisions(row, choices, np.array(judge.choice(answer, view), np.int16)))


def loss(params: Params, form: Form, part: Decisions) -> tuple[Array, Array]:
    """The surprise at what the bot takes, and how often it is what the net finds best."""
    seen = jnp.asarray(part.seen, jnp.float32)
    logits, _ = net.judged(form, params, seen, kind_here())
    logits = jnp.where(part.legal, logits, NEVER)
    chances = jnp.take_along_axis(jax.nn.log_softmax(logits), part.choice[:, None].astype(jnp.int32), axis=1)
    return -chances.mean(), (logits.argmax(axis=1) == part.choice).mean()


def sharpened(params: Params) -> Params:
    """The same net, less in doubt about what it does; what it expects stays."""
    by = np.full(params["head_bias"].shape, SHARPER, np.float32)
    by[-SEATS:] = 1
    return params | {name: params[name] * by for name in ("head", "head_bias")}


class ImitationRun(SeatsRun):
    """Plays until the time is over, then learns from all that was seen."""

    def __init__(self, plan: SeatsPlan) -> None:
        if plan.start is None:
            raise WondersError("To imitate a bot, --start says which net begins.")
        super().__init__(plan)
        self._model = make_bot(plan.imitate)
        self._others = make_bot("net:temperature=1")

    @property
    def matches_at_once(self) -> int:
        return len(self.counts)

    def go(self) -> None:
        learnt, test = self._played()
        surprise, before = self._tested(test)
        self._learn(learnt)
        told = {"iteration": self.number, "seconds": self.seconds, "matches": self.matches}
        told |= {"decisions": len(learnt.choice), "surprise_before": surprise, "agreement_before": before}
        told["surprise"], told["agreement"] = self._tested(test)
        self.log.append(told)
        self.params = sharpened(self.params)
        print(
            f"agreement {before:.4f} before, {told['agreement']:.4f} now, surprise {told['surprise']:.4f}", flush=True
        )
        self.save()

    def _played(self) -> tuple[Decisions, Decisions]:
        """Decisions to learn from, and others to test with."""
        found: tuple[list[Decisions], list[Decisions]] = [], []
        while not self.plan.finished(self.number, self.seconds):
            for players in self.counts:
                self._play(players, found[self.number % TESTED == 0])
            self.number, self.matches = self.number + 1, self.matches + self.matches_at_once
            if self.number % 100 == 0:
                print(f"{self.number:5} {self.seconds:6.1f}s {len(found[0])} decisions", flush=True)
        return self._joined(found[0]), self._joined(found[1])

    def _play(self, players: int, found: list[Decisions]) -> None:
        seed = f"imitation:{self.plan.seed}:{self.number}:{players}"
        chance = Random(seed)
        kinds = [self._others if chance.random() < OTHERS else self._model for _ in range(players)]
        play_match(make(self.game, players), [Watched(kind, self._model, chance, found) for kind in kinds], seed)

    def _joined(self, found: list[Decisions]) -> Decisions:
        legal = np.zeros((len(found), self.form.choices), bool)
        for row, one in zip(legal, found, strict=True):
            row[one.legal] = True
        seen, choice = np.stack([one.seen for one in found]), np.stack([one.choice for one in found])
        found.clear()
        return Decisions(seen, legal, choice)

    def _learn(self, given: Decisions) -> None:
        longest, form = Settings().longest_gradient, self.form

        @jax.jit
        def step(params: Params, moments: Moments, part: Decisions, rate: Array) -> tuple[Params, Moments]:
            gradient, _ = jax.grad(loss, has_aux=True)(params, form, part)
            return moved(params, moments, gradient, rate, longest)

        chance = np.random.default_rng(self.plan.seed)
        size = min(STEP, len(given.choice))
        steps = [
            order[start : start + size]
            for order in (chance.permutation(len(given.choice)) for _ in range(self.plan.epochs))
            for start in range(0, len(order) - size + 1, size)
        ]
        for number, at in enumerate(steps):
            rate = jnp.float32(self.plan.rate(number / len(steps)))
            part = Decisions(*(whole[at] for whole in given))
            self.params, self.moments = step(self.params, self.moments, part, rate)

    def _tested(self, test: Decisions) -> tuple[float, float]:
        """The surprise, and the share of the decisions in which the net would do the same."""
        asked = jax.jit(lambda params, part: loss(params, self.form, part))
        parts = [Decisions(*(whole[at : at + STEP] for whole in test)) for at in range(0, len(test.choice), STEP)]
        found = np.array([asked(self.params, part) for part in parts])
        surprise, agreement = np.average(found, axis=0, weights=[len(part.choice) for part in parts])
        return float(surprise), float(agreement)
