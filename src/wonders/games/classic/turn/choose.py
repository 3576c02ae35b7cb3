"""Choosing a card: what a city may do with each card of a hand."""

from collections.abc import Sequence

from wonders.core.actions import Action
from wonders.games.classic.actions import build, build_stage, sell
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.effects import Power
from wonders.games.classic.table import Opening
from wonders.games.classic.trade import IMPOSSIBLE, Market

FREE_BUILD = Power.BUILD_FREE_ONCE_PER_AGE


def market(cities: Sequence[City], at: int, opening: Opening | None = None) -> Market:
    """Where a city can get its goods in this turn: as everything stood when the turn began."""
    left, right = (at + 1) % len(cities), at - 1
    if opening is not None:
        standings = opening.standings
        return Market.of(standings[at], standings[left], standings[right], opening.purses[at])
    return Market.of(cities[at].standing, cities[left].standing, cities[right].standing, cities[at].coins)


def is_free(card: Card, city: City) -> bool:
    """Whether a building costs this city nothing: no cost is printed, or a building it follows from stands here.

    Rulebook: classic, "Kostenfreies Bauen".
    """
    return not (card.cost.goods or card.cost.coins) or not city.standing.names.isdisjoint(card.free_if)


def has_free_build(city: City) -> bool:
    """Whether the city may still build one card for nothing in this age (Olympia A)."""
    return FREE_BUILD in city.standing.powers and FREE_BUILD not in city.spent


def uses(
    cities: Sequence[City], at: int, hand: tuple[Card, ...], opening: Opening | None = None
) -> tuple[Action, ...]:
    """Every use of every card: built (cheapest payment first), as a marker for the next stage, sold.

    Equal cards are listed once. A building whose name stands in the city already cannot be built again.
    Rulebook: classic, "Karte ins Spiel bringen".
    """
    city = cities[at]
    names = city.standing.names
    goods = market(cities, at, opening)
    stage = city.standing.next_stage
    stage_payments = goods.payments(stage) if stage is not None else IMPOSSIBLE
    stage_coins = stage.cost.coins if stage is not None else 0
    free_build = has_free_build(city)
    actions: list[Action] = []
    last = None
    for card in hand:
        if card is last:
            continue
        last = card
        if card.name not in names:
            if is_free(card, city):
                actions.append(build(card.id))
            else:
                coins = card.cost.coins
                for left, right in goods.payments(card):
                    actions.append(build(card.id, left, right, coins))
                if free_build:
                    actions.append(build(card.id, using=FREE_BUILD.value))
        for left, right in stage_payments:
            actions.append(build_stage(card.id, left, right, stage_coins))
        actions.append(sell(card.id))
    return tuple(actions)
