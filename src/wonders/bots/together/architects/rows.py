"""What whoever's turn it is sees, as rows of features: just as `wonders.bots.net.architects_rows` makes of views."""

from typing import Final

import numpy as np

from wonders.bots.net.architects_form import DECK_SLOTS, FORM
from wonders.bots.net.architects_reckoned import completed
from wonders.bots.net.seats import SEATS, slots
from wonders.bots.together.architects.facts import ACT, ANY, CARDS, KEEP, OVER, PICK, SEARCH, SLOT, TOKEN, TOKENS
from wonders.bots.together.architects.tables import Tables
from wonders.spaces.wide.architects_view import DECISIONS, DUE

PLAIN: Final = FORM.plain.inputs
_COMMON: Final = SEATS * SLOT
_TOKENS: Final = _COMMON + 2 * CARDS
_DISCARD: Final = _TOKENS + 4 * TOKENS
_PEACE: Final = _DISCARD + 2 * CARDS
_DUE: Final = _PEACE + 1
_ASKED: Final = _DUE + len(DUE)
_SEARCHED: Final = _ASKED + len(DECISIONS)
_LOOKERS, _CAT, _ACTIVE, _THERE = (_SEARCHED + at * SEATS for at in range(1, 5))
_NAMES: Final = {PICK: "pick_card", ANY: "take_from_any", TOKEN: "take_token", SEARCH: "search_deck",
                 KEEP: "keep_card", OVER: "over"}  # fmt: skip
_QUESTIONS: Final = {PICK: "PickCard", ACT: "Act", ANY: "TakeFromAny", TOKEN: "ChooseToken", SEARCH: "SearchDeck",
                     KEEP: "KeepCard"}  # fmt: skip
_DUE_AT: Final = {due: _DUE + list(DUE).index(name) for due, name in _NAMES.items()}
_ASKED_AT: Final = {due: _ASKED + list(DECISIONS).index(name) for due, name in _QUESTIONS.items()}
assert DECK_SLOTS == SEATS + 1


def rows(tables: Tables, due: int, at: np.ndarray) -> np.ndarray:
    """A row for each of these tables, which all wait for the same."""
    seat, players, size = tables.seat, tables.players, len(at)
    made = np.zeros((size, PLAIN), np.float32)
    away = slots(players)
    for slot, steps in enumerate(away):
        made[:, slot * SLOT : (slot + 1) * SLOT] = tables.cities[(seat + steps) % players, at]
    _middle(tables, made, at)
    if due == KEEP:
        made[:, _PEACE - CARDS : _PEACE] = tables.found[at]
        for slot, steps in enumerate(away):
            made[:, _SEARCHED + slot] = tables.searched[at] == (seat + steps) % players
    if due in _DUE_AT:
        made[:, _DUE_AT[due]] = 1
    if due in _ASKED_AT:
        made[:, _ASKED_AT[due]] = 1
    for slot, steps in enumerate(away):
        made[:, _LOOKERS + slot] = tables.looked[(seat + steps) % players, at]
        made[:, _CAT + slot] = tables.cat[at] == (seat + steps) % players
    made[:, _ACTIVE] = 1
    made[:, _THERE : _THERE + players] = 1
    return made


def _middle(tables: Tables, made: np.ndarray, at: np.ndarray) -> None:
    made[:, _COMMON + CARDS : _TOKENS] = tables.common[at]
    knows = tables.looked[tables.seat, at] & tables.filled(tables.players, at)
    if knows.any():
        here = np.flatnonzero(knows)
        tops = tables.tops(np.full(len(here), tables.players), at[here])
        made[here, _COMMON + tops] = 1
        made[here, _COMMON + CARDS + tops] -= 1
    for number, tokens in enumerate((tables.row, tables.stack, tables.offers, tables.used)):
        made[:, _TOKENS + number * TOKENS : _TOKENS + (number + 1) * TOKENS] = tokens[at]
    made[:, _DISCARD : _DISCARD + CARDS] = tables.discard[at]
    made[:, _PEACE] = tables.peace[at]


def spans(players: int) -> tuple[slice, slice]:
    """The runs of features that can be something else than 0."""
    return slice(0, players * SLOT), slice(_COMMON, PLAIN)


def reckoned_too(made: np.ndarray, players: int) -> np.ndarray:
    """Rows with what is reckoned from them, for nets that are shown it."""
    found: np.ndarray = completed(np, made, players)
    return found
