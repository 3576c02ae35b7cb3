"""What the tests of all judgements share: every decision of random matches, and the best action of a scene."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from wonders.bots.bot import Bot
from wonders.bots.knowledge import Knowledge
from wonders.bots.levels import Medium
from wonders.bots.play import play_match
from wonders.bots.uniform import Uniform
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat
from wonders.core.game import Game

AnyGame = Game[Any, Any]


class Moment(NamedTuple):
    """A table at which a seat is asked."""

    table: Any
    seat: Seat
    asked: Decision


def moments(game: AnyGame, seed: str) -> Iterator[Moment]:
    """Every decision of a match that is played at random."""
    dealer, rng, table = Dealer.from_seed(seed), Random(seed), game.start()
    while pending := game.pending(table):
        answers = {}
        for seat, asked in pending.items():
            if isinstance(asked, ChanceDecision):
                answers[CHANCE] = dealer.answer(asked)
            else:
                yield Moment(table, seat, asked)
                answers[seat] = rng.choice(game.legal(table, seat))
        table = game.step(table, answers).table


def ending(game: AnyGame, seed: str) -> Any:
    """The last table of a match that is played at random."""
    dealer, rng, table = Dealer.from_seed(seed), Random(seed), game.start()
    while pending := game.pending(table):
        answers = {
            seat: dealer.answer(asked) if isinstance(asked, ChanceDecision) else rng.choice(game.legal(table, seat))
            for seat, asked in pending.items()
        }
        table = game.step(table, answers).table
    return table


def best(knowledge: Knowledge, game: AnyGame, table: Any) -> str:
    """The action that looks best to whoever is asked."""
    ((seat, asked),) = game.pending(table).items()
    legal = game.legal(table, seat)
    weights = knowledge.weigh(game, table, seat, asked, legal)
    return str(legal[max(range(len(legal)), key=weights.__getitem__)])


def wins_against_random(game: AnyGame, games: int, seed: str) -> float:
    """Matches that the greedy bot wins against random ones, with a seat more each time; a shared victory in parts."""
    won = 0.0
    for number in range(games):
        seat = number % game.players
        bots: list[Bot] = [Uniform()] * game.players
        bots[seat] = Medium()
        outcome = play_match(game, bots, f"{seed}:{number // game.players}").outcome
        won += (seat in outcome.winners) / len(outcome.winners)
    return won
