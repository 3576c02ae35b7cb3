"""Choosing a card: what a city may do with each card of a hand."""

from collections.abc import Callable, Sequence

from wonders.core.actions import Action
from wonders.core.payment import COVERED
from wonders.core.values import filled
from wonders.games.classic.actions import Build, build
from wonders.games.classic.card import Buildable, Card, Payment
from wonders.games.classic.city import City
from wonders.games.classic.effect import Effect
from wonders.games.classic.table import Opening
from wonders.games.classic.trade import EVERYTHING, IMPOSSIBLE, Market


def market(cities: Sequence[City], at: int, opening: Opening | None = None) -> Market:
    """Where a city can get its goods in this turn: as everything stood when the turn began."""
    left, right = (at + 1) % len(cities), at - 1
    if opening is not None:
        own = opening.standings[at]
        wares = opening.standings[left].for_sale, opening.standings[right].for_sale
        return Market(own.capacity, *wares, own.prices.after(*opening.bought[at]), opening.purses[at])
    city = cities[at]
    own = city.standing
    wares_left, wares_right = cities[left].standing.for_sale, cities[right].standing.for_sale
    market: Market = filled(Market, (own.capacity, wares_left, wares_right, own.prices, city.coins))
    return market


def is_free(card: Card, city: City) -> bool:
    """Whether a building costs this city nothing: no cost is printed, or a building it follows from stands here.

    Rules classic-9, classic-31.
    """
    return card.costless or (bool(card.free_if) and not city.standing.names.isdisjoint(card.free_if))


def open_free_builds(city: City) -> tuple[Effect, ...]:
    """Rights to build a card for nothing that the city has not used in this age."""
    rights = city.standing.free_builds
    return tuple(effect for effect in rights if effect.power not in city.spent) if rights else rights


def paying_city(city: City, at: int, opening: Opening | None) -> City:
    """The city as it pays: with what stood in it when the turn began."""
    return city if opening is None else city.but(standing=opening.standings[at])


def ways_to_pay(goods: Market, city: City) -> Callable[[Buildable], tuple[Payment, ...]]:
    """How the city can pay for something, all it is let off included."""
    if not city.standing.waivers:
        return goods.payments
    return lambda works: goods.payments_with(works, city)


def uses(cities: Sequence[City], at: int, hand: tuple[Card, ...], opening: Opening | None = None) -> tuple[Action, ...]:
    """Every use of every card: built (cheapest payment first), as a marker for the next stage, sold.

    Equal cards are listed once. A building whose name stands in the city already cannot be built again.
    Rules classic-38, classic-40, classic-46, classic-49.
    """
    city = cities[at]
    standing = city.standing
    names, waivers = standing.names, standing.waivers
    goods = market(cities, at, opening)
    pay = ways_to_pay(goods, paying_city(city, at, opening)) if waivers or opening is not None else goods.payments
    reach = EVERYTHING if waivers else goods.own + goods.left + goods.right
    stage = standing.next_stage
    stage_payments = pay(stage) if stage is not None else IMPOSSIBLE
    free_builds = open_free_builds(city) if standing.free_builds else ()
    actions: list[Action] = []
    last = None
    for card in hand:
        if card is last:
            continue
        last = card
        if card.name not in names:
            if card.costless or (card.free_if and not names.isdisjoint(card.free_if)):  # as `is_free`
                actions.append(card.for_nothing)
            else:
                if (card.slack + reach) & COVERED == COVERED:
                    actions += map(card.built_for, pay(card))
                if free_builds:
                    actions += free_uses(card, free_builds)
        if stage_payments:
            actions += map(card.stage_for, stage_payments)
        actions.append(card.sale)
    return tuple(actions)


def free_uses(card: Card, rights: tuple[Effect, ...]) -> list[Build]:
    """The card built by one of these rights, where it may be."""
    fitting = (effect for effect in rights if effect.builds_free is True or effect.builds_free is card.colour)
    return [build(card.id, using=effect.power) for effect in fitting]
