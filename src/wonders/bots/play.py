"""Bots play whole matches among themselves, as fast as the rules allow."""

from collections.abc import Iterator, Sequence

from wonders.bots.bot import Bot, Perspective
from wonders.bots.guard import Guarded
from wonders.bots.hosting import play_hosted
from wonders.bots.played import Played, rng_for
from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, Seat
from wonders.core.game import AnyGame
from wonders.core.phases import AnyDecision

__all__ = ["Played", "play_match", "play_matches", "rng_for"]


def play_match(game: AnyGame, bots: Sequence[Bot], seed: str) -> Played:
    """One match: chance and bots follow from the seed."""
    if any(isinstance(bot, Guarded) for bot in bots):
        return play_hosted(game, bots, seed)
    return _play_trusted(game, bots, seed)


def _play_trusted(game: AnyGame, bots: Sequence[Bot], seed: str) -> Played:
    """The loop that trusts the bots; it is the measure of speed."""
    dealer = Dealer.from_seed(seed)
    tables = [game.start()]

    def look(seat: Seat) -> object:
        return game.view(tables[-1], seat)

    def recall(seat: Seat) -> Sequence[object]:
        return tuple(game.view(table, seat) for table in tables)

    sights = [Perspective(game, seat, rng_for(seed, seat), look, recall) for seat in game.seats]
    answered: list[tuple[Seat, Action]] = []
    drawn = 0
    find_legal, advance = game.legal, game.advance
    table, _, pending, known, _ = game.situation(tables[0])
    while pending:
        if CHANCE in pending:
            chance: AnyDecision = pending[CHANCE]
            action = dealer.answer(chance)
            answers: dict[Seat, Action] = {CHANCE: action}
            answered.append((CHANCE, action))
            drawn += 1
        else:
            answers = {}
            for seat, asked in pending.items():  # a comprehension would make a function at every step
                legal = known[seat] if seat in known else find_legal(table, seat)
                action = answers[seat] = bots[seat].choose(asked, legal, sights[seat])
                answered.append((seat, action))
        table, _, pending, known, _ = advance(table, answers)
        tables.append(table)
    outcome = game.outcome(table)
    assert outcome is not None, "a match without pending decisions is over"
    return Played(game, seed, outcome, len(answered) - drawn, tuple(answered))


def play_matches(game: AnyGame, bots: Sequence[Bot], seed: str, count: int) -> Iterator[Played]:
    """Independent matches: each follows from the seed and its number alone."""
    return (play_match(game, bots, f"{seed}:{number}") for number in range(count))
