"""Choosing a card: what a city may do with each card of a hand."""

from collections.abc import Callable, Sequence

from wonders.core.actions import Action
from wonders.games.classic.actions import build, build_stage
from wonders.games.classic.card import Card, Payment, Works
from wonders.games.classic.city import City
from wonders.games.classic.effects import Effect, Power
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


def open_free_builds(city: City) -> tuple[Effect, ...]:
    """Rights to build a card for nothing that the city has not used in this age."""
    rights = city.standing.free_builds
    return tuple(effect for effect in rights if effect.power not in city.spent) if rights else rights


def ways_to_pay(goods: Market, city: City) -> Callable[[Works], tuple[Payment, ...]]:
    """How the city can pay for something, all it is let off included."""
    waivers = city.standing.waivers
    if not waivers:
        return goods.payments
    return lambda works: goods.payments_with(works, waivers)


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
    pay = ways_to_pay(goods, city)
    stage_payments = pay(stage) if stage is not None else IMPOSSIBLE
    free_builds = open_free_builds(city)
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
                for payment in pay(card):
                    add(build(card.id, *payment))
                for effect in free_builds:
                    if effect.builds_free is True or effect.builds_free is card.colour:
                        add(build(card.id, using=effect.power))
        for payment in stage_payments:
            add(build_stage(card.id, *payment))
        add(card.sale)
    return tuple(actions)
