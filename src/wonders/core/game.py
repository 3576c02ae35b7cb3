"""The protocol that every game fulfils. Whoever drives a match, searches or serves knows a game only through it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from wonders.core.actions import Action, Notation
from wonders.core.catalogue import Item
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, IllegalAction, Seat
from wonders.core.draft import OpenTable
from wonders.core.events import AnyEvent, Step
from wonders.core.options import Given, Option, Setting, check_players, check_rules, settle
from wonders.core.outcome import Outcome
from wonders.core.phases import AnyPhase, Phase
from wonders.core.phrases import Phrase, Player, Quote, phrase, quoted
from wonders.core.values import all_fields, filled

Table = TypeVar("Table")
View = TypeVar("View")

AnyTable: TypeAlias = Any
"""A table of whichever game, for whoever knows the game and reads it."""
AnyView: TypeAlias = Any
"""The same for a view."""

Situation: TypeAlias = tuple[
    Table, AnyPhase, Mapping[Seat, Decision], dict[Seat, tuple[Action, ...]], list[OpenTable[Any]]
]
"""What has been worked out about one table: the table, its phase, who is asked what, what they may answer (as far as
that was asked for), and the draft that was closed as this table, until a step goes on with it. A tuple, for every step
makes one; it is replaced as a whole and a draft taken out of its list only once, so threads may share a game."""


class Game(ABC, Generic[Table, View]):
    """A game with its options settled. It holds no state of a match: every method is a function of the table given.

    A game has a kind of draft, and finds the phase that a table is in; all else about questions, answers and steps
    follows from the phase.
    """

    id: ClassVar[str]
    rules: str
    """Version of the rules: raised only when an old record would fold to another table. A class has the newest."""
    older_rules: ClassVar[tuple[str, ...]] = ()
    """Versions that matches begun with them are still played and replayed by."""
    seats_allowed: ClassVar[range]
    default_players: ClassVar[int]
    options_known: ClassVar[tuple[Option, ...]] = ()
    notation: Notation
    draft: ClassVar[type[OpenTable[Any]]] = OpenTable
    """How a table is opened for a step."""
    longest: ClassVar[int]
    """No match has more steps than this."""

    def __init__(self, players: int | None = None, *, rules: Given | None = None, **options: Given) -> None:
        self.rules = check_rules(self.id, rules, self.older_rules, type(self).rules)
        self.players = check_players(self.id, players, self.seats_allowed, self.default_players)
        self.options: Mapping[str, Setting] = settle(self.id, self.options_known, options, self.players)
        # Read at every step, and attributes of a class are found more slowly.
        self._draft, self._closed_as = self.draft, self.draft.closed_as
        self._situation: Situation[Table | None] = (None, Phase(), {}, {}, [])
        """What was worked out last: whoever drives asks several questions about one table, then goes on to the next."""

    def __reduce__(self) -> tuple[object, ...]:
        return _made_again, (type(self), self.players, self.rules, dict(self.options))

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def takes_turns(self) -> bool:
        """Whether never more than one seat is asked at a time, and everybody sees what it answers."""
        return False

    @property
    def hides(self) -> bool:
        """Whether a table holds anything that some who look at it do not see."""
        return True

    @abstractmethod
    def start(self) -> Table:
        """The table before anything is dealt."""

    def phase_of(self, table: AnyTable) -> AnyPhase:
        """The phase that a table, open or closed, is in."""
        raise NotImplementedError

    def proceed(self, draft: Any) -> tuple[AnyPhase, dict[Seat, tuple[Action, ...]]]:
        """After a phase has acted, let everything happen that leaves no choice, until somebody must be asked.

        Returns the phase that asks, and what seats may answer as far as that was worked out on the way.
        """
        return self.phase_of(draft), {}

    def pending(self, table: Table) -> Mapping[Seat, Decision]:
        """Who owes a decision, and which. Either CHANCE alone or seats; nobody when the match is over."""
        situation = self._situation
        if situation[0] is not table:
            situation = self.situation(table)
        return situation[2]

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        """What a seat may answer: distinct, in a fixed order, never empty if asked. Empty for CHANCE and all others."""
        situation = self._situation
        if situation[0] is not table:
            situation = self.situation(table)
        _, phase, asked, known, _ = situation
        if seat in known:
            return known[seat]
        legal = known[seat] = phase.legal(table, seat, asked[seat]) if seat in asked and seat != CHANCE else ()
        return legal

    def situation(self, table: Table) -> Situation[Table]:
        """What there is to know about a table: worked out once, and kept until another table is asked about."""
        known = self._situation
        if known[0] is not table:
            phase = self.phase_of(table)
            known = self._situation = (table, phase, phase.ask(table), {}, [])
        return known  # type: ignore[return-value]

    def take_up(self, situation: Situation[Table]) -> None:
        """Go on with what was worked out about a table before another one was asked about: many tables share a game."""
        self._situation = situation

    def step(self, table: Table, answers: Mapping[Seat, Action]) -> Step[Table]:
        """What answers lead to that are known to be legal. Use `apply` for answers from outside."""
        after, _, _, _, (draft,) = self.advance(table, answers)
        step: Step[Table] = filled(Step, (after, tuple(draft.log)))
        return step

    def advance(self, table: Table, answers: Mapping[Seat, Action]) -> Situation[Table]:
        """`step` for whoever plays on and need not know what happened: the next table, and what is asked there."""
        of, phase, _, _, drafts = self._situation
        if of is not table:
            phase, drafts = self.phase_of(table), []
        try:  # the draft that was closed as this table is still as it was then
            draft = drafts.pop() if drafts else self._draft(*all_fields(table))
        except IndexError:  # another thread has taken it in the meantime
            draft = self._draft(*all_fields(table))
        draft.log = []
        phase.act(draft, answers)
        phase, known = self.proceed(draft)
        asked = phase.ask(draft)
        after: Table = filled(self._closed_as, draft.pack())  # as `close` does
        self._situation = situation = (after, phase, asked, known, [draft])
        return situation

    def fold(self, table: Table, events: Iterable[AnyEvent]) -> Table:
        """The table after these events: the same that `step` returned with them. Nothing else changes a table."""
        draft = self.draft.open(table)
        draft.happen_all(events)
        return draft.close()  # type: ignore[no-any-return]

    @abstractmethod
    def view(self, table: Table, seat: Seat) -> View:
        """What a seat may know by looking at the table now, built up from nothing."""

    @abstractmethod
    def outcome(self, table: Table) -> Outcome | None:
        """Who won and why; None while the match goes on."""

    @abstractmethod
    def resample(self, history: Sequence[View], rng: Random) -> Table:
        """A table that a seat with this history of views (one a step, oldest first) cannot tell from the real one."""

    @abstractmethod
    def audit(self, table: Table) -> Iterator[str]:
        """What cannot be true of a table of this game: lost cards, negative coins, … Empty when all is well."""

    @classmethod
    @abstractmethod
    def catalogue(cls) -> tuple[Item, ...]:
        """Everything there is to look up in this game."""

    @abstractmethod
    def describe(self, view: View) -> Iterator[Phrase]:
        """A view in words, a line each, as a person at that seat would want to read it."""

    def why_not(self, table: Table, seat: Seat, action: Action) -> IllegalAction:
        """Why this action is not among the legal ones."""
        return self.situation(table)[1].why_not(table, seat, action, self.legal(table, seat))

    def rotate(self, table: Table, by: int) -> Table:
        """The same table with every seat moved on by so many places; only for games in which all seats are alike."""
        raise TypeError(f"the seats of {self.id} are not alike")

    def rotate_action(self, action: Action, by: int) -> Action:
        """An action as it reads at a rotated table; most name no seat and stay as they are."""
        return action

    def check(self, table: Table, seat: Seat, action: Action) -> None:
        """Raise IllegalAction, with the reason, unless this seat may answer this now."""
        asked = self.pending(table).get(seat)
        if asked is None:
            raise IllegalAction(_about("why-not-asked", seat))
        if isinstance(asked, ChanceDecision):
            if not asked.accepts(action):
                raise IllegalAction(phrase("why-no-outcome", action=quoted(action), label=Quote(asked.label)))
            return
        legal = self.legal(table, seat)
        if not any(action is other for other in legal) and action not in legal:  # identity first: most are ours
            raise self.why_not(table, seat, action)

    def apply(self, table: Table, answers: Mapping[Seat, Action]) -> Step[Table]:
        """What the joint answer of everybody who is asked leads to. Anything illegal raises and changes nothing."""
        pending = self.pending(table)
        if not pending:
            raise IllegalAction(phrase("why-over"))
        for seat in pending:
            if seat not in answers:
                raise IllegalAction(_about("why-unanswered", seat))
        for seat, action in answers.items():
            self.check(table, seat, action)
        return self.step(table, answers)


def _about(key: str, seat: Seat) -> Phrase:
    return phrase(f"{key}-chance") if seat == CHANCE else phrase(key, seat=Player(seat))


AnyGame: TypeAlias = Game[Any, Any]
"""Whichever game: what drives it passes its tables and views on and knows nothing about them."""


def _made_again(kind: type[AnyGame], players: int, rules: str, options: dict[str, Setting]) -> AnyGame:
    return kind(players, rules=rules, **options)
