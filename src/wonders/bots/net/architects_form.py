"""The net of Architects for 2 to 7 players: which numbers of an observation it gets, and between what it chooses."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from wonders.bots.net.architects_reckoned import ADDED
from wonders.bots.net.seats import SEATS, Form, Span, arrangement, scales, slots
from wonders.games.architects.cards import ALL_CARDS
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.registry import make as make_game
from wonders.spaces import make as make_space
from wonders.spaces import observer_of

COUNTS: Final = range(2, 8)
DECK_SLOTS: Final = SEATS + 1
"""Decks are named by the slots of their seats; the common one is the last."""
CITY: Final = ("wonder", "stages", "cards", "tokens", "victories")
_SCALES: Final = {"cards": 1 / 2, "rest": 1 / 4, "discard": 1 / 8, "victories": 1 / 4}
_OWN: Final = ("common deck top", "common deck rest", "row", "token stack", "offers", "used", "discard", "found",
               "peace", "due", "asked")  # fmt: skip

_TEXTS: Final = make_space("architects").texts
BUILDS: Final = tuple(number for number, text in enumerate(_TEXTS) if text.startswith("build "))
TRADES: Final = tuple(number for number, text in enumerate(_TEXTS) if text.startswith("trade "))
PARTS: Final = {
    "take": DECK_SLOTS,
    "look": 1,
    "build": len(BUILDS),
    "trade": len(TRADES),
    "extra": DECK_SLOTS,
    "finish": 1,
    "progress": len(ALL_TOKENS) + 1,
    "search": DECK_SLOTS,
    "keep": len(ALL_CARDS),
}
"""Kinds of choices and how many there are of each. Which of several tokens gives an extra card is none."""
CHOICES: Final = sum(PARTS.values())


def _starts() -> dict[str, int]:
    found, at = {}, 0
    for name, size in PARTS.items():
        found[name] = at
        at += size
    return found


START: Final = _starts()


def _spans(players: int) -> Iterator[Span]:
    at, seats = observer_of(make_game("architects", players)).layout, slots(players)

    def span(name: str, there: bool = True) -> Span:
        size = at[name].stop - at[name].start
        return Span(at[name] if there else None, size, _SCALES.get(name.split()[-1], 1.0))

    for slot in range(SEATS):
        there = slot < players
        seat = seats[slot] if there else 0
        yield from (span(f"city {seat} {name}", there) for name in CITY)
        yield from (span(f"deck {seat} {name}", there) for name in ("top", "rest"))
    yield from map(span, _OWN)
    for name in ("searched", "lookers", "cat", "active"):
        start = at[name].start
        for slot in range(SEATS):
            place = slice(start + seats[slot], start + seats[slot] + 1) if slot < players else None
            yield Span(place, 1, 1.0)


@lru_cache
def arranged(players: int) -> tuple[int, ...]:
    """For every feature its place in the observation for so many players."""
    return arrangement(tuple(_spans(players)), players)


def _scales() -> tuple[float, ...]:
    """Those of what is reckoned stand before the last ones, which say which seats are there."""
    plain = scales(tuple(_spans(2)))
    return (*plain[:-SEATS], *(1.0 for _ in range(ADDED)), *plain[-SEATS:])


FORM: Final = Form("architects", len(arranged(2)) + ADDED, CHOICES, _scales(), added=ADDED)
QUICK: Final = replace(FORM.plain, game="architects_quick", width=128)
"""A smaller one, for matches that are played on in the mind; it is not shown what is reckoned."""
PLAIN: Final = replace(QUICK, game="architects_plain")
"""Another, that plays like `medium`, for others in such matches."""
