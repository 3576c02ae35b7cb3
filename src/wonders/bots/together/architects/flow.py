"""How a turn goes: one seat does all it does at every table, then conflicts, then the next one's turn."""

from typing import Protocol

import numpy as np

from wonders.bots.together.architects import choices, facts
from wonders.bots.together.architects.facts import ACT, DONE, OVER, PICK
from wonders.bots.together.architects.tables import Tables
from wonders.games.architects.table import CONFLICT_TOKENS


class Answering(Protocol):
    """Answers for whoever's turn it is, chance included."""

    def chosen(self, tables: Tables, due: int, at: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """One of the choices that are legal, for each of these tables."""

    def luck(self, tables: Tables) -> np.ndarray:
        """For every table a number between 0 and 1 for each place of a deck, to shuffle by."""


def turn(tables: Tables, by: Answering) -> None:
    """The rest of a turn, up to the next one or the end of the match."""
    going = np.flatnonzero(tables.due < DONE)
    while going.size:
        waiting = tables.due[going]
        for due in np.flatnonzero(np.bincount(waiting)).tolist():
            answered(tables, by, due, going[waiting == due])
        going = going[tables.due[going] < DONE]
    ended(tables)


def answered(tables: Tables, by: Answering, due: int, at: np.ndarray) -> None:
    """These tables, which wait for the same, go on; who can do one thing only is not asked. With nothing to take a turn
    goes on without a card, and with nothing to do it is over."""
    legal = choices.legal(tables, due, at)
    many = np.count_nonzero(legal, 1)
    if not many.all():
        tables.due[at[many == 0]] = DONE if due == ACT else ACT
        at, legal, many = (part[many > 0] for part in (at, legal, many))
    chosen = legal.argmax(1)
    free = np.flatnonzero(many > 1)
    if free.size:
        chosen[free] = by.chosen(tables, due, at[free], legal[free])
    luck = by.luck(tables) if due == facts.KEEP else np.zeros(0)
    choices.choose(tables, due, at, chosen, luck)


def ended(tables: Tables) -> None:
    """Turns are over: conflicts, the end of matches, the next one's turn. Rules architects-13, architects-78."""
    at = np.flatnonzero(tables.due == DONE)
    fight(tables, at[tables.peace[at] == 0])
    finished = facts.COUNT[tables.built[tables.seat, at]] == len(facts.SIZES)
    exhausted = ~np.any([tables.filled(deck, at) for deck in range(tables.players + 1)], axis=0)
    tables.due[at] = np.where(finished | exhausted, OVER, PICK)
    on = at[~(finished | exhausted)]
    tables.offers[on] = tables.used[on] = False
    tables.seat = (tables.seat + 1) % tables.players


def over(tables: Tables) -> bool:
    """Whether all matches are over."""
    return bool((tables.due == OVER).all())


def shields(tables: Tables, at: np.ndarray) -> np.ndarray:
    """The strength of every city at these tables."""
    cities = tables.cities[:, at]
    found: np.ndarray = facts.STAGE_SHIELDS[tables.wonders[:, None], tables.built[:, at]].astype(np.float32)
    found += cities[:, :, facts.OWNED] @ facts.SHIELDS + cities[:, :, facts.HELD] @ facts.TOKEN_SHIELDS
    return found


def fight(tables: Tables, at: np.ndarray) -> None:
    """Everybody compares with both neighbours, horns are discarded. Rules architects-62 to architects-65."""
    if not at.size:
        return
    mine = shields(tables, at)
    if tables.players == 2:
        other = mine[::-1]
        won = np.where(mine > other, np.where((mine >= 2 * other) & (mine + other > 1), 2, 1), 0)
    else:
        won = (mine > np.roll(mine, 1, 0)).astype(np.int64) + (mine > np.roll(mine, -1, 0))
    tables.cities[:, at, facts.VICTORIES] += won
    for place in facts.HORNED:
        tables.discard[at, place] += tables.cities[:, at, facts.OWNED.start + place].sum(0)
        tables.cities[:, at, facts.OWNED.start + place] = 0
    tables.peace[at] = CONFLICT_TOKENS[tables.players]
