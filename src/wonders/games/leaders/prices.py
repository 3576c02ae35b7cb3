"""What leaders cost: the printed coins, less in and beside Rome B, nothing in Rome A or with Maecenas."""

from collections.abc import Sequence

from wonders.games.classic.actions import Build
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.leaders.effects import FreeLeaders, LeaderDiscount


class Recruit(Build):
    """Recruit a leader; `bank` is what it costs."""

    verb = "recruit"
    using: str = "recruited"
    """How the card comes into play; never written."""


def price(leader: Card, cities: Sequence[City], at: int) -> int:
    """What a leader costs a city."""
    own = cities[at].standing.effects
    if any(isinstance(effect, FreeLeaders) for effect in own):
        return 0
    less = sum(effect.own for effect in own if isinstance(effect, LeaderDiscount))
    for neighbour in (cities[at - 1], cities[(at + 1) % len(cities)]):
        less += sum(effect.neighbours for effect in neighbour.standing.effects if isinstance(effect, LeaderDiscount))
    return max(0, leader.cost.coins - less)


def recruits(cities: Sequence[City], at: int, leaders: tuple[Card, ...], purse: int) -> list[Recruit]:
    """The leaders a city can afford with so many coins."""
    prices = ((leader, price(leader, cities, at)) for leader in leaders)
    return [Recruit(leader.id, bank=coins) for leader, coins in prices if coins <= purse]
