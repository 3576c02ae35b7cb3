"""A match that bots have played, and where each of them gets its chance from."""

from dataclasses import dataclass
from random import Random

from wonders.bots.guard import Fault
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame
from wonders.core.outcome import Outcome
from wonders.core.record import Header, Record


@dataclass(frozen=True)
class Played:
    """A match that bots have played to its end."""

    game: AnyGame
    seed: str
    outcome: Outcome
    decisions: int
    """Answers given by seats; those of chance are not counted."""
    answers: tuple[tuple[Seat, Action], ...]
    faults: tuple[Fault, ...] = ()
    """Moves that guarded bots have lost to their fallback."""

    def record(self) -> Record:
        game = self.game
        header = Header(game.id, game.rules, game.players, game.options, self.seed)
        return Record(header, tuple((seat, str(action)) for seat, action in self.answers))


def rng_for(seed: str, seat: Seat) -> Random:
    """The source of chance of the bot at a seat: it depends on the seed alone, not on the other seats or matches."""
    return Random(f"{seed}:{seat}")
