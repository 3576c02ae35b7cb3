"""Trying answers of one seat: each meets the same tables, the same answers of others and the same luck, and everybody
goes on as some net would to the end of the age, where the seat's own net is asked who is ahead, or of the match."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from wonders.bots.net.many import CLOSE, ClassicJudge
from wonders.bots.net.policy import SeatsNet
from wonders.bots.search.budget import Timer
from wonders.bots.together.classic import flow
from wonders.bots.together.classic.facts import NONE
from wonders.bots.together.classic.offers import offers
from wonders.bots.together.classic.points import shares
from wonders.bots.together.classic.policy import Policy
from wonders.bots.together.classic.rows import rows
from wonders.bots.together.classic.tables import Tables, gathered
from wonders.bots.together.classic.turns import BUILD, FREE, NOTHING, SELL, STAGE, Answers
from wonders.bots.together.lots import Lots
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame, AnyView
from wonders.spaces.classic.pieces import CARD_NUMBER

WORLDS = 64
"""Tables that are thought of at one decision; they are met again with other luck."""
_KINDS = {"build": BUILD, "stage": STAGE, "sell": SELL}


@dataclass(frozen=True)
class Meaning:
    """An answer as arrays have it: what is done with which card, and what is paid for it."""

    kind: int = NOTHING
    card: int = NONE
    left: int = 0
    right: int = 0
    bank: int = 0

    @classmethod
    def of(cls, action: Action) -> "Meaning":
        """What an action means; a card from the discard pile is only named."""
        verb, *words = str(action).split()
        if verb == "decline":
            return cls()
        given = dict(word.split("=") for word in words[1:])
        kind = FREE if "using" in given else _KINDS.get(verb, NOTHING)
        return cls(kind, CARD_NUMBER[words[0]], *(int(given.get(name, 0)) for name in ("left", "right", "bank")))


class Trying:
    """Tries answers to one decision of a seat, as often as somebody wants."""

    def __init__(
        self,
        game: AnyGame,
        judge: ClassicJudge,
        mine: SeatsNet,
        others: Sequence[SeatsNet],
        seat: Seat,
        history: Sequence[AnyView],
        rng: Random,
        ahead: int = 0,
    ) -> None:
        self._game = game
        self._judge = judge
        self._lots = Lots(mine, others)
        self._seat = seat
        self._history = history
        self._rng = rng
        self._luck = np.random.default_rng(rng.getrandbits(64))
        self._last = history[-1].age + ahead
        """The age at whose end the net is asked, if the match is not over then."""
        self._worlds: list[Tables] = []
        self._met = 0

    @property
    def worlds(self) -> int:
        """How many tables were thought of."""
        return len(self._worlds)

    def values(self, answers: Sequence[Action], often: int, timer: Timer | None = None) -> np.ndarray:
        """What the seat has of the victory after each of these answers, so often. When the time is over the net is
        asked at once."""
        meant = [Meaning.of(answer) for answer in answers]
        base = Tables.joined([self._world((self._met + at) % WORLDS) for at in range(often)])
        self._met += often
        tables = base.repeated(len(answers))
        styles = self._lots.drawn(self._luck, self._seat, base.players, often)
        policy = Policy(self._lots.nets, self._luck, len(answers), styles)
        self._answered(tables, base, meant, policy, styles)
        while not flow.over(tables) and tables.age <= self._last and (timer is None or timer.left > 0):
            flow.turn(tables, policy)
        found: np.ndarray = self._worth(tables).reshape(len(answers), often)
        return found

    def _world(self, number: int) -> Tables:
        while number >= len(self._worlds):
            self._worlds.append(gathered([self._game.resample(self._history, self._rng)]))
        return self._worlds[number]

    def _answered(
        self, tables: Tables, base: Tables, answers: Sequence[Meaning], policy: Policy, styles: np.ndarray
    ) -> None:
        """The tables after the answers, at the next turn of all. What others answer now is asked with more care."""
        phase = self._history[-1].phase
        if phase == "revive":
            flow.after_cards(tables, policy, np.repeat([answer.card for answer in answers], base.size))
        elif phase == "last_card":
            flow.last_card(tables, policy, self._given(flow.nothing(base), base, answers))
            flow.after_cards(tables, policy)
        else:
            careful = Policy((self._judge.net, *self._lots.nets[1:]), self._luck, styles=styles)
            flow.turn(tables, policy, self._given(flow.picked(base, careful), base, answers))

    def _given(self, others: Answers, base: Tables, answers: Sequence[Meaning]) -> Answers:
        """What everybody answers: the others the same whatever this seat does."""
        often = base.size
        whole = Answers(*(np.tile(part, (1, len(answers))) for part in others.parts))
        hand = base.hands[self._seat, 0].tolist()
        for at, answer in enumerate(answers):
            mine = answer.kind, hand.index(answer.card), answer.left, answer.right, answer.bank
            for part, value in zip(whole.parts, mine, strict=True):
                part[self._seat, at * often : (at + 1) * often] = value
        return whole

    def _worth(self, tables: Tables) -> np.ndarray:
        if flow.over(tables):
            return shares(tables, self._seat, CLOSE, self._judge.closeness)
        seats, everybody = np.array([self._seat]), np.arange(tables.players)
        seen = rows(tables, seats, offers(tables, seats), "pick", everybody, np.zeros(tables.size, bool))
        expected: np.ndarray = self._judge.net.judged(seen[0])[1][:, 0]
        return expected
