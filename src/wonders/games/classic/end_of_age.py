"""The end of an age: every pair of neighbours compares shields."""

from collections.abc import Iterator

from wonders.core.events import happen
from wonders.games.classic.events import ConflictWon
from wonders.games.classic.phases import Answers, Log, Phase
from wonders.games.classic.table import Draft, Table, left_of

VICTORY_WORTH = {1: 1, 2: 3, 3: 5}


def resolve_conflicts(table: Table | Draft) -> Iterator[ConflictWon]:
    """The city with more shields takes a victory token of the age, the other a defeat; equals take nothing.

    Rulebook: classic, "Ende eines Zeitalters".
    """
    strengths = [city.strength for city in table.cities]
    for at, mine in enumerate(strengths):
        left = left_of(at, strengths)
        margin = mine - strengths[left]
        if margin:
            winner, loser = (at, left) if margin > 0 else (left, at)
            yield ConflictWon(winner, loser, VICTORY_WORTH[table.age])


class ResolveConflicts(Phase):
    """Conflicts come last in an age, after every card of its last turn."""

    name = "resolve_conflicts"
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, resolve_conflicts(draft), log)
