"""A bot that plays by the policy of a net alone, without any search."""

import math
from collections.abc import Sequence
from pathlib import Path

from wonders.bots.bot import Perspective
from wonders.bots.net.duel import SHIPPED, load
from wonders.bots.net.many import judge_for
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.options import BadOption
from wonders.spaces import make as make_space
from wonders.spaces.duel.observation import features


class NetPolicy:
    """Answers with what the net finds best; with a temperature it draws, by probabilities that this flattens.

    A file may be given in place of the net that ships for Duel.
    """

    def __init__(self, temperature: float = 0.0, file: Path = SHIPPED) -> None:
        if temperature < 0:
            raise BadOption("The temperature of the bot 'net' is 0 or more.")
        self._temperature = temperature
        self._net = load(file)
        self._space = make_space("duel")

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if len(legal) == 1:
            return legal[0]
        found = self._logits(asked, legal, seen)
        best = max(found)
        if not self._temperature:
            return legal[found.index(best)]
        weights = [math.exp((logit - best) / self._temperature) for logit in found]
        return seen.rng.choices(legal, weights)[0]

    def _logits(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> list[float]:
        if seen.game.id == "duel":
            logits = self._net.judged(features(seen.view))[0]
            return [float(logits[self._space.number(str(action))]) for action in legal]
        judge = judge_for(seen.game, asked)
        if judge is None:
            raise BadOption(f"No net ships that plays {seen.game.id} like this.")
        view = seen.view
        return judge.weights(judge.logits(seen.game, view), view, legal)
