"""Choosing a card: what a city may do with each card of a hand."""

from collections.abc import Sequence

from wonders.core.actions import Action
from wonders.games.classic.actions import build, build_stage
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
        own = opening.standings[at]
        wares = opening.standings[left].for_sale, opening.standings[right].for_sale
        return Market(own.capacity, *wares, own.prices, opening.purses[at])
    own = cities[at].standing
    return Market(
        own.capacity, cities[left].standing.for_sale, cities[right].standing.for_sale, own.prices, cities[at].coins
    )


def is_free(card: Card, city: City) -> bool:
    """Whether a building costs this city nothing: no cost is printed, or a building it follows from stands here.

    Rulebook: classic, "Kostenfreies Bauen".
    """
    return card.costless or (bool(card.free_if) and not city.standing.names.isdisjoint(card.free_if))


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
    add = actions.append
    last = None
    for card in hand:
        if card is last:
            continue
        last = card
        if card.name not in names:
            if card.costless or (card.free_if and not names.isdisjoint(card.free_if)):  # as `is_free`
                add(card.for_nothing)
            else:
                for left, right in goods.payments(card):
                    add(build(card.id, left, right, card.cost.coins))
                if free_build:
                    add(build(card.id, using=FREE_BUILD.value))
        for left, right in stage_payments:
            add(build_stage(card.id, left, right, stage_coins))
        add(card.sale)
    return tuple(actions)
