"""What the environments of PettingZoo share: agents, spaces, seeds, the limit of cycles, rendering."""

from random import Random
from typing import TypeAlias

import numpy
from gymnasium import spaces

from wonders.core.decisions import Seat
from wonders.core.options import BadOption, Given
from wonders.core.wire import JsonObject
from wonders.games.registry import make
from wonders.rl.rounds import Rounds, Vector

Agent: TypeAlias = str
Info: TypeAlias = JsonObject
"""What an agent is told beside what it sees."""
Observation: TypeAlias = dict[str, Vector]


def vectors(size: int) -> spaces.Space[Vector]:
    """The space of observations: whole numbers from -128 to 127."""
    box: spaces.Space[Vector] = spaces.Box(-128, 127, (size,), numpy.int8)
    return box


class AgentsAtTable:
    """One agent a seat: `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        illegal: str = "error",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Given,
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise BadOption(f"Option max_cycles must be at least 1, not {max_cycles}.")
        self.rounds = Rounds(make(game, players, **options), illegal)
        self.metadata: dict[str, object] = {
            "name": f"wonders_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.render_mode = check_render_mode(render_mode)
        self.max_cycles = max_cycles
        self.layout = self.rounds.observer.layout
        """Where each field stands in the observation."""
        self.possible_agents: list[Agent] = [f"seat_{seat}" for seat in self.rounds.game.seats]
        self.agents: list[Agent] = []
        self.seat_of: dict[Agent, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(self.rounds.space.size) for agent in self.possible_agents}
        self._observations = {agent: self._observation_space() for agent in self.possible_agents}
        self._seeds = Random()
        self._cycles = 0

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.rounds.space.size,), numpy.int8)
        return spaces.Dict({"observation": vectors(self.layout.size), "action_mask": mask})

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """A vector of numbers, laid out as `layout` says, and a mask of the legal actions."""
        return self._observations[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """The numbered actions, the same for all: `text(number)` says what they mean."""
        return self._actions[agent]

    def observe(self, agent: Agent) -> Observation:
        """What an agent sees, and what it may answer; nothing if it is not asked."""
        seat = self.seat_of[agent]
        return {"observation": self.rounds.observe(seat), "action_mask": self.rounds.mask(seat)}

    def text(self, number: int) -> str:
        """The text of a numbered action."""
        return self.rounds.space.text(number)

    def number(self, text: str) -> int:
        """The number of an action's text."""
        return self.rounds.space.number(text)

    def begin(self, seed: int | None) -> None:
        """Deal a new match; a seed begins a new series of matches."""
        if seed is not None:
            self._seeds = Random(seed)
        self.rounds.begin(self._seeds.getrandbits(63))
        self.agents = self.possible_agents[:]
        self._cycles = 0

    def cut_short(self) -> bool:
        """Count a cycle; whether it was the last one allowed."""
        self._cycles += 1
        return self.max_cycles is not None and self._cycles >= self.max_cycles

    def describe(self, agent: Agent) -> str:
        """What an agent sees, in words."""
        return self.rounds.describe(self.seat_of[agent])

    def close(self) -> None:
        """Nothing has to be closed."""


def check_render_mode(render_mode: str | None) -> str | None:
    """None or ansi, or a sentence."""
    if render_mode not in (None, "ansi"):
        raise BadOption(f"Option render_mode cannot be '{render_mode}'; allowed are: none, ansi.")
    return render_mode
