"""PettingZoo's Parallel interface: everybody who is asked answers at once.

Made for games in which all choose together. Where some are not asked, their masks are empty and their actions ignored,
so that a game in which one decides at a time can be played too.
"""

import pettingzoo

from wonders.core.decisions import IllegalAction, Seat
from wonders.core.options import Given
from wonders.core.phrases import Player, phrase
from wonders.rl.table import Agent, AgentsAtTable, Info, Observation


class ParallelEnv(AgentsAtTable, pettingzoo.ParallelEnv[Agent, Observation, int]):
    """A match whose seats are agents that act together."""

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, Info]]:
        """Deal a new match. The same seed deals the same matches, one a reset."""
        self.begin(seed)
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observation],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, Info],
    ]:
        """Take the answers of all who are asked. If one is refused, nothing changes."""
        if not self.agents:
            raise IllegalAction(phrase("why-over"))
        answers = self._checked(actions)
        for seat, number in answers.items():
            if not self.rounds.over:
                self.rounds.answer(seat, number)
        over, short = self.rounds.over, self.cut_short()
        agents = self.agents
        rewards = self.rounds.rewards() if over else [0.0] * len(agents)
        told = {agent: self.rounds.tell(self.seat_of[agent]) if over else {} for agent in agents}
        seen = self._observe_all()
        if over or short:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, short and not over)
        return seen, dict(zip(agents, rewards, strict=True)), ended, cut, told

    def _checked(self, actions: dict[Agent, int]) -> dict[Seat, int]:
        """The answers of those who are asked."""
        answers = {}
        for seat in self.rounds.waiting:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise IllegalAction(phrase("why-unanswered", seat=Player(seat)))
            answers[seat] = int(actions[agent])
            if self.rounds.illegal == "error" and answers[seat] not in self.rounds.legal(seat):
                raise self.rounds.refusal(seat, answers[seat])
        return answers

    def _observe_all(self) -> dict[Agent, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        """What everybody sees, in words, if the render mode is ansi."""
        return "\n\n".join(map(self.describe, self.possible_agents)) if self.render_mode else None


def parallel_env(game: str, players: int | None = None, **options: Given) -> ParallelEnv:
    """A PettingZoo environment in which all act together; the options are those of `aec_env`."""
    return ParallelEnv(game, players, **options)  # type: ignore[arg-type]
