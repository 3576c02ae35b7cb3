"""A training run for games of many seats: a round for every number of players, then one lesson from all of them."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.batch.game import AnyTree
from wonders.bots.net.policy import load
from wonders.bots.net.seats import SEATS
from wonders.train.adam import still
from wonders.train.net import Params
from wonders.train.plan import Schedule
from wonders.train.ppo import Figures, Settings
from wonders.train.run import Training, beginning, kind_here, tests
from wonders.train.seats import net
from wonders.train.seats.architects import Architects
from wonders.train.seats.classic import Classic
from wonders.train.seats.learn import Tempo, lessons
from wonders.train.seats.lookahead import Search
from wonders.train.seats.rollout import EVERY, Round, mixed_matches, played
from wonders.train.seats.tasks import Task

TASKS: dict[str, type[Task]] = {"classic": Classic, "architects": Architects}
OFTEN = 2
"""In one of so many matches seats are a rival's where some rivals stay."""


@dataclass(frozen=True)
class SeatsPlan(Schedule):
    """One run for a game of many seats."""

    game: str = "classic"
    batch: int = 1024
    """Matches of an iteration with each number of players."""
    players: tuple[int, ...] = ()
    """The numbers of players; all that there are unless said otherwise."""
    temperatures: tuple[float, float] = (0.02, 0.002)
    closeness: tuple[float, float] = (0.7, 0.2)
    """How much of the victory is shared by points, first and last: a close defeat is better than a clear one."""
    pool_every: int = 25
    candidates: int = 0
    """Answers of each decision that are tried by looking ahead; none for none."""
    sharpness: float = Search().sharpness
    trust: float | None = None
    """How much more than the next thought the later ones and the outcome count; what suits the game if not said."""
    patience: float = 1.0
    """The same for what the net learns to expect; 1 for the outcome alone."""
    imitate: str = ""
    """The bot to be imitated, if any."""

    @property
    def search(self) -> Search:
        return Search(self.candidates, sharpness=self.sharpness)


class SeatsRun(Training):
    """A run for a game of many seats."""

    def __init__(self, plan: SeatsPlan) -> None:
        self.plan: SeatsPlan = plan
        task = TASKS[plan.game]
        self.game, self.form, self.layers = plan.game, task.form, task.form.layers
        self.counts = plan.players or tuple(task.counts)
        self.every = OFTEN if plan.rivals else EVERY
        super().__init__(plan)

    @cached_property
    def _programs(self) -> tuple[tuple[AnyTree, ...], AnyTree]:
        plan = self.plan
        trust = TASKS[plan.game].trust if plan.trust is None else plan.trust
        settings = Settings(plan.batch, plan.slices, plan.epochs, trust=trust, patience=plan.patience, kind=kind_here())
        return _compiled(plan.game, self.counts, settings, plan.search, self.every)

    @property
    def matches_at_once(self) -> int:
        return sum(matches(self.plan.game, self.plan.batch, players) for players in self.counts)

    def fresh(self, key: Array) -> Params:
        return net.fresh(self.form, key)

    def exported(self, file: Path) -> Params:
        found = load(self.form, file)
        weights = dict(found.weights)
        if self.form.added > found.form.added:  # what it has never seen counts nothing at first
            nothing = np.zeros((self.form.added, self.form.width), np.float32)
            weights["first"] = np.insert(weights["first"], len(weights["first"]) - SEATS, nothing, axis=0)
        return {name: jnp.asarray(part) for name, part in weights.items()}

    def learnt(self, rival: Params, key: Array, progress: float) -> Figures:
        plan = self.plan
        first, last = plan.closeness
        close = jnp.float32(first + (last - first) * progress)
        seated = partial(varied, first=self.number) if plan.rivals else rivals
        found = [
            play(self.params, rival, self._strange(seated, players), jax.random.fold_in(key, players), close)
            for players, play in zip(self.counts, self._programs[0], strict=True)
        ]
        spread = sum(figures["spread"] for _, _, figures in found) / len(found)
        tempo = Tempo(jnp.float32(plan.rate(progress)), jnp.float32(plan.temperature(progress)) / spread)
        lesson = tuple(one[0] for one in found)
        self.params, self.moments, told = self._programs[1](self.params, self.moments, lesson, tempo, key)
        return told | self._told([figures for _, _, figures in found])

    def _strange(self, seated: Callable[[int, int, int], np.ndarray], players: int) -> Array:
        return jnp.asarray(seated(matches(self.plan.game, self.plan.batch, players), players, self.every))

    def _told(self, found: Sequence[Figures]) -> Figures:
        told: Figures = {}
        for players, figures in zip(self.counts, found, strict=True):
            told |= {f"{name}_{players}": figure for name, figure in figures.items()}
        return told

    def contested(self, rival: Params, key: Array) -> Array:
        """One seat against all others, with every number of players; equally strong ones get half."""
        shares = []
        for players, play in zip(self.counts, self._programs[0], strict=True):
            strange, found = self._strange(alone, players), []
            for again in jax.random.split(jax.random.fold_in(key, players), self.every):
                _, ended, _ = play(self.params, rival, strange, again, jnp.float32(0))
                tested = mixed_matches(self.every)
                won = jnp.where(strange, 0.0, ended.victory)[tested]
                found.append(jnp.stack([won.sum(), ended.counted[tested].sum()]))
            won, over = sum(found, jnp.zeros(2))
            share = won / jnp.maximum(1, over)
            shares.append(share * (players - 1) / (share * (players - 1) + 1 - share))
        return jnp.stack(shares).mean()

    def line(self, told: dict[str, float]) -> str:
        each = " ".join(f"{players}:{told[f'points_{players}']:.1f}" for players in self.counts)
        lost = max(told[f"unfinished_{players}"] for players in self.counts)
        ahead = (
            f" ahead {np.mean([told[f'looking_ahead_{n}'] for n in self.counts]):.4f}" if self.plan.candidates else ""
        )
        return f"{beginning(told)} points {each} unfinished {lost:.3f}{ahead}{tests(told)}"


def matches(game: str, batch: int, players: int) -> int:
    """Matches of an iteration with so many players."""
    return batch * TASKS[game].often.get(players, 1)


def rivals(batch: int, players: int, every: int = EVERY) -> np.ndarray:
    """Which seats are an older self's: about half of those of one match in four, the rest are the learner's."""
    return _mixed(batch, lambda number: (np.arange(players) + number) % players >= (players + 1) // 2, players, every)


def varied(batch: int, players: int, every: int = OFTEN, first: int = 0) -> np.ndarray:
    """Which seats are a rival's that stays: from one to all but one. Rounds go on where the one before has ended."""
    at = first * (batch // every)

    def strange(number: np.ndarray) -> np.ndarray:
        turned, many = np.divmod(number + at, players - 1)
        found: np.ndarray = (np.arange(players) + turned) % players <= many
        return found

    return _mixed(batch, strange, players, every)


def alone(batch: int, players: int, every: int = EVERY) -> np.ndarray:
    """In those matches all seats are the rival's but one, which moves on from match to match."""
    return _mixed(batch, lambda number: np.arange(players) != number % players, players, every)


def _mixed(batch: int, strange: Callable[[np.ndarray], np.ndarray], players: int, every: int) -> np.ndarray:
    found = np.zeros((batch, players), bool)
    found[mixed_matches(every)] = strange(np.arange(batch // every)[:, None])
    return found


@lru_cache(maxsize=2)
def _compiled(
    game: str, counts: tuple[int, ...], settings: Settings, search: Search, every: int
) -> tuple[tuple[AnyTree, ...], AnyTree]:
    """A round for every number of players, and the learning from all of them; compiled side by side."""
    kind = TASKS[game]
    params = net.fresh(kind.form, jax.random.key(0))
    key, close = jax.random.key(0), jnp.float32(0)
    plays, shapes = [], []
    for players in counts:
        play, strange = (
            jax.jit(_round(kind(players), Round(settings.kind, search, settings.trust, settings.patience, every))),
            jnp.asarray(rivals(matches(game, settings.batch, players), players, every)),
        )
        lowered = play.lower(params, params, strange, key, close)
        plays.append(lowered)
        shapes.append(lowered.out_info[0])
    tempo = Tempo(jnp.float32(0), jnp.float32(0))
    learn = jax.jit(lessons(kind.form, settings, search, kind.filled))
    learning_from = learn.lower(params, still(params), tuple(shapes), tempo, key)
    with ThreadPoolExecutor() as pool:
        *rounds, learning = pool.map(lambda lowered: lowered.compile(), [*plays, learning_from])
    return tuple(rounds), learning


def _round(task: Task, how: Round) -> Callable[..., AnyTree]:
    def run(learner: Params, rival: Params, strange: Array, key: Array, close: Array) -> AnyTree:
        return played(task, how, learner, rival, strange, key, close)

    return run
