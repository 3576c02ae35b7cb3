"""What leaders cost: the printed coins, less in and beside Rome B, nothing in Rome A or with Maecenas."""

from collections.abc import Sequence

from wonders.games.classic.actions import Build
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.leaders.effects import FreeLeaders, LeaderDiscount

DEAREST = 100
"""More coins than any leader costs."""


class Recruit(Build):
    """Recruit a leader; `bank` is what it costs."""

    verb = "recruit"
    using: str = "recruited"
    """How the card comes into play; never written."""


def price(leader: Card, cities: Sequence[City], at: int) -> int:
    """What a leader costs a city. Rules leaders-32 to leaders-34."""
    return max(0, leader.cost.coins - discount(cities, at))


def discount(cities: Sequence[City], at: int) -> int:
    """The coins that every leader costs less in a city."""
    less = 0
    for effect in cities[at].standing.effects:
        if isinstance(effect, FreeLeaders):
            return DEAREST
        if isinstance(effect, LeaderDiscount):
            less += effect.own
    for neighbour in (cities[at - 1], cities[(at + 1) % len(cities)]):
        effects = neighbour.standing.effects
        less += sum([effect.neighbours for effect in effects if isinstance(effect, LeaderDiscount)])
    return less


def recruits(cities: Sequence[City], at: int, leaders: tuple[Card, ...], purse: int) -> list[Recruit]:
    """The leaders a city can afford with so many coins."""
    less = discount(cities, at)
    prices = [(leader, max(0, leader.cost.coins - less)) for leader in leaders]
    return [Recruit(leader.id, bank=coins) for leader, coins in prices if coins <= purse]
