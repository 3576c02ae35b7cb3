"""Fits what the estimate of a game weighs, on matches of the greedy bot against itself, and checks it on others.

    .venv/bin/python benchmarks/fit_estimates.py duel [--games 3000] [--players 2 4] [--seed fit] [--epochs 40]

Each match gives a few tables; what each seat got of the victory is the target. A fifth of the matches is held out.
Printed: the Brier score on those (the mean squared error of the first seat's share; of all seats for more players),
the same for equal shares and for the weights in the code, a table of shares against what came true, and the weights.
One move in ten is random, so that uneven tables are seen too.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from wonders.bots.knowledge import Knowledge, knowledge_of
from wonders.bots.logit import score, shares_of
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision
from wonders.core.game import Game
from wonders.games.registry import make

SAMPLED = 0.25
"""The part of the tables that is kept."""
STRAY = 0.1
"""The part of the moves that is random."""
STEP = 0.02
PENALTY = 1e-4

Rows = Sequence[Sequence[float]]


class Sample(NamedTuple):
    """The features of every seat at one table, and the share of the victory each got."""

    rows: Rows
    target: Sequence[float]


def samples_of(game: Game[Any, Any], knowledge: Knowledge, features: Callable[[Any], Rows], seed: str) -> list[Sample]:
    """Tables of one match."""
    dealer, rng, table, kept = Dealer.from_seed(seed), Random(seed), game.start(), []
    while pending := game.pending(table):
        answers = {}
        for seat, asked in pending.items():
            if isinstance(asked, ChanceDecision):
                answers[CHANCE] = dealer.answer(asked)
                continue
            legal = game.legal(table, seat)
            if rng.random() < SAMPLED and (rows := features(table)):
                kept.append(rows)
            if rng.random() < STRAY:
                answers[seat] = legal[int(rng.random() * len(legal))]
            else:
                weights = knowledge.weigh(game, table, seat, asked, legal)
                answers[seat] = legal[max(range(len(legal)), key=weights.__getitem__)]
        table = game.step(table, answers).table
    outcome = game.outcome(table)
    assert outcome is not None
    won = [float(rank == 1) for rank in outcome.ranks]
    return [Sample(rows, [one / sum(won) for one in won]) for rows in kept]


def fit(samples: Sequence[Sample], epochs: int, rng: Random) -> list[float]:
    """Weights by stochastic gradients of the likelihood (Adam), features brought to a common scale."""
    size = len(samples[0].rows[0])
    scale = [sqrt(sum(row[at] ** 2 for one in samples for row in one.rows) / len(samples)) or 1.0 for at in range(size)]
    scaled = [Sample([[x / s for x, s in zip(row, scale, strict=True)] for row in rows], t) for rows, t in samples]
    weights, mean, square, step = [0.0] * size, [0.0] * size, [0.0] * size, 0
    for epoch in range(epochs):
        rng.shuffle(scaled)
        for batch in batches(scaled, 128):
            step += 1
            slope = gradient(batch, weights)
            rate = STEP * sqrt(1 - 0.999**step) / (1 - 0.9**step) * (1 - epoch / epochs)
            for at, one in enumerate(slope):
                mean[at] += 0.1 * (one - mean[at])
                square[at] += 0.001 * (one * one - square[at])
                weights[at] -= rate * mean[at] / (sqrt(square[at]) + 1e-9)
    return [weight / s for weight, s in zip(weights, scale, strict=True)]


def batches(items: Sequence[Sample], size: int) -> Iterator[Sequence[Sample]]:
    return (items[at : at + size] for at in range(0, len(items), size))


def gradient(batch: Sequence[Sample], weights: Sequence[float]) -> list[float]:
    slope = [PENALTY * weight for weight in weights]
    for rows, target in batch:
        for row, share, wanted in zip(rows, shares_of([score(row, weights) for row in rows]), target, strict=True):
            off = (share - wanted) / len(batch)
            for at, one in enumerate(row):
                slope[at] += off * one
    return slope


def brier(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean squared error of the shares."""
    total, seats = 0.0, 0
    for rows, target in samples:
        for share, wanted in zip(shares_of([score(row, weights) for row in rows]), target, strict=True):
            total += (share - wanted) ** 2
            seats += 1
    return total / seats


def show_calibration(samples: Sequence[Sample], weights: Sequence[float]) -> None:
    """What was expected against what came true, by tenths."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for rows, target in samples:
        for share, wanted in zip(shares_of([score(row, weights) for row in rows]), target, strict=True):
            tenths[min(int(share * 10), 9)].append((share, wanted))
    for pairs in filter(None, tenths):
        expected, came = (sum(one) / len(pairs) for one in zip(*pairs, strict=True))
        print(f"  expected {expected:.3f}  came true {came:.3f}  ({len(pairs)})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("duel", "architects"))
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--epochs", type=int, default=40)
    given = parser.parse_args()
    estimate = import_module(f"wonders.bots.{given.game}.estimate")
    knowledge = knowledge_of(given.game)
    learn: list[Sample] = []
    held: dict[int, list[Sample]] = {players: [] for players in given.players}
    for number in range(given.games):
        players = given.players[number % len(given.players)]
        found = samples_of(make(given.game, players), knowledge, estimate.features, f"{given.seed}:{number}")
        (held[players] if number // len(given.players) % 5 == 4 else learn).extend(found)
    weights = fit(learn, given.epochs, Random(0))
    nothing = [0.0] * len(weights)
    for players, samples in held.items():
        known = brier(samples, estimate.weights(players))
        print(
            f"{given.game}, {players} players: {len(learn)} tables learnt from, {len(samples)} held out; Brier score: "
            f"equal shares {brier(samples, nothing):.4f}, in the code {known:.4f}, fitted {brier(samples, weights):.4f}"
        )
        show_calibration(samples, weights)
    half = len(weights) // 2
    for name, first, second in zip(estimate.FEATURES, weights, weights[half:], strict=False):
        print(f"    {name:10} {first:9.4f} {second:9.4f}")
    print("WEIGHTS =", tuple(round(weight, 4) for weight in weights))


if __name__ == "__main__":
    main()
