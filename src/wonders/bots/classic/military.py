"""What a lead in shields over a neighbour is worth in the conflicts to come."""

from functools import lru_cache
from math import exp

from wonders.bots.classic.clock import Clock
from wonders.games.classic.conflicts import DEFEAT_WORTH, VICTORY_WORTH
from wonders.games.classic.ruleset import AGES

REACH = 16
"""Leads beyond this count no more."""
FADE = 0.75
"""What is left of a lead from one age to the next: later cards have more shields."""
DOUBT = 0.30
UNREST = 0.2
"""How unsure a conflict is, and how much each turn before it adds."""


@lru_cache(maxsize=1 << 10)
def lead_worth(age: int, rest: int, turns: int, share: float) -> tuple[float, ...]:
    """For each lead from -REACH to REACH the points to expect from one neighbour until the end.

    `share` is what a point of that neighbour counts.
    """
    worths = []
    for lead in range(-REACH, REACH + 1):
        total = 0.0
        for at in range(age, AGES + 1):
            total += _conflict(lead * FADE ** (at - age), at, (at - age) * turns + rest, share)
        worths.append(total)
    return tuple(worths)


@lru_cache(maxsize=1 << 12)
def conflict_worth(lead: int, age: int, rest: int, share: float) -> float:
    """Points to expect from the conflict of this age alone."""
    return _conflict(lead, age, rest, share)


def _conflict(lead: float, age: int, rest: int, share: float) -> float:
    doubt = DOUBT + UNREST * rest
    won = 1 / (1 + exp(min(60.0, (0.5 - lead) / doubt)))
    lost = 1 / (1 + exp(min(60.0, (lead + 0.5) / doubt)))
    mine = won * VICTORY_WORTH[age] + lost * DEFEAT_WORTH
    theirs = lost * VICTORY_WORTH[age] + won * DEFEAT_WORTH
    return mine - share * theirs


def of_lead(clock: Clock, lead: int, share: float) -> float:
    """Points to expect from a neighbour over whom a city leads by so many shields."""
    return lead_worth(clock.age, clock.rest, clock.turns, share)[max(-REACH, min(REACH, lead)) + REACH]
