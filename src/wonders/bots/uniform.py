"""A bot without a plan: every legal action is equally likely."""

from collections.abc import Sequence

from wonders.bots.bot import Perspective
from wonders.core.actions import Action
from wonders.core.decisions import Decision


class Uniform:
    """Plays at random. It is the yardstick for other bots and for the speed of the engines."""

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        return legal[int(seen.rng.random() * len(legal))]  # Random.choice takes four times as long
