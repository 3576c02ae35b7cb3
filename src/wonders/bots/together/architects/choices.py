"""What may be chosen at many tables, part by part of the choices of the net, and what follows from a choice."""

from typing import Final

import numpy as np

from wonders.bots.net.architects_form import DECK_SLOTS, START
from wonders.bots.net.seats import slots
from wonders.bots.together.architects import facts, moves
from wonders.bots.together.architects.facts import ACT, ANY, DONE, KEEP, PICK, SEARCH, TOKEN
from wonders.bots.together.architects.tables import Tables

PARTS: Final = {
    PICK: slice(START["take"], START["build"]),
    ANY: slice(START["take"], START["build"]),
    ACT: slice(START["build"], START["progress"]),
    TOKEN: slice(START["progress"], START["search"]),
    SEARCH: slice(START["search"], START["keep"]),
    KEEP: slice(START["keep"], START["keep"] + facts.CARDS),
}
"""The choices among which one is looked for, by what is due."""
_LOOK: Final = START["look"]
_TRADE, _EXTRA, _FINISH = (START[name] - START["build"] for name in ("trade", "extra", "finish"))


def deck_of_slot(tables: Tables) -> np.ndarray:
    """The deck that each slot stands for, by whoever's turn it is; slots of seats that are not there stand for none."""
    found = np.full(DECK_SLOTS, -1)
    found[: tables.players] = [(tables.seat + steps) % tables.players for steps in slots(tables.players)]
    found[-1] = tables.players
    return found


def _decks(tables: Tables, at: np.ndarray, allowed: tuple[int, ...]) -> np.ndarray:
    """Which slots have a deck with cards that is among those allowed."""
    found = np.zeros((len(at), DECK_SLOTS), bool)
    for slot, deck in enumerate(deck_of_slot(tables)):
        if deck in allowed:
            found[:, slot] = tables.filled(deck, at)
    return found


def legal(tables: Tables, due: int, at: np.ndarray) -> np.ndarray:
    """For these tables, which all wait for the same, what may be chosen in that part of the choices."""
    if due in (PICK, ANY):
        allowed = tables.reach if due == PICK else tuple(range(tables.players + 1))
        return np.concatenate([_decks(tables, at, allowed), _may_look(tables, at, due)[:, None]], 1)
    if due == ACT:
        return _acts(tables, at)
    if due == TOKEN:
        return moves.on_offer(tables, at)[:, :-1]
    if due == SEARCH:
        return _decks(tables, at, tables.reach[:2])
    found: np.ndarray = tables.found[at] > 0
    return found


def _may_look(tables: Tables, at: np.ndarray, due: int) -> np.ndarray:
    found: np.ndarray = (tables.cat[at] == tables.seat) & ~tables.looked[tables.seat, at]
    found &= tables.filled(tables.players, at) & (due == PICK)
    return found


def _acts(tables: Tables, at: np.ndarray) -> np.ndarray:
    size = len(at)
    found = np.zeros((size, _FINISH + 1), bool)
    _payments(tables, at, found[:, :_TRADE])
    sets = moves.symbol_sets(tables, at)
    trading = np.flatnonzero(sets.any(1))
    if trading.size:
        offer = moves.on_offer(tables, at[trading])
        found[trading, _TRADE:_EXTRA] = sets[trading][:, facts.TRADE_SET] & offer[:, facts.TRADE_TOKEN]
    offered = np.flatnonzero(tables.offers[at].any(1))
    if offered.size:
        extras = _decks(tables, at[offered], tables.reach)
        found[offered, _FINISH] = extras.any(1) & ~found[offered].any(1)
        found[offered, _EXTRA:_FINISH] = extras
    return found


def _payments(tables: Tables, at: np.ndarray, found: np.ndarray) -> None:
    """The payments with which a stage can be built. Rules architects-17, architects-22 to architects-25."""
    own = tables.own[at, facts.PAYING]
    enough = np.flatnonzero(own.sum(1) + facts.BONUS >= facts.SIZES.min())
    at = at[enough]
    amounts = np.minimum(own[enough], facts.AMOUNTS - 1).astype(np.int64)
    can = facts.PAYABLE[tables.wonders[tables.seat], tables.built[tables.seat, at]]
    for pair, (one, other) in enumerate(facts.KIND_PAIRS):
        can &= facts.AFFORDED[pair, amounts[:, one], amounts[:, other]]
    for helped, place in zip(facts.HELPED, facts.HELPING, strict=True):
        free = (tables.own[at, facts.HELD.start + place] > 0) & ~tables.used[at, place]
        if free.any():
            can &= helped | free[:, None]
        else:
            can &= helped
    found[enough] = can


def choose(
    tables: Tables, due: int, at: np.ndarray, chosen: np.ndarray, luck: np.ndarray, token: int | None = None
) -> None:
    """What follows from choices of the part that is due; `token` is the one by whose right extra cards are taken."""
    decks = deck_of_slot(tables)
    if due in (PICK, ANY):
        looks = chosen == _LOOK
        moves.look(tables, at[looks])
        taking = at[~looks]
        tables.due[taking] = ACT
        moves.take(tables, taking, decks[chosen[~looks]])
    elif due == TOKEN:
        tables.due[at] = ACT
        moves.token(tables, at, chosen)
    elif due == SEARCH:
        moves.search(tables, at, decks[chosen])
    elif due == KEEP:
        tables.due[at] = ACT
        moves.keep(tables, at, chosen, luck[at])
    else:
        _act(tables, at, chosen, decks, token)


def _act(tables: Tables, at: np.ndarray, chosen: np.ndarray, decks: np.ndarray, token: int | None) -> None:
    builds, finishes = chosen < _TRADE, chosen == _FINISH
    trades = (chosen >= _TRADE) & (chosen < _EXTRA)
    extras = (chosen >= _EXTRA) & ~finishes
    if builds.any():
        moves.build(tables, at[builds], chosen[builds])
    if trades.any():
        moves.trade(tables, at[trades], chosen[trades] - _TRADE)
    if extras.any():
        by = None if token is None else np.full(extras.sum(), token)
        moves.extra(tables, at[extras], decks[chosen[extras] - _EXTRA], by)
    tables.due[at[finishes]] = DONE
