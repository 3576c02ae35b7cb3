"""The rules of a game: its cards and boards, which phases a match has, and how it is scored."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TypeAlias, TypeVar

from wonders.core.actions import Action, Notation
from wonders.core.events import AnyEvent
from wonders.core.values import Value, fact
from wonders.games.classic.actions import ACTIONS
from wonders.games.classic.card import Board, Buildable, Card
from wonders.games.classic.city import City
from wonders.games.classic.conflicts import resolve_conflicts
from wonders.games.classic.deck import Deck, decks_for
from wonders.games.classic.effect import ANSWERING, Effect, overriding
from wonders.games.classic.expansion_state import ExpansionState
from wonders.games.classic.phases import Over, Phase
from wonders.games.classic.scoring import CATEGORIES, SCORERS, Scorer
from wonders.games.classic.table import OVER, Draft, Table
from wonders.games.classic.view import View

AGES = 3

Resampler: TypeAlias = "Callable[[Ruleset, Sequence[View], Table, Random], Table]"

Audit: TypeAlias = "Callable[[Ruleset, Table], Iterable[str]]"


class Ruleset(Value):
    """All that the rules of one game consist of. Expansions make another one of it, and change nothing else."""

    players: int
    cards: tuple[Card, ...]
    """The cards of the ages."""
    boards: tuple[Board, ...]
    setup: tuple[Phase, ...]
    start_of_age: tuple[Phase, ...]
    turn: tuple[Phase, ...]
    end_of_age: tuple[Phase, ...]
    """Phases in the order in which they come."""
    leaders: tuple[Card, ...] = ()
    """Cards of no age: they are dealt only where an expansion has a phase for it."""
    actions: tuple[type[Action], ...] = ACTIONS
    scorers: tuple[Scorer, ...] = SCORERS
    categories: tuple[str, ...] = CATEGORIES
    resamplers: tuple[Resampler, ...] = ()
    """What deals the hidden cards of expansions anew, each from the history of views and the table so far."""
    audits: tuple[Audit, ...] = ()
    """What else can never be true of a table with the things of expansions."""
    expansions: tuple[ExpansionState, ...] = ()
    """What each expansion keeps at the table, as it is before the match begins."""
    version: str = "2"
    """Which version of the rules this is: matches begun with an older one go on with it."""
    teams: bool = False
    """Whether neighbouring seats play together in twos."""

    truce: str = ""
    """The kind of token with which a city stays out of conflicts, if there is one."""

    @fact
    def card_by_id(self) -> Mapping[str, Card]:
        return {card.id: card for card in (*self.cards, *self.leaders)}

    @fact
    def board_by_id(self) -> Mapping[str, Board]:
        return {board.id: board for board in self.boards}

    @fact
    def notation(self) -> Notation:
        """How the actions of this game are read."""
        return Notation(*self.actions)

    @fact
    def decks(self) -> tuple[Deck, ...]:
        """The deck of each age."""
        return decks_for(self.cards, self.players)

    @fact
    def free_builds(self) -> Mapping[str, Effect]:
        """Every right to build a card for nothing, by its name."""
        works: list[Buildable] = [
            *self.card_by_id.values(),
            *(stage for board in self.boards for stage in board.stages),
        ]
        return {str(effect.power): effect for one in works for effect in one.effects if effect.builds_free}

    @fact
    def reacts(self) -> bool:
        """Whether any effect lets something follow from what happens."""
        works = [*self.card_by_id.values(), *(stage for board in self.boards for stage in board.stages)]
        return any(one.acting or overriding(one.effects, *ANSWERING) for one in works)

    @fact
    def phases(self) -> dict[str, Phase]:
        sections = (*self.setup, *self.start_of_age, *self.turn, *self.end_of_age)
        return {phase.name: phase.of(self) for phase in (*sections, Over())}

    def conflicts(self, cities: Sequence[City], age: int) -> list[AnyEvent]:
        """What the conflicts of an age bring these cities."""
        return list(resolve_conflicts(cities, age, self.truce, self.teams))

    def after(self, phase: str, draft: Draft) -> str:
        """The phase that follows. An age ends when all hands are empty. Rules classic-35, classic-58."""
        owed = bool(draft.revivals)
        for state in draft.expansions:
            owed = owed or bool(state.pending)
        following = self._following[draft.turn == draft.turns, owed].get(phase)
        if following is not None:
            return following
        section = self._section_of[phase]
        if section == "setup":
            return self.start_of_age[0].name
        if section == "start" or (section == "turn" and any(draft.hands)):
            return self.turn[0].name
        if section == "turn":
            return self.end_of_age[0].name
        return self.start_of_age[0].name if draft.age < AGES else OVER

    @fact
    def _section_of(self) -> Mapping[str, str]:
        sections = {"setup": self.setup, "start": self.start_of_age, "turn": self.turn, "end": self.end_of_age}
        return {phase.name: name for name, section in sections.items() for phase in section}

    @fact
    def _following(self) -> Mapping[tuple[bool, bool], Mapping[str, str]]:
        """The next phase of the same section, by whether it is the last turn and whether anything is owed."""
        return {(last, owed): self._next_phases(last, owed) for last in (False, True) for owed in (False, True)}

    def _next_phases(self, last_turn: bool, owed: bool) -> dict[str, str]:
        found: dict[str, str] = {}
        for section in (self.setup, self.start_of_age, self.turn, self.end_of_age):
            following: str | None = None
            for phase in reversed(section):
                if following is not None:
                    found[phase.name] = following
                in_turn = section is not self.turn or last_turn or not phase.last_turn_only
                if in_turn and (owed or not phase.only_if_owed):
                    following = phase.name
        return found


Item = TypeVar("Item")


def in_place_of(phases: tuple[Phase, ...], name: str, new: Phase) -> tuple[Phase, ...]:
    """The phases with the one of this name replaced."""
    assert any(phase.name == name for phase in phases), name
    return tuple(new if phase.name == name else phase for phase in phases)


def merged(items: tuple[Item, ...], *new: Item) -> tuple[Item, ...]:
    """The items with new ones at the end, none of them twice: two expansions may bring the same."""
    return tuple(dict.fromkeys((*items, *new)))
