"""Conflicts at the end of an age: neighbours compare shields."""

from collections.abc import Iterator, Sequence

from wonders.core.events import AnyEvent
from wonders.games.classic.city import City
from wonders.games.classic.events import ConflictWon
from wonders.games.classic.expansion_events import TokenSpent

VICTORY_WORTH = {1: 1, 2: 3, 3: 5}
"""Points of a victory token, by age. Rule classic-61."""
DEFEAT_WORTH = -1

BETWEEN_TEAMS = 2
"""Conflict tokens that a conflict between teams is worth."""


def fights(cities: int, aside: Sequence[int] = (), teams: bool = False) -> list[tuple[int, int, int]]:
    """Who fights whom, and for how many tokens.

    Neighbours fight for one token, and those who stand aside leave the others as if they sat side by side; if two are
    left, they fight once. Of teams every city fights its neighbour of another team, for two tokens, or for one if
    either would rather stand aside. Rules classic-54, cities-23 to cities-28 and, for teams, those of cities.md.
    """
    if teams:
        pairs = [(one, (one + 1) % cities) for one in range(1, cities, 2)]
        return [(one, other, 1 if one in aside or other in aside else BETWEEN_TEAMS) for one, other in pairs]
    present = [at for at in range(cities) if at not in aside]
    if len(present) < 2:
        return []
    around = zip(present, present[1:] + present[:1], strict=True)
    return [(one, other, 1) for one, other in around][: 1 if len(present) == 2 else None]


def resolve_conflicts(cities: Sequence[City], age: int, truce: str = "", teams: bool = False) -> Iterator[AnyEvent]:
    """The city with more shields takes victory tokens of the age, the other defeats; equals take nothing.

    A city that holds a token called `truce` gives one back and stands aside. Rules classic-54 to classic-57.
    """
    aside = [at for at, city in enumerate(cities) if truce in city.tokens]
    yield from (TokenSpent(at, truce) for at in aside)
    strengths = [city.strength for city in cities]
    for one, other, tokens in fights(len(cities), aside, teams):
        if strengths[one] != strengths[other]:
            winner, loser = (one, other) if strengths[one] > strengths[other] else (other, one)
            yield from [ConflictWon(winner, loser, VICTORY_WORTH[age])] * tokens
