"""What every piece costs and does, in packed words, made from the reference engine's tables.

Pieces are numbered through: the cards, then the wonders, then one that is and does nothing.
"""

from collections.abc import Callable, Iterable
from typing import Final

import numpy as np
from jax.typing import DTypeLike

from wonders.batch.duel.bits import words_of
from wonders.spaces.duel.pieces import (
    CARD_FACTS,
    CARDS,
    COLOURS,
    LAYOUTS,
    SLOTS,
    SYMBOLS,
    TOKEN_FACTS,
    TOKEN_NUMBER,
    WONDER_FACTS,
    WONDERS,
    Facts,
)

FIRST_WONDER: Final = len(CARDS)
FIRST_GUILD: Final = next(n for n, card in enumerate(CARDS) if card.colour == "purple")
NOTHING: Final = FIRST_WONDER + len(WONDERS)
FIELD: Final = 6
"""Bits of a packed field: five for a number of goods, and one to borrow from."""
GUARDS: Final = sum(32 << FIELD * good for good in range(5))

_PIECES: Final = (*CARD_FACTS, *WONDER_FACTS, Facts())


def column(value: Callable[[Facts], int], kind: DTypeLike = np.uint32) -> np.ndarray:
    """A number for each piece."""
    return np.array([value(facts) for facts in _PIECES], kind)


def packed(goods: Iterable[int]) -> int:
    """Five numbers of goods in one word."""
    return sum(units << FIELD * good for good, units in enumerate(goods))


def of_colours(*colours: str) -> tuple[int, int, int]:
    """The words of all cards of these colours."""
    return words_of([number for number, card in enumerate(CARDS) if card.colour in colours])


def cards_where(test: Callable[[Facts], bool]) -> tuple[int, int, int]:
    """The words of all cards with this property."""
    return words_of([number for number, facts in enumerate(CARD_FACTS) if test(facts)])


def wonders_where(test: Callable[[Facts], bool]) -> int:
    """The set of all wonders with this property."""
    return sum(1 << number for number, facts in enumerate(WONDER_FACTS) if test(facts))


def tokens_where(test: Callable[[Facts], bool]) -> int:
    """The set of all progress tokens with this property."""
    return sum(1 << number for number, facts in enumerate(TOKEN_FACTS) if test(facts))


def token(name: str) -> int:
    """The set of one token."""
    return 1 << TOKEN_NUMBER[name]


def makers(good: int, units: int) -> int:
    """The brown and grey cards that make so many units of a good."""
    return cards_where(lambda facts: facts.makes[good] == units)[0]


def fixers(good: int) -> int:
    """The yellow cards that fix the price of a good."""
    return cards_where(lambda facts: bool(facts.fixes[good]))[0]


COST: Final = column(lambda facts: packed(facts.needs))

PRICE, SHIELDS, GAIN, EACH, MOST, PAIR, LOSS, ASKS, DRAWS, RED, DISCOUNT = 0, 4, 6, 10, 12, 13, 16, 18, 20, 21, 22
"""Where the facts of a piece begin in its packed word."""
FREE_WITH: Final = 24
"""Above them lies the card that makes it free, or a number that no card has."""
ASK_BROWN, ASK_GREY, ASK_REVIVE = 1, 2, 3


def _asks(facts: Facts) -> int:
    return {"": ASK_REVIVE if facts.revives else 0, "brown": ASK_BROWN, "grey": ASK_GREY}[facts.destroys]


def _facts(number: int, facts: Facts) -> int:
    colour = CARDS[number].colour if number < FIRST_WONDER else ""
    discount = 1 if colour == "blue" else 2 if FIRST_WONDER <= number < NOTHING else 0
    return (
        facts.price << PRICE
        | facts.shields << SHIELDS
        | facts.gain << GAIN
        | facts.gain_each << EACH
        | facts.gain_for.most << MOST
        | (facts.symbol + 1) << PAIR
        | facts.loss << LOSS
        | _asks(facts) << ASKS
        | bool(facts.draws) << DRAWS
        | (colour == "red") << RED
        | discount << DISCOUNT
        | (facts.free_with if facts.free_with >= 0 else len(CARDS)) << FREE_WITH
    )


FACTS: Final = np.array([_facts(number, facts) for number, facts in enumerate(_PIECES)], np.uint32)
COUNTED_CARDS: Final = np.array([of_colours(*facts.gain_for.what) for facts in _PIECES], np.uint32).T
"""For each piece the cards for which it pays coins, word by word."""
COUNTS_WONDERS: Final = column(lambda facts: int("wonder" in facts.gain_for.what), np.int32)
REVIVES: Final = wonders_where(lambda facts: facts.revives)
RICH_TOKENS: Final = tokens_where(lambda facts: facts.gain > 0)
TOKEN_COINS: Final = max(facts.gain for facts in TOKEN_FACTS)
"""The tokens that bring coins at once all bring as many."""
AGAIN: Final = wonders_where(lambda facts: facts.again)
SYMBOL_PAIRS: Final = sum(1 << 2 * pair for pair in range(len(SYMBOLS) - 1))
"""The first bit of each pair of equal symbols in the word of green cards."""
YELLOW: Final = of_colours("yellow")[0]
BROWN: Final = of_colours("brown")[0]
GREY: Final = of_colours("grey")[0]
COLOUR_WORDS: Final = {colour: of_colours(colour) for colour in COLOURS}

FULL: Final = (1 << SLOTS) - 1
STARTS_CLOSED: Final = np.array([0, *(layout.starts_closed for layout in LAYOUTS)], np.uint32)
SHIFTS: Final = sorted(
    {
        above - slot
        for layout in LAYOUTS
        for slot, on in enumerate(layout.covered_by)
        for above in range(20)
        if on >> above & 1
    }
)
"""How far apart the numbers of a slot and of one that lies on it can be."""


def _covered_at(shift: int, covered_by: tuple[int, ...]) -> int:
    return sum(1 << slot for slot, on in enumerate(covered_by) if on >> (slot + shift) & 1)


COVERED: Final = np.array(
    [[0] * len(SHIFTS), *([_covered_at(shift, layout.covered_by) for shift in SHIFTS] for layout in LAYOUTS)], np.uint32
)
"""For each age and shift the slots on which the slot that much further on lies."""
