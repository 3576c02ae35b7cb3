"""What can never be true of the leaders at a table."""

from collections import Counter
from collections.abc import Iterator

from wonders.games.classic.card import Card
from wonders.games.classic.counts import Colour
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.table import Table
from wonders.games.leaders.state import leaders_of


def audit_leaders(rules: Ruleset, table: Table) -> Iterator[str]:
    """Lost or doubled leaders, leaders where none may be, copies of leaders that stand with no neighbour."""
    if leaders_of(table).reserves:
        yield from _each_once(rules.leaders, table)
    if any(not card.age for card in (*table.discard, *table.stack)):
        yield "a leader lies among the cards of the ages"
    if table.phase != "draft_leaders" and any(not card.age for hand in table.hands for card in hand):
        yield "a leader is in a hand after the draft"
    for at, city in enumerate(table.cities):
        if at >= len(table.hands) and Colour.WHITE.within(city):
            yield f"city {at} has no player, but leaders"
        yield from _copies(table, at)


def _each_once(leaders: tuple[Card, ...], table: Table) -> Iterator[str]:
    """Every leader is in exactly one place."""
    beside = leaders_of(table)
    found = Counter(beside.supply)
    for cards in (*table.hands, *beside.reserves, *beside.retired, *(city.standing.built for city in table.cities)):
        found.update(cards)
    found.update(burial.card for buried in table.buried for burial in buried)
    for card in {*leaders, *(card for card in found if not card.age)}:
        expected = int(card in leaders)
        if found[card] != expected:
            yield f"{found[card]} times {card} instead of {expected}"


def _copies(table: Table, at: int) -> Iterator[str]:
    """A city copies one leader at most, of a neighbour."""
    beside = (table.cities[at - 1], table.cities[(at + 1) % len(table.cities)])
    copied = table.cities[at].standing.borrowed
    if len(copied) > 1:
        yield f"city {at} has copied {len(copied)} leaders"
    for card in copied:
        if card.colour is not Colour.WHITE or not any(card in other.standing.built for other in beside):
            yield f"city {at} has copied {card}, which no neighbour has recruited"
