"""The net of classic for 3 to 7 players: which numbers of an observation it gets, and between what it chooses."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from wonders.bots.net.seats import SEATS, Form, Span, arrangement, scales, slots
from wonders.spaces.classic.observation import layout
from wonders.spaces.classic.pieces import CARDS
from wonders.spaces.layout import Layout

COUNTS: Final = range(3, 8)
KINDS: Final = ("build", "free", "stage", "sell", "revive")
"""What can be done with a card. How it is paid is no choice: as cheaply as can be."""
DECLINE: Final = len(KINDS) * len(CARDS)
CHOICES: Final = DECLINE + 1
"""Choices are numbered kind by kind and in each card by card; the last is to decline."""

CITY: Final = ("cards", "board", "stages", "coins", "victories", "defeats", "spent", "colours", "symbols", "shields")
_SCALES: Final = {"coins": 1 / 8, "stages": 1 / 2, "victories": 1 / 2, "defeats": 1 / 2, "colours": 1 / 2,
                  "symbols": 1 / 2, "shields": 1 / 4, "payments": 1 / 8, "stage payment": 1 / 8,
                  "pile size": 1 / 8}  # fmt: skip
_OWN: Final = ("hand", "payments", "stage payment", "pile", "pile size", "age", "turn", "phase", "revival")


def _spans(players: int) -> Iterator[Span]:
    """What I passed on is left out: a search knows it by the worlds it thinks of."""
    at, seats = Layout(layout(players)), slots(players)
    for slot in range(SEATS):
        for name in CITY:
            place = at[f"city {seats[slot]} {name}"] if slot < players else None
            whole = at[f"city 0 {name}"]
            yield Span(place, whole.stop - whole.start, _SCALES.get(name, 1.0))
    for name in _OWN:
        yield Span(at[name], at[name].stop - at[name].start, _SCALES.get(name, 1.0))
    asked = at["asked"].start
    for slot in range(SEATS):
        place = slice(asked + seats[slot], asked + seats[slot] + 1) if slot < players else None
        yield Span(place, 1, 1.0)


@lru_cache
def arranged(players: int) -> tuple[int, ...]:
    """For every feature its place in the observation for so many players."""
    return arrangement(tuple(_spans(players)), players)


FORM: Final = Form("classic", len(arranged(3)), CHOICES, scales(tuple(_spans(3))))
QUICK: Final = replace(FORM, game="classic_quick", width=128)
"""A net that answers nearly as well in a third of the time: matches are played on by it in the mind."""
PLAIN: Final = replace(QUICK, game="classic_plain")
"""A quick net that plays like `medium`: so others may be taken to play, too."""
