"""Games of one idea each, to see whether a search gets that idea right."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from wonders.bots.bot import Perspective
from wonders.bots.knowledge import Knowledge
from wonders.core.actions import Action, Notation
from wonders.core.catalogue import Item
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat
from wonders.core.events import Step
from wonders.core.game import Game
from wonders.core.options import Option
from wonders.core.outcome import Outcome, ranks
from wonders.core.phrases import Phrase


class Say(Action):
    verb = "say"
    word: str


class Roll(Action):
    verb = "roll"
    number: int


class Saying(Decision):
    pass


class Rolling(ChanceDecision):
    """One with weight 1, two with weight 3."""

    def sample(self, stream: Stream) -> Roll:
        return Roll(1 if stream.below(4) == 0 else 2)

    def outcomes(self) -> tuple[tuple[Action, int], ...]:
        return (Roll(1), 1), (Roll(2), 3)

    def accepts(self, action: Action) -> bool:
        return action in (Roll(1), Roll(2))


@dataclass(frozen=True)
class Table:
    said: tuple[tuple[Seat, str], ...] = ()
    rolled: int = 0


class Toy(Game[Table, Table]):
    """Nothing is hidden: a view is the table."""

    rules = "1"
    seats_allowed = range(2, 3)
    default_players = 2
    options_known: ClassVar[tuple[Option, ...]] = ()
    notation = Notation(Say, Roll)
    longest = 3

    def start(self) -> Table:
        return Table()

    def step(self, table: Table, answers: Mapping[Seat, Action]) -> Step[Table]:
        for seat, action in sorted(answers.items()):
            if isinstance(action, Say):
                table = Table((*table.said, (seat, action.word)), table.rolled)
            elif isinstance(action, Roll):
                table = Table(table.said, action.number)
        return Step(table, ())

    def view(self, table: Table, seat: Seat) -> Table:
        return table

    def outcome(self, table: Table) -> Outcome | None:
        if self.pending(table):
            return None
        winner = self.winner(table)
        points = tuple(int(seat == winner) for seat in self.seats)
        return Outcome("toy", ranks([(one,) for one in points]), points, (), ())

    def winner(self, table: Table) -> Seat:
        raise NotImplementedError

    def resample(self, history: Sequence[Table], rng: Random) -> Table:
        return history[-1]

    def audit(self, table: Table) -> Iterator[str]:
        return iter(())

    @classmethod
    def catalogue(cls) -> tuple[Item, ...]:
        return ()

    def describe(self, view: Table) -> Iterator[Phrase]:
        return iter(())


class Pennies(Toy):
    """Both say heads or tails at once; seat 0 wins if they agree."""

    id = "pennies"

    def pending(self, table: Table) -> Mapping[Seat, Decision]:
        return {} if table.said else {0: Saying(), 1: Saying()}

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        return (Say("heads"), Say("tails")) if seat in self.pending(table) else ()

    def winner(self, table: Table) -> Seat:
        return 0 if table.said[0][1] == table.said[1][1] else 1


class Die(Toy):
    """Seat 0 bets on one or two, or folds; then a die is rolled that shows two in three of four cases."""

    id = "die"

    def pending(self, table: Table) -> Mapping[Seat, Decision]:
        if not table.said:
            return {0: Saying()}
        return {} if table.rolled else {CHANCE: Rolling("die")}

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        return (Say("one"), Say("two"), Say("fold")) if seat == 0 and not table.said else ()

    def winner(self, table: Table) -> Seat:
        return 0 if {"one": 1, "two": 2}.get(table.said[0][1]) == table.rolled else 1


class Ignorance(Knowledge):
    """Knows nothing of a game: all answers look alike, and everybody is as likely to win."""

    def weigh(
        self, game: Game[Any, Any], scene: Any, seat: Seat, asked: Decision, legal: Sequence[Action]
    ) -> list[float]:
        return [0.0] * len(legal)

    def estimate(self, game: Game[Any, Any], scene: Any) -> list[float]:
        return [1 / game.players] * game.players


def sight(game: Game[Any, Any], seat: Seat, rng: Random, history: Sequence[Any]) -> Perspective:
    """A perspective with this history."""
    return Perspective(game, seat, rng, lambda _: history[-1], lambda _: history)
