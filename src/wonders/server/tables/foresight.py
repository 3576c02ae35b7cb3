"""What a seat may be able to answer when it is asked next, for its plans: worked out from what it has seen alone.

The match is played on a little in several worlds that the seat cannot tell from the real one, others and chance
answering in turn whatever they can. What is possible in enough of these worlds is worth planning for.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.core.game import AnyGame, AnyTable, AnyView

WORLDS: Final = 24
OFTEN: Final = WORLDS // 2
SELDOM: Final = WORLDS // 8
"""In how many worlds something must be possible: what an unknown card would allow is in few of them."""
STEPS: Final = 80
MOST: Final = 60


@dataclass
class Foresight:
    """What was possible, and in how many worlds."""

    others: Counter[Action] = field(default_factory=Counter)
    mine: Counter[Action] = field(default_factory=Counter)

    def told(self, is_sure: bool) -> tuple[list[str], list[str]]:
        """What others may answer, and what the seat may. Where all is seen but what others choose, also what only some
        of their answers leave."""
        least = OFTEN if is_sure else SELDOM
        mine = [str(action) for action, count in self.mine.most_common(MOST) if count >= least]
        return [str(action) for action, count in self.others.most_common(MOST) if count >= SELDOM], mine


def foresee(
    game: AnyGame, history: Sequence[AnyView], seat: Seat, sealed: str, after: Sequence[str], rng: Random
) -> tuple[list[str], list[str]]:
    """What others may answer next, and the seat then, `after` these answers: another's (or "" for any) and the own, in
    turn. `sealed` is what the seat has answered already to what all are asked now."""
    found = Foresight()
    for world in range(WORLDS):
        _play_on(game, game.resample(history, rng), seat, sealed, list(after), (found, world, rng))
    return found.told(not game.takes_turns or len(after) % 2 == 1)


def _play_on(
    game: AnyGame, table: AnyTable, seat: Seat, sealed: str, after: list[str], given: tuple[Foresight, int, Random]
) -> None:
    found, world, rng = given
    dealer, is_first, heard = Dealer.from_seed(rng.getrandbits(32)), True, False
    for _ in range(STEPS):
        answers: dict[Seat, Action] = {}
        for asked, decision in game.pending(table).items():
            if isinstance(decision, ChanceDecision):
                answers[CHANCE] = dealer.answer(decision)
            elif asked == seat and is_first and sealed:
                answers[seat] = game.notation.parse(sealed)
            elif asked == seat:
                when_and_then, after = after[:2], after[2:]
                if len(when_and_then) < 2:
                    found.mine.update(game.legal(table, seat))
                    return
                answers[seat], heard = _wanted(game, table, seat, when_and_then[1], rng), False
            else:
                if not heard and not after and game.takes_turns:
                    found.others.update(game.legal(table, asked))
                wanted = after[0] if after and not heard else ""
                turn = world if not heard else rng.randrange(WORLDS)
                answers[asked], heard = _wanted(game, table, asked, wanted, rng, turn), True
        if not answers:
            return
        is_first, table = False, game.step(table, dict(sorted(answers.items()))).table


def _wanted(game: AnyGame, table: AnyTable, seat: Seat, text: str, rng: Random, turn: int | None = None) -> Action:
    """The answer that is asked for, if it is possible; another one otherwise, each in its turn."""
    legal = game.legal(table, seat)
    if text and (action := game.notation.parse(text)) in legal:
        return action
    return legal[turn % len(legal)] if turn is not None else rng.choice(legal)
