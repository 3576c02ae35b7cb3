"""Playing in teams of two: partners sit side by side, see each other's cards, and do not fight each other."""

from collections.abc import Iterator

from wonders.core.events import Event, happen
from wonders.games.cities.tokens import DIPLOMACY
from wonders.games.classic.card import Board, Card
from wonders.games.classic.end_of_age import VICTORY_WORTH
from wonders.games.classic.events import ConflictWon
from wonders.games.classic.expansion_events import TokenSpent
from wonders.games.classic.phases import Answers, Log, Phase
from wonders.games.classic.ruleset import Ruleset, in_place_of
from wonders.games.classic.table import Draft, Table

TOKENS = 2
"""Conflict tokens that a conflict between teams is worth."""


def resolve_conflicts(table: Table | Draft) -> Iterator[Event[Draft]]:
    """Every city fights its neighbour of another team, for two tokens each; for one if either spends diplomacy.

    Rulebook: cities, "Spielregel für die Team-Variante", "Lösung eines Konflikts", "Diplomatie".
    """
    count = len(table.cities)
    spending = {at for at, city in enumerate(table.cities) if DIPLOMACY in city.tokens}
    yield from (TokenSpent(at, DIPLOMACY) for at in sorted(spending))
    for one in range(1, count, 2):
        other = (one + 1) % count
        margin = table.cities[one].strength - table.cities[other].strength
        if margin:
            winner, loser = (one, other) if margin > 0 else (other, one)
            tokens = 1 if {one, other} & spending else TOKENS
            yield from (ConflictWon(winner, loser, VICTORY_WORTH[table.age]) for _ in range(tokens))


class ResolveConflictsOfTeams(Phase):
    """Conflicts between teams."""

    name = "resolve_conflicts"
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, resolve_conflicts(draft), log)


class Teams:
    """Seats 0 and 1 are partners, 2 and 3, and so on."""

    printed: tuple[Card, ...] = ()
    boards: tuple[Board, ...] = ()
    max_players = 8

    def cards(self, names: tuple[str, ...]) -> tuple[Card, ...]:
        return ()

    def extend(self, ruleset: Ruleset, names: tuple[str, ...], players: int) -> Ruleset:
        fights = in_place_of(ruleset.end_of_age, "resolve_conflicts", ResolveConflictsOfTeams())
        return ruleset.but(end_of_age=fights, teams=True)


TEAMS = Teams()
