"""Nets of games with many seats as judges of a search: what they think of what seats see, many at once."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import exp
from typing import ClassVar, Final

import numpy as np

from wonders.bots.net import architects_form, classic_form
from wonders.bots.net.architects_reckoned import completed
from wonders.bots.net.architects_rows import Rows as ArchitectsRows
from wonders.bots.net.classic_rows import Rows as ClassicRows
from wonders.bots.net.policy import SeatsNet, load, shipped
from wonders.bots.net.seats import slots
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.game import AnyGame, AnyTable, AnyView
from wonders.core.options import Setting
from wonders.core.sums import added
from wonders.games.architects.cards import COMMON
from wonders.games.architects.view import View as ArchitectsView
from wonders.games.registry import make as make_game
from wonders.spaces import make as make_space
from wonders.spaces.classic.pieces import CARD_NUMBER, CARDS

DEARER = 8.0
"""How much less likely, as a logit, an answer is that pays more than another for the same thing."""
CLOSE = 0.2
"""How much of a victory is shared by points at the end of a match, as in the last part of the training."""


class SeatsJudge(ABC):
    """Weighs answers and estimates shares of the victory by a net."""

    decisions: ClassVar[frozenset[str]]
    """The kinds of decisions that the net has learnt."""
    closeness: ClassVar[float]
    """So many points more make a share some 2.7 times greater, where close matches are shared."""

    def __init__(self, net: SeatsNet) -> None:
        self.net = net

    def logits(self, game: AnyGame, view: AnyView) -> np.ndarray:
        """The logits of all choices by a view alone."""
        found: np.ndarray = self.net.judged(self.rows(game, [view]))[0][0]
        return found

    @abstractmethod
    def rows(self, game: AnyGame, views: Sequence[AnyView]) -> np.ndarray:
        """A row of features for each view."""

    @abstractmethod
    def weights(self, logits: np.ndarray, view: AnyView, legal: Sequence[Action]) -> list[float]:
        """How good each answer looks, from the logits of all choices."""

    @abstractmethod
    def choice(self, action: Action, view: AnyView) -> int:
        """The choice that an action stands for."""

    @abstractmethod
    def alike(self, action: Action, view: AnyView) -> Hashable:
        """What answers have in common that the net finds equally likely, for it does not tell them apart."""

    @abstractmethod
    def forget(self) -> None:
        """Let go of what is not needed any more."""

    def ended(self, game: AnyGame, table: AnyTable) -> list[float]:
        """The victory at the end of a match; close ones are shared a little."""
        outcome = game.outcome(table)
        assert outcome is not None
        best = max(outcome.points)
        shares = [exp((points - best) / self.closeness) for points in outcome.points]
        whole = added(shares)
        return [(1 - CLOSE) * outcome.share(seat) + CLOSE * share / whole for seat, share in enumerate(shares)]


class ClassicJudge(SeatsJudge):
    """Every seat knows its own hand best."""

    decisions = frozenset({"PickCard", "PlayLastCard", "PickDiscarded"})
    closeness = 6.0

    def __init__(self, net: SeatsNet | None = None) -> None:
        super().__init__(net or load(classic_form.FORM))
        self._rows = ClassicRows()
        self._known: dict[Action, tuple[int, int, int]] = {}

    def forget(self) -> None:
        self._rows.forget()

    def rows(self, game: AnyGame, views: Sequence[AnyView]) -> np.ndarray:
        return self._rows.of(views)

    def weights(self, logits: np.ndarray, view: AnyView, legal: Sequence[Action]) -> list[float]:
        """Of several ways to pay for the same, the cheapest has its logit."""
        known = self._known
        found = [known.get(action) or self._learnt(action) for action in legal]
        cheapest: dict[int, tuple[int, int]] = {}
        for choice, coins, left in found:
            if choice not in cheapest or (coins, left) < cheapest[choice]:
                cheapest[choice] = coins, left
        values = logits[[choice for choice, _, _ in found]].tolist()
        return [
            value if cheapest[choice] == (coins, left) else value - DEARER
            for value, (choice, coins, left) in zip(values, found, strict=True)
        ]

    def choice(self, action: Action, view: AnyView) -> int:
        return (self._known.get(action) or self._learnt(action))[0]

    def alike(self, action: Action, view: AnyView) -> Hashable:
        """What is done, and what it costs: who is paid is all the same."""
        choice, coins, _ = self._known.get(action) or self._learnt(action)
        return choice, coins

    def _learnt(self, action: Action) -> tuple[int, int, int]:
        found = self._known[action] = self.meaning(str(action))
        return found

    @staticmethod
    def meaning(text: str) -> tuple[int, int, int]:
        """The choice that an action stands for, what it costs, and what of it goes to the left."""
        verb, *words = text.split()
        if verb == "decline":
            return classic_form.DECLINE, 0, 0
        free = any(word.startswith("using=") for word in words)
        kind = classic_form.KINDS.index("free" if free else verb)
        paid = {name: int(coins) for name, _, coins in (word.partition("=") for word in words[1:]) if not free}
        return kind * len(CARDS) + CARD_NUMBER[words[0]], sum(paid.values()), paid.get("left", 0)


class ArchitectsJudge(SeatsJudge):
    """Everything lies open, so the one who decides thinks for all."""

    decisions = frozenset({"PickCard", "Act", "TakeFromAny", "ChooseToken", "SearchDeck", "KeepCard"})
    closeness = 5.0

    def __init__(self, net: SeatsNet | None = None) -> None:
        super().__init__(net or load(architects_form.FORM))
        self._rows = ArchitectsRows()
        space = make_space("architects")
        self._plain = {
            text: architects_form.START[verb] + at
            for verb, numbers in (("build", architects_form.BUILDS), ("trade", architects_form.TRADES))
            for at, text in enumerate(space.texts[number] for number in numbers)
        }
        for verb in ("look", "finish", "progress", "keep"):
            texts = [text for text in space.texts if text.split()[0] == verb]
            self._plain |= {text: architects_form.START[verb] + at for at, text in enumerate(texts)}
        self._known: dict[Action, tuple[int, str]] = {}

    def rows(self, game: AnyGame, views: Sequence[AnyView]) -> np.ndarray:
        rows = np.stack([self._rows.of(game, view) for view in views])
        return completed(np, rows, game.players) if self.net.form.added else rows

    def forget(self) -> None:
        """Nothing is kept."""

    def weights(self, logits: np.ndarray, view: ArchitectsView, legal: Sequence[Action]) -> list[float]:
        values: list[float] = logits[[self.choice(action, view) for action in legal]].tolist()
        return values

    def choice(self, action: Action, view: ArchitectsView) -> int:
        """The choice that an action stands for; decks are named by the slots of their seats."""
        start, deck = self._known.get(action) or self._learnt(action)
        if not deck:
            return start
        if deck == COMMON:
            return start + architects_form.DECK_SLOTS - 1
        players = len(view.wonders)
        return start + slots(players).index((view.wonders.index(deck) - view.seat) % players)

    def alike(self, action: Action, view: ArchitectsView) -> Hashable:
        """Whatever token an extra card is taken by."""
        return self.choice(action, view)

    def _learnt(self, action: Action) -> tuple[int, str]:
        """Where the choices of an action begin, and the deck that it names, if any."""
        text = str(action)
        plain = self._plain.get(text)
        if plain is None:
            verb, *words = text.split()
            self._known[action] = architects_form.START[verb], words[-1]
        else:
            self._known[action] = plain, ""
        return self._known[action]


_JUDGES: Final[dict[str, type[ClassicJudge] | type[ArchitectsJudge]]] = {
    "classic": ClassicJudge,
    "architects": ArchitectsJudge,
}
_HOUSE: Final = {"classic": ("wonders", "sides"), "architects": ("wonders", "first")}
"""Options that may be set to anything without a net being lost: it has seen all of what they lead to."""


def judge_for(game: AnyGame, asked: Decision) -> SeatsJudge | None:
    """The judge of a game with its options, if a net ships that has learnt such decisions."""
    if game.id not in _JUDGES or asked.kind not in _JUDGES[game.id].decisions or not shipped(game.id).is_file():
        return None
    return _judge(game.id) if _is_learnt(game.id, game.players, tuple(game.options.items())) else None


@lru_cache(maxsize=64)
def _is_learnt(game: str, players: int, options: tuple[tuple[str, Setting], ...]) -> bool:
    if players not in (classic_form if game == "classic" else architects_form).COUNTS:
        return False
    usual = make_game(game, players).options
    return all(value == usual[name] for name, value in options if name not in _HOUSE[game])


@lru_cache
def _judge(game: str) -> SeatsJudge:
    return _JUDGES[game]()
