"""Views of classic as rows of features for its net: quicker than an observation, since cities are worked out once."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from wonders.bots.net.classic_form import FORM
from wonders.bots.net.seats import SEATS, slots
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.view import View
from wonders.spaces.classic.observation import AGES, PHASES, TURNS, city_numbers, layout, payments, who_is_asked
from wonders.spaces.classic.pieces import CARD_NUMBER, CARDS
from wonders.spaces.layout import MOST, Layout

_FIELDS: Final = Layout(layout(3))
CITY_SIZE: Final = _FIELDS["city 1 cards"].start
HAND: Final = SEATS * CITY_SIZE
PAYMENTS: Final = HAND + len(CARDS)
PILE: Final = PAYMENTS + len(CARDS) + 1
AGE: Final = PILE + len(CARDS) + 1
TURN: Final = AGE + AGES
PHASE: Final = TURN + TURNS
REVIVAL: Final = PHASE + len(PHASES)
ASKED: Final = REVIVAL + 1
THERE: Final = ASKED + SEATS
"""Where each field of the features begins."""
_PHASE_NUMBER: Final = {name: number for number, name in enumerate(PHASES)}
_MOST_KNOWN: Final = 4096

assert THERE + SEATS == FORM.inputs


class Rows:
    """Makes rows; what it has worked out about cities it keeps until it is told to forget."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[City, np.ndarray]] = {}

    def forget(self) -> None:
        """Let go of cities that are not needed any more."""
        self._known.clear()

    def of(self, views: Sequence[View]) -> np.ndarray:
        """A row for each view."""
        rows = np.zeros((len(views), FORM.inputs), np.float32)
        for row, view in zip(rows, views, strict=True):
            self._fill(row, view)
        return rows

    def _fill(self, row: np.ndarray, view: View) -> None:
        seats, me = len(view.cities), view.seat
        asked = who_is_asked(view)
        for slot, away in enumerate(slots(seats)):
            at = (me + away) % seats
            row[slot * CITY_SIZE : (slot + 1) * CITY_SIZE] = self._city(view.cities[at])
            row[ASKED + slot] = at in asked
        _add(row, HAND, view.hand)
        for number, paid in payments(view).items():
            row[PAYMENTS + number] = paid
        _add(row, PILE, view.pile)
        row[AGE - 1] = min(view.discarded, MOST)
        row[AGE + view.age - 1] = 1
        row[TURN + view.turn - 1] = 1
        row[PHASE + _PHASE_NUMBER[view.phase]] = 1
        row[REVIVAL] = bool(view.revivals)
        row[THERE : THERE + seats] = 1

    def _city(self, city: City) -> np.ndarray:
        known = self._known.get(id(city))
        if known is not None and known[0] is city:
            return known[1]
        if len(self._known) > _MOST_KNOWN:
            self.forget()
        block = np.array(city_numbers(city), np.float32)
        self._known[id(city)] = city, block
        return block


def _add(row: np.ndarray, start: int, cards: Sequence[Card]) -> None:
    for card in cards:
        row[start + CARD_NUMBER[card.id]] += 1
