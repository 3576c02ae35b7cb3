"""Chance in the mind of a search: listed where that is worth it, drawn where there are too many outcomes."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import ClassVar

from tests.bots.toys import Die, Ignorance, Roll, Saying, Table, sight
from wonders.bots.search.chance import MOST_LISTED, is_deal
from wonders.bots.search.hard import Hard
from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat
from wonders.core.game import AnyGame
from wonders.games.registry import GAMES, make

SIDES = MOST_LISTED + 1


class RollingMany(ChanceDecision):
    """A die with too many sides to try them all; all but the first count as a two."""

    listings: ClassVar[list[int]] = []

    def sample(self, stream: Stream) -> Roll:
        return Roll(1 if stream.below(SIDES) == 0 else 2)

    def outcomes(self) -> list[tuple[Action, int]]:
        self.listings.append(SIDES)
        return [(Roll(min(side, 2)), 1) for side in range(1, SIDES + 1)]


class RollingAnything(ChanceDecision):
    """A die whose sides nobody can list."""

    def sample(self, stream: Stream) -> Roll:
        raise AssertionError("one of countless outcomes teaches nothing")


class ManySided(Die):
    """The bet on a die with other sides."""

    die: type[ChanceDecision] = RollingMany

    def pending(self, table: Table) -> Mapping[Seat, Decision]:
        pending = super().pending(table)
        return {CHANCE: self.die("die")} if CHANCE in pending else pending


class Countless(ManySided):
    die = RollingAnything


def values(game: Die, nodes: int) -> dict[str, float]:
    table = game.start()
    seen = sight(game, 0, Random(2), [table])
    thought = Hard(Ignorance(), nodes=nodes).think(Saying(), game.legal(table, 0), seen)
    return {str(one.action): one.value for one in thought.considered}


def test_many_outcomes_are_drawn_and_not_listed_again_and_again() -> None:
    RollingMany.listings.clear()
    found = values(ManySided(), 300)
    assert found["say two"] > 0.65 > 0.35 > found["say one"]
    assert len(RollingMany.listings) == 1


def test_a_new_deal_is_judged_and_not_played() -> None:
    found = values(Countless(), 60)
    assert set(found.values()) == {0.5}


def test_what_is_dealt_at_once_is_a_deal_and_what_is_turned_up_is_not() -> None:
    found = {name for game in GAMES for name in _chance(make(game))}
    deals, others = ({name for name, deal in found if deal is wanted} for wanted in (True, False))
    assert deals == {"DealingBoards", "DealingHands", "DealingAge", "Opening"}
    assert {"TurningUp", "TopOfDeck", "TopOfStack"} <= others


def _chance(game: AnyGame) -> Iterator[tuple[str, bool]]:
    """What chance decides in a match at random, and whether that is a deal."""
    rng, table = Random(3), game.start()
    while pending := game.pending(table):
        answers: dict[Seat, Action] = {}
        for seat, asked in pending.items():
            if isinstance(asked, ChanceDecision):
                yield type(asked).__name__, is_deal(asked)
                answers[seat] = asked.sample(Stream(b"mind", asked.label))
            else:
                answers[seat] = rng.choice(game.legal(table, seat))
        table = game.step(table, answers).table
