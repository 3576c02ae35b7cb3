"""What seats see as rows of features for the net of classic, just as `wonders.bots.net.classic_rows` makes of views."""

import numpy as np

from wonders.bots.net import classic_rows as at
from wonders.bots.net.classic_form import FORM
from wonders.bots.net.seats import slots
from wonders.bots.together.classic.facts import CITY, NONE
from wonders.bots.together.classic.offers import Offers
from wonders.bots.together.classic.tables import HAND, Tables
from wonders.spaces.classic.observation import PHASES


def rows(
    tables: Tables, seats: np.ndarray, found: Offers | None, phase: str, asked: np.ndarray, reviving: np.ndarray
) -> np.ndarray:
    """A row for each of these seats at each table (seats, tables, features). Without offers the pile is chosen from."""
    players, size = tables.players, tables.size
    made = np.zeros((len(seats), size, FORM.inputs), np.float32)
    away = slots(players)
    for row, seat in zip(made, seats, strict=True):
        for slot, steps in enumerate(away):
            row[:, slot * CITY : (slot + 1) * CITY] = tables.cities[(seat + steps) % players]
            row[:, at.ASKED + slot] = (seat + steps) % players in asked
    flat = made.reshape(-1)
    base = (np.arange(len(seats) * size) * FORM.inputs).reshape(len(seats), size)
    hands = tables.hands[seats]
    for place in range(HAND):
        cards = hands[:, :, place]
        there = cards != NONE
        flat[(base + at.HAND + cards)[there]] += 1
    if found is not None:
        _prices(made, base, hands, found)
    else:
        made[:, :, at.PILE : at.PILE + NONE] = tables.pile[:, :NONE]
    made[:, :, at.AGE - 1] = tables.pile[:, :NONE].sum(1)
    made[:, :, at.AGE + tables.age - 1] = 1
    made[:, :, at.TURN + tables.turn - 1] = 1
    made[:, :, at.PHASE + PHASES.index(phase)] = 1
    made[:, :, at.REVIVAL] = reviving
    made[:, :, at.THERE : at.THERE + players] = 1
    return made


def _prices(made: np.ndarray, base: np.ndarray, hands: np.ndarray, found: Offers) -> None:
    """What cards and the next stage cost, and 1; nothing for what cannot be built."""
    flat, cost = made.reshape(-1), found.cost + 1
    for place in range(HAND):
        can = found.builds[:, :, place]
        flat[(base + at.PAYMENTS + hands[:, :, place])[can]] = cost[:, :, place][can]
    made[:, :, at.PAYMENTS + NONE] = np.where(found.stage, cost[:, :, HAND], 0)
