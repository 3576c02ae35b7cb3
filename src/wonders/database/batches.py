"""What is generated: batches of matches between bots. A match follows from its batch and its number."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from wonders.core.game import AnyGame
from wonders.core.options import BadOption, Setting
from wonders.games.registry import make


@dataclass(frozen=True)
class Batch:
    """So many matches of one game between these bots, who move on round the table from match to match."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, Setting] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.make()
        if self.games < 1:
            raise BadOption(f"At least 1 match must be played, not {self.games}.")
        if not self.bots or not all(self.bots) or len(self.bots) > self.players:
            raise BadOption(f"{self.players} players need 1 to {self.players} bots, not {len(self.bots)}.")

    def make(self) -> AnyGame:
        return make(self.game, self.players, **self.options)

    @property
    def source(self) -> str:
        """Names the batch whatever its length: a longer one of the same name goes on where the shorter one ended."""
        game = self.make()
        bots = "+".join(self.bots)
        return " ".join((game.id, str(self.players), *variant_of(game).split(), bots, self.seed))

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in a match."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))

    def seed_of(self, number: int) -> str:
        return f"{self.seed}:{number}"


def variant_of(game: AnyGame) -> str:
    """The options that are not the usual ones, as name=value; empty for the game as it comes."""
    usual = {option.name: option.default for option in game.options_known}
    changed = {name: value for name, value in game.options.items() if value != usual[name]}
    return " ".join(
        f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in changed.items()
    )


SEED = "wonders-1"
HARD = "hard:nodes=10"
"""The bot that thinks ahead, on a budget that gives the same matches on every machine."""


def _standard() -> tuple[Batch, ...]:
    both: Mapping[str, Setting] = {"expansions": "cities,leaders"}
    cities: Mapping[str, Setting] = {"expansions": "cities"}
    leaders: Mapping[str, Setting] = {"expansions": "leaders"}
    medium = ("medium",)
    classic = {2: 600, 3: 4000, 4: 2500, 5: 1800, 6: 1000, 7: 1600}
    architects = {2: 1000, 3: 900, 4: 700, 5: 400, 6: 300, 7: 300}
    return (
        *(Batch("classic", players, medium, games, SEED) for players, games in classic.items()),
        Batch("classic", 4, medium, 500, SEED, cities),
        Batch("classic", 4, medium, 500, SEED, leaders),
        Batch("classic", 4, medium, 700, SEED, both),
        Batch("duel", 2, medium, 4000, SEED),
        *(Batch("architects", players, medium, games, SEED) for players, games in architects.items()),
        *(Batch(game, players, ("easy", "medium"), 300, SEED) for game, players in PAIRED),
        *(Batch(game, players, (HARD,), games, SEED) for (game, players), games in zip(PAIRED, THINKING, strict=True)),
        *(Batch(game, players, (HARD, "medium"), 60, SEED) for game, players in PAIRED),
    )  # fmt: skip


THINKING = (800, 800, 400)
PAIRED = (("classic", 3), ("duel", 2), ("architects", 2))
"""Where bots of different strength meet, and where `hard` plays."""

DATA_SETS = {"standard": _standard}
"""Batches that are generated together, by name."""


def data_set(name: str) -> tuple[Batch, ...]:
    if name not in DATA_SETS:
        raise BadOption(f"There is no data set '{name}'; there are: {', '.join(DATA_SETS)}.")
    return DATA_SETS[name]()
