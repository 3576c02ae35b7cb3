"""PettingZoo's AEC interface: one agent acts after the other.

Where seats choose at once, they are asked in the order of the seats, and nobody sees what the others have chosen.
"""

import pettingzoo

from wonders.core.options import Given
from wonders.rl.table import Agent, AgentsAtTable, Info, Observation


class AECEnv(AgentsAtTable, pettingzoo.AECEnv[Agent, Observation, int]):
    """A match whose seats are agents that act one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new match. The same seed deals the same matches, one a reset."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.rounds.waiting[0]]

    def step(self, action: int | None) -> None:
        """Take the answer of the agent that is asked; None of one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        went_on = self.rounds.answer(self.seat_of[agent], -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if went_on and (self.cut_short() or self.rounds.over):
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.rounds.waiting[0]]

    def _end(self) -> None:
        """Everybody gets a reward and hears that the match is over, or has been cut short."""
        over = self.rounds.over
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.rewards = dict(zip(self.agents, self.rounds.rewards(), strict=True))
        self._accumulate_rewards()
        self.infos = {agent: self.rounds.tell(self.seat_of[agent]) for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the agent that is asked sees, in words, if the render mode is ansi."""
        return self.describe(self.agent_selection) if self.render_mode else None


def aec_env(game: str, players: int | None = None, **options: Given) -> AECEnv:
    """A PettingZoo environment of a game with its options.

    Besides those of the game: `illegal` (error, random or lose: what comes of an illegal action), `max_cycles` (the
    match is cut short after so many rounds of answers), `render_mode` (ansi).
    """
    return AECEnv(game, players, **options)  # type: ignore[arg-type]
