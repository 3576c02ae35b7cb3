"""A match as the environments drive it: numbers instead of actions, vectors instead of views, chance answered at once.

It keeps no history unless asked to, and looks at the table only for the seat that is observed.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import numpy
from numpy.typing import NDArray

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, IllegalAction, Seat
from wonders.core.game import AnyGame
from wonders.core.options import BadOption
from wonders.core.outcome import Outcome
from wonders.core.phrases import Player, phrase
from wonders.core.wire import JsonObject
from wonders.spaces import observer_of, space_of
from wonders.texts import Texts

Vector = NDArray[numpy.int8]

ILLEGAL: Final = ("error", "random", "lose")
"""What comes of an illegal action: it is refused, or a random legal one is played, or the match is forfeited."""

MOST_KNOWN: Final = 1 << 15
"""So many actions are noted down at most; then it begins anew."""


def check_illegal(illegal: str) -> str:
    """One of `ILLEGAL`, or a sentence."""
    if illegal not in ILLEGAL:
        raise BadOption(f"Option illegal cannot be '{illegal}'; allowed are: {', '.join(ILLEGAL)}.")
    return illegal


class Rounds:
    """One match after the other of a game with its options settled."""

    def __init__(self, game: AnyGame, illegal: str = "error", remember: bool = False) -> None:
        self.game = game
        self.space = space_of(game)
        self.observer = observer_of(game)
        self.illegal = check_illegal(illegal)
        self._remember = remember
        self._numbers: dict[int, tuple[int, Action]] = {}
        """Numbers of actions that have been legal so far, by identity: most are made once and come again and again, and
        hashing or writing them takes as long as a whole turn. They are kept, so that no identity is given twice."""
        self.begin(0)

    def begin(self, seed: int | str) -> None:
        """Deal a new match; all of its chance follows from the seed."""
        self.table = self.game.start()
        self.tables = [self.table]
        """All tables so far, where they are remembered."""
        self.rng = Random(f"illegal {seed}")
        self.loser: Seat | None = None
        """Who has forfeited the match by an illegal action."""
        self._dealer = Dealer.from_seed(seed)
        self._arrive()

    def _arrive(self) -> None:
        """Answer for chance until seats are asked, or nobody is."""
        game = self.game
        pending = game.pending(self.table)
        while CHANCE in pending:
            asked = pending[CHANCE]
            assert isinstance(asked, ChanceDecision)
            self._go({CHANCE: self._dealer.answer(asked)})
            pending = game.pending(self.table)
        self.pending: Mapping[Seat, Decision] = pending
        self.waiting: list[Seat] = sorted(pending)
        """Seats that have still to answer."""
        self._sealed: dict[Seat, Action] = {}
        self._legal: dict[Seat, dict[int, Action]] = {}

    def _go(self, answers: Mapping[Seat, Action]) -> None:
        self.table = self.game.step(self.table, answers).table
        if self._remember:
            self.tables.append(self.table)

    @property
    def over(self) -> bool:
        return self.loser is not None or not self.pending

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table)

    def legal(self, seat: Seat) -> dict[int, Action]:
        """The legal actions of a seat by their numbers; nothing for a seat that has not to answer."""
        found = self._legal.get(seat)
        if found is None:
            known, found = self._numbers, {}
            for action in self.game.legal(self.table, seat):
                entry = known.get(id(action))
                if entry is None:
                    entry = self._number(action)
                found[entry[0]] = action
            self._legal[seat] = found
        return found

    def _number(self, action: Action) -> tuple[int, Action]:
        """The number of an action that is met for the first time, noted down."""
        if len(self._numbers) >= MOST_KNOWN:
            self._numbers.clear()
        entry = self._numbers[id(action)] = (self.space.number(str(action)), action)
        return entry

    def mask(self, seat: Seat) -> Vector:
        """1 for each number that is legal now, 0 for the others."""
        mask = bytearray(self.space.size)
        if seat in self.waiting and self.loser is None:
            for number in self.legal(seat):
                mask[number] = 1
        return numpy.frombuffer(mask, numpy.int8)

    def observe(self, seat: Seat) -> Vector:
        """What a seat sees now, in the order of `observer.layout`."""
        return numpy.frombuffer(self.observer.encode(self.game.view(self.table, seat)), numpy.int8)

    def answer(self, seat: Seat, number: int) -> bool:
        """Take a seat's answer. Whether it was the last one missing, so that the match has gone on."""
        action = self.legal(seat).get(number)
        return self.answer_with(seat, action if action is not None else self._instead(seat, number))

    def answer_with(self, seat: Seat, action: Action | None) -> bool:
        """The same with an action that is known to be legal; None forfeits the match."""
        if action is None:
            self.loser, self.waiting = seat, []
            return True
        self._sealed[seat] = action
        self.waiting.remove(seat)
        if self.waiting:
            return False
        self._go(dict(sorted(self._sealed.items())))
        self._arrive()
        return True

    def _instead(self, seat: Seat, number: int) -> Action | None:
        """What an illegal action stands for."""
        if self.illegal == "random" and self.legal(seat):
            return self.rng.choice(list(self.legal(seat).values()))
        if self.illegal == "lose":
            return None
        raise self.refusal(seat, number)

    def refusal(self, seat: Seat, number: int) -> IllegalAction:
        """Why this seat may not answer this."""
        if seat not in self.waiting:
            return IllegalAction(phrase("why-not-asked", seat=Player(seat)))
        return self.game.why_not(self.table, seat, self.game.notation.parse(self.space.text(number)))

    def rewards(self) -> Sequence[float]:
        """The shares of the victory once the match is over; who has forfeited it gets -1, the others nothing."""
        outcome = self.outcome
        if self.loser is not None:
            return [-1.0 if seat == self.loser else 0.0 for seat in self.game.seats]
        return [outcome.share(seat) if outcome is not None else 0.0 for seat in self.game.seats]

    def describe(self, seat: Seat) -> str:
        """What a seat sees, in words."""
        texts = Texts("en", self.game.id, [f"Seat {number}" for number in self.game.seats])
        return "\n".join(texts.say(line) for line in self.game.describe(self.game.view(self.table, seat)))

    def tell(self, seat: Seat) -> JsonObject:
        """What is told of a seat beside its observation: once the match is over, how it has ended for it."""
        outcome = self.outcome
        if outcome is None:
            return {"forfeited": self.loser} if self.loser is not None else {}
        return {"rank": outcome.ranks[seat], "points": outcome.points[seat], "ending": outcome.reason}
