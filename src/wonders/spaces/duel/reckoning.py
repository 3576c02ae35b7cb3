"""What a city of Duel makes, pays and scores, reckoned from a view alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from wonders.games.duel.counts import Each
from wonders.games.duel.view import View
from wonders.spaces.duel.pieces import (
    CARD_FACTS,
    CARD_NUMBER,
    CARDS,
    COLOURS,
    GOODS,
    RAW_GOODS,
    SYMBOLS,
    TOKEN_FACTS,
    TOKEN_NUMBER,
    WONDER_FACTS,
    WONDER_NUMBER,
    Facts,
    strength,
)

BASE_PRICE: Final = 2
COINS_A_POINT: Final = 3
ZONES: Final = ((1, 2), (3, 3), (6, 5))
"""The space from which on the leader scores, and how many points more than before."""
CATEGORIES: Final = ("military", "civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury")
_COLOUR_RUNS: Final = tuple(
    (colours.index(colour), colours.index(colour) + colours.count(colour))
    for colours in ([card.colour for card in CARDS],)
    for colour in COLOURS
)
"""Where the cards of each colour begin and end."""
_NEEDED: Final = {facts.needs: tuple((good, n) for good, n in enumerate(facts.needs) if n)
                  for facts in (*CARD_FACTS, *WONDER_FACTS)}  # fmt: skip
_NOTHING: Final = (0,) * len(GOODS)
_ARCHITECTURE, _MASONRY = strength("architecture"), strength("masonry")
_SCORED: Final = {"blue": 1, "green": 2, "yellow": 3, "purple": 4}


@dataclass(frozen=True)
class City:
    """A city as flags for every card, wonder and token."""

    built: Sequence[int]
    unbuilt: Sequence[int]
    finished: Sequence[int]
    tokens: Sequence[int]
    coins: int
    lead: int
    """Spaces that the pawn stands on the other side."""

    @cached_property
    def standing(self) -> list[Facts]:
        """The facts of all cards and wonders that stand here."""
        cards = [facts for facts, stands in zip(CARD_FACTS, self.built, strict=True) if stands]
        return cards + [facts for facts, stands in zip(WONDER_FACTS, self.finished, strict=True) if stands]

    @cached_property
    def makes(self) -> list[int]:
        return _summed([facts.makes for facts in self.standing if facts.makes != _NOTHING])

    @cached_property
    def fixes(self) -> list[int]:
        """For each good, how many cards fix its price."""
        return _summed([facts.fixes for facts in self.standing if facts.fixes != _NOTHING])

    @cached_property
    def raw(self) -> int:
        return sum(facts.chooses_raw for facts in self.standing)

    @cached_property
    def made(self) -> int:
        return sum(facts.chooses_made for facts in self.standing)

    @cached_property
    def symbols(self) -> list[int]:
        found = [0] * (len(SYMBOLS) + 1)  # the last is for what has no symbol, whose place is -1
        for facts in self.standing:
            found[facts.symbol] += 1
        for facts, owned in zip(TOKEN_FACTS, self.tokens, strict=True):
            found[facts.symbol] += owned
        return found[:-1]

    @cached_property
    def colours(self) -> list[int]:
        return [sum(self.built[start:end]) for start, end in _COLOUR_RUNS]

    def prices(self, other: "City") -> list[int]:
        """What a missing unit of each good costs this city."""
        return [1 if cheap else BASE_PRICE + units for cheap, units in zip(self.fixes, other.makes, strict=True)]

    def has(self, token: str) -> int:
        return self.tokens[TOKEN_NUMBER[token]]


def _summed(rows: Sequence[tuple[int, ...]]) -> list[int]:
    return [sum(column) for column in zip(_NOTHING, *rows, strict=True)]


def city_of(view: View, seat: int) -> City:
    """The city of a seat in a view."""
    city = view.cities[seat]

    def flags(ids: Iterable[str], numbers: dict[str, int]) -> list[int]:
        owned = set(ids)
        return [int(id in owned) for id in numbers]

    finished = flags((wonder for wonder, _ in city.finished), WONDER_NUMBER)
    lead = -view.pawn if seat else view.pawn
    cards, wonders, tokens = (
        flags(ids, numbers)
        for ids, numbers in ((city.built, CARD_NUMBER), (city.wonders, WONDER_NUMBER), (city.tokens, TOKEN_NUMBER))
    )
    return City(cards, wonders, finished, tokens, view.coins[seat], lead)


def payment(city: City, prices: Sequence[int], card: int, facts: Facts) -> int:
    """The least a card (its number, or -1 for a wonder) costs the city at its prices: nothing with a chain."""
    if facts.free_with >= 0 and city.built[facts.free_with]:
        return 0
    raw: list[int] = []
    made: list[int] = []
    for good, needed in _NEEDED[facts.needs]:
        if needed > city.makes[good]:
            (raw if good < len(RAW_GOODS) else made).extend([prices[good]] * (needed - city.makes[good]))
    if not raw and not made:
        return facts.price
    left = sorted(sorted(raw, reverse=True)[city.raw :] + sorted(made, reverse=True)[city.made :], reverse=True)
    if card < 0:
        dropped = _ARCHITECTURE * city.has("architecture")
    else:
        dropped = _MASONRY * city.has("masonry") * (CARDS[card].colour == "blue")
    return facts.price + sum(left[dropped:])


def categories(city: City, other: City) -> list[int]:
    """Points by category, if the match ended now."""
    points = [0] * len(CATEGORIES)
    points[0] = sum(more for space, more in ZONES if city.lead >= space)
    for card, facts, stands in zip(CARDS, CARD_FACTS, city.built, strict=True):
        if stands and card.colour in _SCORED:
            points[_SCORED[card.colour]] += facts.points + facts.points_each * _most(facts.points_for, city, other)
    points[5] = sum(facts.points for facts, stands in zip(WONDER_FACTS, city.finished, strict=True) if stands)
    for facts, owned in zip(TOKEN_FACTS, city.tokens, strict=True):
        points[6] += owned * (facts.points + facts.points_each * sum(city.tokens))
    points[7] = city.coins // COINS_A_POINT
    return points


def _most(each: Each, city: City, other: City) -> int:
    return max(_within(each, city), _within(each, other)) if each.most else _within(each, city)


def _within(each: Each, city: City) -> int:
    if each.coins:
        return city.coins // each.coins
    counts = dict(zip(COLOURS, city.colours, strict=True)) | {"wonder": sum(city.finished)}
    return sum(counts[what] for what in each.what)
