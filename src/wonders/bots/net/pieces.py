"""Cities and piles of Duel as rows of numbers. A city is the sum of what its pieces add to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from wonders.games.duel.city import City
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import Table
from wonders.spaces.duel.observation import PHASES, phase_of
from wonders.spaces.duel.pieces import (
    CARD_FACTS,
    CARDS,
    COLOURS,
    GOODS,
    SYMBOLS,
    TOKEN_FACTS,
    TOKENS,
    WONDER_FACTS,
    WONDERS,
    Facts,
)
from wonders.spaces.duel.reckoning import CATEGORIES

_PARTS: Final = {
    "cards": len(CARDS),
    "unbuilt": len(WONDERS),
    "finished": len(WONDERS),
    "tokens": len(TOKENS),
    "makes": len(GOODS),
    "choices": 2,
    "symbols": len(SYMBOLS),
    "colours": len(COLOURS),
    "points": len(CATEGORIES),
    "not free": len(CARDS),
}


def slices(parts: dict[str, int]) -> dict[str, slice]:
    found, at = {}, 0
    for name, size in parts.items():
        found[name] = slice(at, at + size)
        at += size
    return found


CITY: Final = slices(_PARTS)
"""Where the numbers of a city lie: flags of its pieces, goods, symbols, colours, own points, what has a price."""
CITY_SIZE: Final = sum(_PARTS.values())

_BUILT: Final = {card: number for number, card in enumerate(CARDS)}
_FINISHED: Final = {wonder: len(CARDS) + number for number, wonder in enumerate(WONDERS)}
_UNBUILT: Final = {wonder: len(CARDS) + len(WONDERS) + number for number, wonder in enumerate(WONDERS)}
_OWNED: Final = {token: len(CARDS) + 2 * len(WONDERS) + number for number, token in enumerate(TOKENS)}
_EMPTY: Final = len(CARDS) + 2 * len(WONDERS) + len(TOKENS)

_SCORED: Final = {"blue": 1, "green": 2, "yellow": 3, "purple": 4}
_OF_WONDERS, _OF_TOKENS = 5, 6


def _row(flag: int, facts: Facts | None, category: int = -1) -> np.ndarray:
    row = np.zeros(CITY_SIZE, np.float32)
    row[flag] = 1
    if facts is not None:
        row[CITY["makes"]] = facts.makes
        row[CITY["choices"]] = facts.chooses_raw, facts.chooses_made
        if facts.symbol >= 0:
            row[CITY["symbols"].start + facts.symbol] = 1
        if category >= 0:
            row[CITY["points"].start + category] = facts.points
    return row


def _rows() -> np.ndarray:
    rows = []
    for number, (card, facts) in enumerate(zip(CARDS, CARD_FACTS, strict=True)):
        row = _row(number, facts, _SCORED.get(card.colour, -1))
        row[CITY["colours"].start + COLOURS.index(card.colour)] = 1
        for other, needed in enumerate(CARD_FACTS):
            row[CITY["not free"].start + other] = -(needed.free_with == number)
        rows.append(row)
    rows += [_row(CITY["finished"].start + at, facts, _OF_WONDERS) for at, facts in enumerate(WONDER_FACTS)]
    rows += [_row(CITY["unbuilt"].start + at, None) for at in range(len(WONDERS))]
    for at, facts in enumerate(TOKEN_FACTS):
        row = np.zeros(CITY_SIZE, np.float32)
        row[CITY["tokens"].start + at] = 1
        row[CITY["points"].start + _OF_TOKENS] = facts.points
        if facts.symbol >= 0:
            row[CITY["symbols"].start + facts.symbol] = 1
        rows.append(row)
    nothing = np.zeros(CITY_SIZE, np.float32)
    nothing[CITY["not free"]] = 1
    return np.stack([*rows, nothing])


_CONTRIBUTIONS: Final = _rows()
"""A row for each built card, finished wonder, unbuilt wonder and owned token, and one of an empty city."""


def _numbers_in(city: City) -> list[int]:
    """The rows of a city; that of an empty one is always among them."""
    return [
        _EMPTY,
        *[_BUILT[card] for card in city.built],
        *[_FINISHED[wonder] for wonder, _ in city.finished],
        *[_UNBUILT[wonder] for wonder in city.wonders],
        *[_OWNED[token] for token in city.tokens],
    ]


def cities_read(cities: Sequence[City]) -> np.ndarray:
    """A row for each city; its points are those that depend on nothing else."""
    held = np.zeros((len(cities), len(_CONTRIBUTIONS)), np.float32)
    ones: list[int] = []
    for at, city in enumerate(cities):
        base = at * len(_CONTRIBUTIONS)
        ones += [base + number for number in _numbers_in(city)]
    held.reshape(-1)[ones] = 1
    rows: np.ndarray = held @ _CONTRIBUTIONS
    tokens = rows[:, CITY["tokens"]]
    rows[:, CITY["points"].start + _OF_TOKENS] += (tokens @ _TOKENS_EACH) * tokens.sum(1)
    return rows


def piles_read(piles: Sequence[tuple[Card, ...]]) -> np.ndarray:
    """For each pile a flag for every card that is in it."""
    rows = np.zeros((len(piles), len(CARDS)), np.float32)
    rows.reshape(-1)[[at * len(CARDS) + _BUILT[card] for at, pile in enumerate(piles) for card in pile]] = 1
    return rows


@dataclass(frozen=True)
class Counting:
    """A card that scores for what is counted at the end."""

    card: int
    category: int
    each: int
    most: bool
    """Whether the city that has most of it is looked at."""
    coins: int
    """If not 0, it scores for so many coins each."""
    counts: np.ndarray
    """How much each colour, and at last each finished wonder, counts."""


def _counting() -> tuple[Counting, ...]:
    found = []
    for number, (card, facts) in enumerate(zip(CARDS, CARD_FACTS, strict=True)):
        if facts.points_each:
            what = facts.points_for
            counts = np.array([name in what.what for name in (*COLOURS, "wonder")], np.float32)
            found.append(Counting(number, _SCORED[card.colour], facts.points_each, bool(what.most), what.coins, counts))
    return tuple(found)


COUNTING: Final = _counting()
_TOKENS_EACH: Final = np.array([facts.points_each for facts in TOKEN_FACTS], np.float32)


def phase_number(table: Table) -> int:
    """The place of what is asked among the phases of an observation."""
    return PHASES.index(phase_of(table))
