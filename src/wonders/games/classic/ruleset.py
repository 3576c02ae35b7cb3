"""The table of contents of a game: which phases a match has, and how it is scored."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import TypeAlias, TypeVar

from wonders.core.values import Value, fact
from wonders.games.classic.deck import Deck
from wonders.games.classic.phases import Phase, Reaction
from wonders.games.classic.scoring import CATEGORIES, SCORERS, Scorer
from wonders.games.classic.table import OVER, Draft, Table
from wonders.games.classic.view import View

AGES = 3

Resampler: TypeAlias = Callable[[Sequence[View], Table, Random], Table]

Audit: TypeAlias = Callable[[Table], Iterable[str]]


class Ruleset(Value):
    """Phases in the order in which they come, and the cards and boards they use."""

    decks: tuple[Deck, ...]
    setup: tuple[Phase, ...]
    start_of_age: tuple[Phase, ...]
    turn: tuple[Phase, ...]
    end_of_age: tuple[Phase, ...]
    scorers: tuple[Scorer, ...] = SCORERS
    categories: tuple[str, ...] = CATEGORIES
    reactions: tuple[Reaction, ...] = ()
    """What follows from events by itself: each looks at what a phase has let happen and adds to it."""
    resamplers: tuple[Resampler, ...] = ()
    """What deals the hidden cards of expansions anew, each from the history of views and the table so far."""
    audits: tuple[Audit, ...] = ()
    """What else can never be true of a table with the things of expansions."""
    version: str = "2"
    """Which version of the rules this is: matches begun with an older one go on with it."""
    teams: bool = False
    """Whether neighbouring seats play together in twos."""

    @fact
    def phases(self) -> dict[str, Phase]:
        return {phase.name: phase for phase in (*self.setup, *self.start_of_age, *self.turn, *self.end_of_age)}

    @fact
    def _following(self) -> dict[str, str]:
        """Within a section the next phase; a section's last phase has none."""
        sections = (self.setup, self.start_of_age, self.turn, self.end_of_age)
        return {phase.name: other.name for section in sections for phase, other in pairwise(section)}

    @fact
    def _in_early_turns(self) -> dict[str, str]:
        """The same for the turns of an age before the last."""
        early = [phase for phase in self.turn if not phase.last_turn_only]
        return self._following | {phase.name: other.name for phase, other in pairwise(early)}

    @fact
    def _last_of(self) -> dict[str, str]:
        sections = {"setup": self.setup, "start": self.start_of_age, "turn": self.turn, "end": self.end_of_age}
        return {section[-1].name: name for name, section in sections.items() if section}

    def after(self, phase: str, draft: Draft) -> str:
        """The phase that follows. An age ends when all hands are empty."""
        following = self._following if draft.turn == draft.turns else self._in_early_turns
        if phase in following:
            return following[phase]
        section = self._last_of[phase]
        if section == "setup":
            return self.start_of_age[0].name
        if section == "start":
            return self.turn[0].name
        if section == "turn":
            return self.turn[0].name if any(draft.hands) else self.end_of_age[0].name
        return self.start_of_age[0].name if draft.age < AGES else OVER


Item = TypeVar("Item")


def in_place_of(phases: tuple[Phase, ...], name: str, new: Phase) -> tuple[Phase, ...]:
    """The phases with the one of this name replaced."""
    assert any(phase.name == name for phase in phases), name
    return tuple(new if phase.name == name else phase for phase in phases)


def merged(items: tuple[Item, ...], *new: Item) -> tuple[Item, ...]:
    """The items with new ones at the end, none of them twice: two expansions may bring the same."""
    return tuple(dict.fromkeys((*items, *new)))
