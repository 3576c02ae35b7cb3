"""Random matches of 7 Wonders Duel: every table audited, and the figures by which engines can be compared.

    python benchmarks/duel_random.py --games 100000 --processes 2

Every legal action is equally likely; each pair of a card and a wonder is one action. Seat 0 starts.
"""

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool
from random import Random

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.games.duel.game import Duel
from wonders.games.duel.scoring import total
from wonders.games.duel.table import Table

CHUNK = 500
"""Matches that one process plays at a time; their random numbers depend on the chunk alone."""
PROGRESS = 5.0
"""Seconds between two lines that tell how far it is."""


@dataclass
class Figures:
    """What is counted. Sums only, so that chunks can be added."""

    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)
    winners_by: Counter[tuple[str, int]] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    sums: Counter[str] = field(default_factory=Counter)
    """Sums and sums of squares of points, decisions, choices and steps."""

    def note(self, what: str, value: int) -> None:
        self.sums[f"n {what}"] += 1
        self.sums[f"sum {what}"] += value
        self.sums[f"squares {what}"] += value * value

    def mean(self, what: str) -> tuple[float, float]:
        """Mean and standard deviation."""
        n = self.sums[f"n {what}"] or 1
        mean = self.sums[f"sum {what}"] / n
        return mean, math.sqrt(max(0.0, self.sums[f"squares {what}"] / n - mean * mean))

    def add(self, other: "Figures") -> None:
        self.games += other.games
        for name in ("endings", "winners", "winners_by", "asked", "actions", "sums"):
            getattr(self, name).update(getattr(other, name))


@dataclass(frozen=True)
class Task:
    """One chunk of matches."""

    seed: str
    chunk: int
    games: int
    audit: bool


def play(game: Duel, dealer: Dealer, rng: Random, audit: bool, figures: Figures) -> Table:
    """One match; a broken table raises AssertionError with all that is wrong."""
    table = game.start()
    decisions = steps = 0
    while pending := game.pending(table):
        answers: dict[Seat, Action] = {}
        for seat, asked in pending.items():
            if isinstance(asked, ChanceDecision):
                answers[CHANCE] = dealer.answer(asked)
            else:
                legal = game.legal(table, seat)
                answers[seat] = legal[int(rng.random() * len(legal))]
                decisions += 1
                figures.note("choices", len(legal))
            figures.asked[asked.kind] += 1
            figures.actions[answers[seat].verb] += 1
        step = game.step(table, answers)
        steps += 1
        if audit:
            problems = [*game.audit(step.table)]
            assert not problems, (problems, table, answers)
            assert game.fold(table, step.events) == step.table, (table, answers)
        table = step.table
    figures.note("decisions", decisions)
    figures.note("steps", steps)
    return table


def play_chunk(task: Task) -> Figures:
    game, figures, rng = Duel(), Figures(), Random(f"{task.seed}:{task.chunk}")
    for number in range(task.games):
        table = play(game, Dealer.from_seed(task.seed, task.chunk, number), rng, task.audit, figures)
        outcome = game.outcome(table)
        assert outcome is not None and len(outcome.winners) == (2 if outcome.reason == "draw" else 1)
        figures.games += 1
        figures.endings[outcome.reason] += 1
        winner = -1 if table.winner is None else table.winner
        figures.winners[winner] += 1
        figures.winners_by[outcome.reason, winner] += 1
        figures.sums["last age"] += table.age == 3
        if table.ending not in ("military", "science"):
            points = [total(table, seat) for seat in (0, 1)]
            assert tuple(points) == outcome.points
            for seat in (0, 1):
                figures.note("points", points[seat])
                figures.note(f"points of seat {seat}", points[seat])
            for category in outcome.categories:
                for column in outcome.sheet:
                    figures.note(f"points: {category}", column.of(category))
    return figures


def tasks(games: int, seed: str, audit: bool) -> Iterator[Task]:
    for chunk in range(math.ceil(games / CHUNK)):
        yield Task(seed, chunk, min(CHUNK, games - chunk * CHUNK), audit)


def report(figures: Figures, seconds: float) -> Iterator[str]:
    games = figures.games
    yield f"{games} matches in {seconds:.0f} s"
    for what in ("decisions", "steps", "choices", "points", "points of seat 0", "points of seat 1"):
        mean, deviation = figures.mean(what)
        yield f"{what}: mean {mean:.3f}, standard deviation {deviation:.3f}"
    for what in sorted(name.removeprefix("sum ") for name in figures.sums if name.startswith("sum points: ")):
        yield f"{what}: mean {figures.mean(what)[0]:.3f}"
    for reason, count in figures.endings.most_common():
        starter = figures.winners_by[reason, 0]
        yield f"ending {reason}: {count} ({count / games:.3%}), won by the starter {starter}"
    starter, other, draws = (figures.winners[seat] for seat in (0, 1, -1))
    yield f"starter wins: {starter} ({starter / games:.3%}), other wins: {other}, draws: {draws}"
    yield "decisions a match by kind: " + ", ".join(
        f"{kind} {count / games:.3f}" for kind, count in figures.asked.most_common()
    )
    yield "answers a match by verb: " + ", ".join(
        f"{verb} {count / games:.3f}" for verb, count in figures.actions.most_common()
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--no-audit", action="store_true", help="leave out the checks of every table")
    args = parser.parse_args()
    begin = told = time.monotonic()
    figures = Figures()
    with Pool(args.processes) as pool:
        for found in pool.imap_unordered(play_chunk, tasks(args.games, args.seed, not args.no_audit)):
            figures.add(found)
            if time.monotonic() - told > PROGRESS:
                told = time.monotonic()
                print(f"{figures.games} of {args.games} matches played", file=sys.stderr)
    print("\n".join(report(figures, time.monotonic() - begin)))


if __name__ == "__main__":
    main()
