"""Gymnasium's interface: one seat is the agent's, the others are bots."""

from typing import SupportsInt

import gymnasium
import numpy

from wonders.bots.bot import Perspective
from wonders.bots.guard import Guarded
from wonders.bots.play import rng_for
from wonders.bots.registry import make_bots
from wonders.core.decisions import Seat
from wonders.core.options import BadOption, Given
from wonders.games.registry import GAMES, make
from wonders.rl.rounds import Rounds, Vector
from wonders.rl.table import Info, check_render_mode, vectors


class GymEnv(gymnasium.Env[Vector, numpy.int64]):
    """A match against bots. `info["action_mask"]` and `action_masks()` tell what is legal."""

    metadata: dict[str, object] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: Seat = 0,
        opponents: str = "medium",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Given,
    ) -> None:
        self.rounds = Rounds(make(game, players, **options), illegal, remember=True)
        if seat not in self.rounds.game.seats:
            raise BadOption(f"There are the seats 0 to {self.rounds.game.players - 1}, and no {seat}.")
        self.seat = seat
        self.layout = self.rounds.observer.layout
        """Where each field stands in the observation."""
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = vectors(self.layout.size)
        self.action_space = gymnasium.spaces.Discrete(self.rounds.space.size)
        self._bots = make_bots(opponents, self.rounds.game.players)
        if any(isinstance(bot, Guarded) for bot in self._bots):
            raise BadOption(f"Opponents here are the bots that come with Wonders, no programs: not '{opponents}'.")
        self._sights: list[Perspective] = []

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Vector, Info]:
        """Deal a new match, and let the bots play until the agent is asked."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**63 - 1))
        self.rounds.begin(dealt)
        game, rounds = self.rounds.game, self.rounds
        self._sights = [
            Perspective(
                game,
                other,
                rng_for(str(dealt), other),
                lambda at: game.view(rounds.table, at),
                lambda at: tuple(game.view(table, at) for table in rounds.tables),
            )
            for other in game.seats
        ]
        self._let_bots_play()
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[Vector, float, bool, bool, Info]:
        """Take the agent's answer, and let the bots play until it is asked again or the match is over."""
        self.rounds.answer(self.seat, int(action))
        self._let_bots_play()
        over = self.rounds.over
        reward = float(self.rounds.rewards()[self.seat]) if over else 0.0
        seen, told = self._seen()
        return seen, reward, over, False, told

    def action_masks(self) -> Vector:
        """1 for each action that is legal now."""
        return self.rounds.mask(self.seat)

    def render(self) -> str | None:
        """What the agent sees, in words, if the render mode is ansi."""
        return self.rounds.describe(self.seat) if self.render_mode else None

    def text(self, number: int) -> str:
        """The text of a numbered action."""
        return self.rounds.space.text(number)

    def number(self, text: str) -> int:
        """The number of an action's text."""
        return self.rounds.space.number(text)

    def _let_bots_play(self) -> None:
        rounds = self.rounds
        while not rounds.over and rounds.waiting != [self.seat]:
            at = next(seat for seat in rounds.waiting if seat != self.seat)
            legal = rounds.game.legal(rounds.table, at)
            rounds.answer_with(at, self._bots[at].choose(rounds.pending[at], legal, self._sights[at]))

    def _seen(self) -> tuple[Vector, Info]:
        told = self.rounds.tell(self.seat) | {"action_mask": self.action_masks()}
        return self.rounds.observe(self.seat), told


def gym_env(
    game: str, players: int | None = None, *, seat: Seat = 0, opponents: str = "medium", **options: Given
) -> GymEnv:
    """A Gymnasium environment: an agent at one seat against bots by their names, one for all or one for each seat.

    An illegal action forfeits the match (reward -1), unless the option `illegal` says error or random.
    """
    return GymEnv(game, players, seat=seat, opponents=opponents, **options)  # type: ignore[arg-type]


for _game in GAMES:
    gymnasium.register(f"wonders/{_game.capitalize()}-v0", f"{__name__}:GymEnv", kwargs={"game": _game})
