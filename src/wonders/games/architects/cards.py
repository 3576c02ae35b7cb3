"""The fourteen kinds of card, and how many of each lie in the eight decks."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final

GREY, YELLOW, BLUE, GREEN, RED = COLOURS = ("grey", "yellow", "blue", "green", "red")

COMMON: Final = "common"
"""Name of the deck in the middle; every other deck bears the name of its wonder."""


@dataclass(frozen=True, eq=False, slots=True)
class Card:
    """One kind of card. There is one object a kind, in `ALL_CARDS`; `place` is its place there and in every tuple of counts.

    It defines no comparison of its own: Python then compares by identity without a call, and piles are searched often.
    """

    id: str
    colour: str
    points: int = 0
    cat: bool = False
    horns: int = 0
    shields: int = 0
    place: int = field(default=-1, repr=False)
    pays: bool = field(init=False, repr=False)
    """Whether it can be part of the payment for a stage."""
    is_symbol: bool = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pays", self.colour in (GREY, YELLOW))
        object.__setattr__(self, "is_symbol", self.colour == GREEN)

    def __repr__(self) -> str:
        return self.id


# fmt: off
ALL_CARDS: Final = (
    Card("wood",             GREY,   place=0),
    Card("stone",            GREY,   place=1),
    Card("clay",             GREY,   place=2),
    Card("papyrus",          GREY,   place=3),
    Card("glass",            GREY,   place=4),
    Card("coin",             YELLOW, place=5),
    Card("laurel",           BLUE,   place=6, points=3),
    Card("laurel_cat",       BLUE,   place=7, points=2, cat=True),
    Card("compass",          GREEN,  place=8),
    Card("gear",             GREEN,  place=9),
    Card("tablet",           GREEN,  place=10),
    Card("shield",           RED,    place=11, shields=1),
    Card("shield_horn",      RED,    place=12, shields=1, horns=1),
    Card("shield_two_horns", RED,    place=13, shields=1, horns=2),
)

# How many of each card, in the order above: five goods, coin | 3 points, 2 points with cat | compass, gear, tablet | horns 0, 1, 2.
DECKS: Final[dict[str, tuple[int, ...]]] = {
    "alexandria":    (2, 2, 2, 2, 1,   4,   2, 2,   1, 2, 1,   2, 1, 1),
    "babylon":       (2, 1, 2, 2, 2,   3,   2, 2,   2, 2, 1,   2, 1, 1),
    "ephesos":       (2, 2, 2, 2, 2,   3,   1, 2,   2, 1, 2,   2, 1, 1),
    "gizah":         (2, 2, 1, 2, 2,   3,   2, 3,   2, 1, 1,   2, 2, 0),
    "halikarnassos": (2, 2, 2, 1, 2,   3,   2, 2,   1, 1, 2,   2, 2, 1),
    "olympia":       (1, 2, 2, 2, 2,   3,   1, 3,   1, 1, 2,   2, 2, 1),
    "rhodos":        (2, 2, 2, 2, 2,   2,   2, 2,   1, 2, 1,   2, 2, 1),
    COMMON:          (4, 4, 4, 4, 4,   6,   4, 8,   4, 4, 4,   4, 4, 2),
}
# fmt: on

CARDS: Final = {card.id: card for card in ALL_CARDS}
COIN: Final = CARDS["coin"]
GOODS: Final = ALL_CARDS[:5]
SYMBOLS: Final = ALL_CARDS[8:11]
REDS: Final = ALL_CARDS[11:]
HORNED: Final = ALL_CARDS[12:]
NO_CARDS: Final = (0,) * len(ALL_CARDS)
_PLACE: Final = attrgetter("place")


def spread(counts: Iterable[int]) -> tuple[Card, ...]:
    """Counts as a sorted pile."""
    return tuple(card for card, count in zip(ALL_CARDS, counts, strict=True) for _ in range(count))


def count(cards: Iterable[Card]) -> tuple[int, ...]:
    """A pile as counts."""
    return tuple(map(Counter(cards).get, ALL_CARDS, NO_CARDS))


def listed(counts: Iterable[int]) -> str:
    """Counts as a text such as "2 wood, 1 coin", for records and messages: the opposite of counting."""
    return ", ".join(f"{count} {card.id}" for card, count in zip(ALL_CARDS, counts, strict=True) if count)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards sorted by their place."""
    return tuple(sorted(cards, key=_PLACE))


PILES: Final = {deck: spread(counts) for deck, counts in DECKS.items()}
"""Every deck as the multiset it is: each card as often as it is in it, sorted."""
