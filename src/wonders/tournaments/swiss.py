"""Swiss pairings for two a match, after the Dutch system of FIDE's handbook (C.04.3), as far as Duel needs it.

Everybody plays as many rounds. In each, players with equal scores meet, the upper half of a score group against its
lower half; nobody meets the same opponent twice, and nobody has the bye twice. Who cannot be paired within the group
floats to the next one. Who begins is shared out: each pair gives the first seat to whoever has had it less often. With
at most half as many rounds as players there is always a pairing; with more there may be none.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeAlias

Pairing: TypeAlias = tuple[str, str | None]
"""Who meets whom, the first seat first; None is the bye."""

WIN: Final = 1.0
BYE: Final = 1.0


class NoPairing(ValueError):
    """No round is possible any more: everybody left has met."""


@dataclass(frozen=True)
class Entrant:
    """Somebody in a tournament, with what has happened so far."""

    name: str
    seed: int
    """Their place in the order at the start: 1 is the strongest."""
    score: float = 0.0
    met: frozenset[str] = field(default_factory=frozenset)
    firsts: int = 0
    """How often they had the first seat, less how often the second."""
    had_bye: bool = False

    @property
    def rank(self) -> tuple[float, int]:
        return -self.score, self.seed


def paired(entrants: Sequence[Entrant]) -> list[Pairing]:
    """The pairings of the next round, the strongest pair first. NoPairing, if there is none."""
    order = sorted(entrants, key=lambda one: one.rank)
    if len(order) % 2 == 0:
        return _seated(_matched(tuple(order)), None)
    for resting in sorted((one for one in order if not one.had_bye), key=lambda one: one.rank, reverse=True):
        try:
            return _seated(_matched(tuple(one for one in order if one is not resting)), resting)
        except NoPairing:
            continue
    raise NoPairing("Everybody has had the bye, or has met all who are left.")


def _matched(order: tuple[Entrant, ...]) -> list[tuple[Entrant, Entrant]]:
    """Pair the first with the best partner that lets all others be paired, too."""

    @cache
    def rest(waiting: tuple[Entrant, ...]) -> tuple[tuple[Entrant, Entrant], ...] | None:
        if not waiting:
            return ()
        first, others = waiting[0], waiting[1:]
        for partner in _partners(first, others):
            after = rest(tuple(one for one in others if one is not partner))
            if after is not None:
                return ((first, partner), *after)
        return None

    found = rest(order)
    if found is None:
        raise NoPairing("Everybody who is left has met.")
    return list(found)


def _partners(first: Entrant, others: Sequence[Entrant]) -> list[Entrant]:
    """Whom somebody may meet, the best first: of the own score group who stands half of it lower, then the nearest to
    that place; then the next groups, from the top."""
    group = [one for one in others if one.score == first.score]
    half = len(group) // 2
    near = sorted(group, key=lambda one: (abs(group.index(one) - half), group.index(one) < half))
    lower = [one for one in others if one.score != first.score]
    return [one for one in (*near, *lower) if one.name not in first.met]


def _seated(pairs: Sequence[tuple[Entrant, Entrant]], resting: Entrant | None) -> list[Pairing]:
    """Who had the first seat less often gets it; if that is equal, at even places the stronger."""
    found: list[Pairing] = []
    for place, (one, other) in enumerate(pairs):
        swap = other.firsts < one.firsts or (other.firsts == one.firsts and place % 2 == 1)
        found.append((other.name, one.name) if swap else (one.name, other.name))
    return [*found, *([(resting.name, None)] if resting is not None else [])]


def after(entrants: Sequence[Entrant], round: Sequence[Pairing], points: Mapping[str, float]) -> list[Entrant]:
    """Everybody after a round. `points` are 1, 0.5 or 0 for each who played; the bye counts as a victory."""
    now = {one.name: one for one in entrants}
    for first, second in round:
        one = now[first]
        if second is None:
            now[first] = _changed(one, one.score + BYE, one.met, one.firsts, True)
            continue
        other = now[second]
        now[first] = _changed(one, one.score + points[first], one.met | {second}, one.firsts + 1, one.had_bye)
        now[second] = _changed(
            other, other.score + points[second], other.met | {first}, other.firsts - 1, other.had_bye
        )
    return [now[one.name] for one in entrants]


def _changed(one: Entrant, score: float, met: frozenset[str], firsts: int, had_bye: bool) -> Entrant:
    return Entrant(one.name, one.seed, score, met, firsts, had_bye)


def standings(entrants: Sequence[Entrant]) -> list[tuple[Entrant, float]]:
    """Everybody by score, then by Buchholz (the sum of the opponents' scores), then by seed; with that sum."""
    scores = {one.name: one.score for one in entrants}
    buchholz = {one.name: sum(scores[other] for other in one.met) for one in entrants}
    order = sorted(entrants, key=lambda one: (-one.score, -buchholz[one.name], one.seed))
    return [(one, buchholz[one.name]) for one in order]
