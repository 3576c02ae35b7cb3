"""Random matches of 7 Wonders with every combination of expansions, teams and numbers of players, all audited.

    .venv/bin/python benchmarks/classic_random.py [--games 10000] [--seed 1] [--processes 2] [--only NUMBER]

A match depends on the seed and its number alone, so one that breaks can be played again with `--only`. At every table
the audit must find nothing, legal answers must be distinct and their texts must read back, and the events must lead
there; now and then the record is replayed and the table resampled for every seat.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from wonders import CHANCE, SPECTATOR, Dealer, Match, make, replay
from wonders.core.options import Setting

EXPANSIONS = ("none", "cities", "leaders", "cities,leaders")
HOUSE_RULES = {
    "last_card": ("turn", "afresh"),
    "copied_guild": ("built", "borrowed"),
    "free_city_sells": ("card", "hand"),
}
DEEP = 11
"""Every so many matches are replayed and resampled too."""
PROGRESS = 5.0
"""Seconds between two lines that tell how far it is."""


class Combination(NamedTuple):
    """What is played together."""

    expansions: str
    teams: bool
    players: int

    def __str__(self) -> str:
        return f"{self.expansions:15}{'teams' if self.teams else '':7}{self.players}"


class Played(NamedTuple):
    """One match, and what was wrong with it, if anything."""

    number: int
    combination: Combination
    decisions: int
    reason: str
    points: tuple[int, ...]
    problem: str


def combinations() -> list[Combination]:
    """Eight need cities; teams need four, six or eight."""
    return [
        Combination(expansions, teams, players)
        for expansions in EXPANSIONS
        for teams in (False, True)
        for players in range(2, 9 if "cities" in expansions else 8)
        if not teams or players in (4, 6, 8)
    ]


def play(seed: str, number: int) -> Played:
    """Match of this number, audited."""
    known = combinations()
    combination, rng = known[number % len(known)], Random(f"{seed}:{number}")
    options: dict[str, Setting] = {name: rng.choice(choices) for name, choices in HOUSE_RULES.items()}
    options |= {"expansions": combination.expansions, "teams": combination.teams}
    match: Match[Any, Any] = Match(make("classic", combination.players, **options), Dealer.from_seed(seed, number))
    try:
        problem = next(_problems(match, rng, number % DEEP == 0), "")
    except Exception as wrong:  # whatever it is, the number of the match has to be told
        problem = f"{type(wrong).__name__}: {wrong}"
    outcome = match.outcome
    reason, points = (outcome.reason, outcome.points) if outcome is not None else ("unfinished", ())
    return Played(number, combination, len(match.answers), reason, points, problem)


def _problems(match: Match[Any, Any], rng: Random, deep: bool) -> Iterator[str]:
    """Play the match to its end; whatever is wrong on the way."""
    told = 0
    while match.pending:
        for step in match.steps[told:]:
            yield from match.game.audit(step.table)
        yield from _wrong_answers(match)
        if deep and rng.random() < 0.1:
            yield from _told_apart(match, rng)
        told = len(match.steps)
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
        for before, after in zip(match.steps[told - 1 :], match.steps[told:], strict=False):
            if match.game.fold(before.table, after.events) != after.table:
                yield f"events do not lead to the table after step {len(match.steps)}"
    yield from match.game.audit(match.table)
    yield from _wrong_end(match, deep)


def _wrong_answers(match: Match[Any, Any]) -> Iterator[str]:
    for seat in match.pending:
        legal = match.legal(seat)
        if not legal or len(set(legal)) != len(legal):
            yield f"seat {seat} has no answer, or one twice: {legal}"
        for action in legal[:3]:
            if match.game.notation.parse(str(action)) != action:
                yield f"'{action}' does not read back"


def _told_apart(match: Match[Any, Any], rng: Random) -> Iterator[str]:
    """No seat may tell a resampled table from the real one."""
    for seat in (*match.game.seats, SPECTATOR):
        history = match.history(seat)
        table = match.game.resample(history, rng)
        if match.game.view(table, seat) != history[-1]:
            yield f"seat {seat} can tell a resampled table apart"
        yield from match.game.audit(table)


def _wrong_end(match: Match[Any, Any], deep: bool) -> Iterator[str]:
    outcome = match.outcome
    if outcome is None or not outcome.winners or len(match.steps) > match.game.longest:
        yield "the match has no proper end"
        return
    if [column.total for column in outcome.sheet[: len(outcome.points)]] != list(outcome.points):
        yield "the score sheet does not add up"
    if any(line.category not in outcome.categories for column in outcome.sheet for line in column.lines):
        yield "the score sheet has a line in no row"
    if match.game.options["teams"] and any(rank != outcome.ranks[seat ^ 1] for seat, rank in enumerate(outcome.ranks)):
        yield "partners have different ranks"
    if deep and replay(match.record().dumps()).table != match.table:
        yield "the record does not lead to the same table"
    if any(seat != CHANCE and seat not in match.game.seats for seat, _ in match.answers):
        yield "somebody answered who does not play"


def run(games: int, seed: str, processes: int) -> int:
    """Play all of them and tell the figures; the exit code."""
    began = shown = time.perf_counter()
    counts: Counter[str] = Counter()
    by_combination: dict[Combination, list[Played]] = {one: [] for one in combinations()}
    with Pool(processes) as pool:
        for done, played in enumerate(pool.imap_unordered(partial(play, seed), range(games), chunksize=8), 1):
            by_combination[played.combination].append(played)
            counts["decisions"] += played.decisions
            if played.problem:
                counts["broken"] += 1
                print(f"match {played.number} ({' '.join(str(played.combination).split())}): {played.problem}")
            if time.perf_counter() - shown > PROGRESS or done == games:
                shown = time.perf_counter()
                left = (shown - began) / done * (games - done)
                print(f"{done}/{games} matches, {counts['broken']} broken, {left:.0f} s left", file=sys.stderr)
    _tell(by_combination, counts, time.perf_counter() - began)
    return 1 if counts["broken"] else 0


def _tell(by_combination: dict[Combination, list[Played]], counts: Counter[str], seconds: float) -> None:
    print(f"{'expansions':15}{'':7}{'players':>7}{'matches':>9}{'decisions':>11}{'points':>8}{'shared':>8}")
    for one, matches in by_combination.items():
        points = [point for match in matches for point in match.points]
        mean = sum(points) / max(len(points), 1)
        decisions = sum(match.decisions for match in matches) / max(len(matches), 1)
        shared = sum(match.reason == "shared" for match in matches)
        label = f"{one.expansions:15}{'teams' if one.teams else '':7}{one.players:>7}"
        print(f"{label}{len(matches):>9}{decisions:>11.1f}{mean:>8.1f}{shared:>8}")
    total = sum(map(len, by_combination.values()))
    print(f"{total} matches, {counts['decisions']} answers, {counts['broken']} broken, {seconds:.0f} s")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", type=int, metavar="NUMBER", help="play one match again and say what is wrong with it")
    asked = parser.parse_args()
    if asked.only is not None:
        print(play(asked.seed, asked.only))
        return 0
    return run(asked.games, asked.seed, asked.processes)


if __name__ == "__main__":
    sys.exit(main())
