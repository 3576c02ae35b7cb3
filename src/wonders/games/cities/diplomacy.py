"""Diplomacy: whoever holds a token stays out of the next conflict, and the neighbours close ranks."""

from collections.abc import Iterator, Sequence

from wonders.core.events import Event, happen
from wonders.games.cities.effects import Diplomacy
from wonders.games.cities.tokens import DIPLOMACY
from wonders.games.classic.bonuses import works_done
from wonders.games.classic.end_of_age import VICTORY_WORTH
from wonders.games.classic.events import ConflictWon
from wonders.games.classic.expansion_events import TokensGained, TokenSpent
from wonders.games.classic.phases import Answers, Log, Phase
from wonders.games.classic.table import Draft, Table


def take_tokens(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """A diplomacy token for every such effect that comes into play. Rulebook: cities, "Diplomatie"."""
    for event in events:
        done = works_done(draft, event)
        if done is not None:
            count = sum(isinstance(effect, Diplomacy) for effect in done[1].effects)
            if count:
                yield TokensGained(done[0], DIPLOMACY, count)


def resolve_conflicts(table: Table | Draft) -> Iterator[Event[Draft]]:
    """Cities with a token give one back and stand aside; the others fight as if they sat side by side.

    If only two are left, they fight once. Rulebook: cities, "Diplomatie".
    """
    absent = [at for at, city in enumerate(table.cities) if DIPLOMACY in city.tokens]
    present = [at for at in range(len(table.cities)) if at not in absent]
    yield from (TokenSpent(at, DIPLOMACY) for at in absent)
    fights = list(zip(present, present[1:] + present[:1], strict=True))
    for one, other in fights[:1] if len(present) == 2 else fights:
        margin = table.cities[one].strength - table.cities[other].strength
        if margin:
            winner, loser = (one, other) if margin > 0 else (other, one)
            yield ConflictWon(winner, loser, VICTORY_WORTH[table.age])


class ResolveConflictsWithDiplomacy(Phase):
    """Conflicts, for all who do not stand aside."""

    name = "resolve_conflicts"
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, resolve_conflicts(draft), log)
