"""Trying answers of one seat: each meets the same decks and the same luck, and everybody goes on as some net would for
so many rounds, after which the seat's own net is asked who is ahead, or to the end of the match."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from wonders.bots.net.many import CLOSE, ArchitectsJudge
from wonders.bots.net.policy import SeatsNet
from wonders.bots.net.seats import slots
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.together.architects import choices, flow
from wonders.bots.together.architects.choices import PARTS
from wonders.bots.together.architects.facts import OVER, PICK
from wonders.bots.together.architects.points import shares
from wonders.bots.together.architects.policy import Policy
from wonders.bots.together.architects.rows import reckoned_too, rows
from wonders.bots.together.architects.tables import Tables, gathered
from wonders.bots.together.lots import Lots
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame, AnyView
from wonders.games.architects.tokens import ALL_TOKENS

WORLDS: Final = 8
"""Tables that are thought of at one decision. Little is hidden; what decks bring is dealt anew for each trial."""
JUDGING: Final = 1e-4
"""Seconds that the net is taken to need for a table, before it was asked."""
ENDLESS: Final = Budget(nodes=1)
_TOKEN: Final = {token.id: token.place for token in ALL_TOKENS}


class Trying:
    """Tries answers to one decision of a seat, as often as somebody wants."""

    def __init__(
        self,
        game: AnyGame,
        judge: ArchitectsJudge,
        mine: SeatsNet,
        others: Sequence[SeatsNet],
        seat: Seat,
        history: Sequence[AnyView],
        rng: Random,
        ahead: int,
    ) -> None:
        self._judge = judge
        self._lots = Lots(mine, others)
        self._seat = seat
        self._view = history[-1]
        self._luck = np.random.default_rng(rng.getrandbits(64))
        self._turns = ahead * game.players
        """So many turns after this one are played on."""
        self._worlds = gathered([game.resample(history, rng) for _ in range(WORLDS)])
        self._met = 0
        self._judging = JUDGING

    @property
    def worlds(self) -> int:
        """How many tables were thought of."""
        return min(WORLDS, self._met)

    def values(self, answers: Sequence[Action], often: int, timer: Timer | None = None) -> np.ndarray:
        """What the seat has of the victory after each of these answers, so often. When no more time is left than the
        net needs, it is asked at once."""
        timer = timer or Timer(ENDLESS)
        base = self._worlds.at_tables((self._met + np.arange(often)) % WORLDS).dealt(self._luck)
        self._met += often
        tables = base.repeated(len(answers))
        styles = self._lots.drawn(self._luck, self._seat, base.players, often)
        policy = Policy(self._lots.nets, self._luck, len(answers), styles)
        self._answered(tables, answers, policy)
        flow.turn(tables, policy)
        for _ in range(self._turns):
            if flow.over(tables) or timer.left < tables.size * self._judging:
                break
            flow.turn(tables, policy)
        begin = timer.passed
        found: np.ndarray = self._worth(tables).reshape(len(answers), often)
        self._judging = (timer.passed - begin) / tables.size
        return found

    def _answered(self, tables: Tables, answers: Sequence[Action], policy: Policy) -> None:
        """The tables after the answers, somewhere in this turn."""
        due, often = int(tables.due[0]), tables.size // len(answers)
        start, luck = PARTS[due].start, policy.luck(tables)
        for number, action in enumerate(answers):
            at = np.arange(number * often, (number + 1) * often)
            words = str(action).split()
            token = _TOKEN[words[1]] if words[0] == "extra" else None
            chosen = np.full(often, self._judge.choice(action, self._view) - start)
            choices.choose(tables, due, at, chosen, luck, token)

    def _worth(self, tables: Tables) -> np.ndarray:
        found: np.ndarray = shares(tables, CLOSE, self._judge.closeness)[self._seat]
        going = np.flatnonzero(tables.due != OVER)
        if going.size:
            seen = rows(tables, PICK, going)
            if self._judge.net.form.added:
                seen = reckoned_too(seen, tables.players)
            away = (self._seat - tables.seat) % tables.players
            found[going] = self._judge.net.judged(seen)[1][:, slots(tables.players).index(away)]
        return found
