"""Random games of 7 Wonders Architects over all numbers of players, every table audited.

    .venv/bin/python benchmarks/architects_random.py --games 50000     what random play looks like, a line of JSON each
    .venv/bin/python benchmarks/architects_random.py --speed           games and decisions a second of a bare loop

A broken invariant ends the first with the seed that shows it. The second is by process CPU time, best of five windows.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, pstdev
from typing import Any

from wonders.core.chance import Dealer
from wonders.core.decisions import ChanceDecision
from wonders.games.architects.cards import COMMON, DECKS
from wonders.games.architects.events import CardTaken, ConflictFought, NoCardToTake, TurnPassed
from wonders.games.architects.game import Architects
from wonders.games.architects.table import Table

BATCH = 50
PROGRESS = 20
"""Batches between two lines that tell how far it is."""


@dataclass
class Tally:
    """What a number of games with one number of players came to."""

    players: int
    games: int = 0
    turns: int = 0
    decisions: int = 0
    draws: int = 0
    cards: int = 0
    conflicts: int = 0
    idle: int = 0
    seconds: float = 0.0
    points: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    starter: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    won: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    by_category: Counter[str] = field(default_factory=Counter)


def play(game: Architects, seed: str, number: int, tally: Tally, audited: bool) -> None:
    """One random game. Every table is audited, and every card is followed out of its deck."""
    dealer, rng = Dealer.from_seed(seed, number), Random(f"{seed}:{number}")
    table = game.start()
    out: Counter[str] = Counter()
    while pending := game.pending(table):
        ((seat, asked),) = pending.items()
        if isinstance(asked, ChanceDecision):
            action = dealer.answer(asked)
            tally.draws += 1
        else:
            legal = game.legal(table, seat)
            action = legal[int(rng.random() * len(legal))]
            tally.decisions += 1
        table, events = game.step(table, {seat: action})
        for event in events:
            if isinstance(event, CardTaken):
                out[event.deck] += 1
            tally.turns += isinstance(event, TurnPassed)
            tally.conflicts += isinstance(event, ConflictFought)
            tally.idle += isinstance(event, NoCardToTake)
        if audited:
            check(game, table, out, f"seed {seed}, game {number}, {game.players} players")
    tally.cards += sum(out.values())
    score(game, table, tally)


def check(game: Architects, table: Table, out: Counter[str], where: str) -> None:
    problems = list(game.audit(table))
    for name, (top, rest) in zip(table.seating.decks, table.piles, strict=False):
        whole = 60 if name == COMMON else 25
        if out[name] + len(rest) + (top is not None) != whole or sum(DECKS[name]) != whole:
            problems.append(f"the deck {name} has lost cards")
    if problems:
        raise AssertionError(f"{where}: {'; '.join(problems)}")


def score(game: Architects, table: Table, tally: Tally) -> None:
    outcome = game.outcome(table)
    assert outcome is not None
    tally.games += 1
    tally.turns += 1
    tally.points += outcome.points
    tally.best.append(max(outcome.points))
    tally.endings[outcome.reason] += 1
    wonders = table.seating.decks[:-1]
    tally.played.update(wonders)
    for seat in outcome.winners:
        tally.won[wonders[seat]] += 1 / len(outcome.winners)
        tally.starter += (seat == 0) / len(outcome.winners)
    for column in outcome.sheet:
        for line in column.lines:
            tally.by_category[line.category] += line.points


def batch(task: tuple[int, int, int, str, bool]) -> Tally:
    """Some games with one number of players, timed by process time."""
    players, first, games, seed, audited = task
    game, tally = Architects(players), Tally(players)
    began = time.process_time()
    for number in range(first, first + games):
        play(game, seed, number, tally, audited)
    tally.seconds = time.process_time() - began
    return tally


def merge(tallies: list[Tally]) -> Tally:
    whole = Tally(tallies[0].players)
    for tally in tallies:
        for name in ("games", "turns", "decisions", "draws", "cards", "conflicts", "idle", "seconds", "starter"):
            setattr(whole, name, getattr(whole, name) + getattr(tally, name))
        whole.points += tally.points
        whole.best += tally.best
        for counter in ("endings", "played", "by_category"):
            getattr(whole, counter).update(getattr(tally, counter))
        for wonder, won in tally.won.items():
            whole.won[wonder] += won
    return whole


def report(tally: Tally) -> dict[str, Any]:
    games, seats = tally.games, tally.games * tally.players
    return {
        "players": tally.players,
        "games": games,
        "points": {"mean": round(fmean(tally.points), 2), "sd": round(pstdev(tally.points), 2)},
        "winner_points": round(fmean(tally.best), 2),
        "categories": {name: round(points / seats, 2) for name, points in tally.by_category.items()},
        "turns": round(tally.turns / games, 2),
        "cards": round(tally.cards / games, 2),
        "decisions": round(tally.decisions / games, 2),
        "draws": round(tally.draws / games, 2),
        "conflicts": round(tally.conflicts / games, 2),
        "idle_turns": round(tally.idle / games, 4),
        "endings": dict(tally.endings),
        "first_seat_wins": round(tally.starter / games, 4),
        "wins": {wonder: round(tally.won[wonder] / count, 4) for wonder, count in sorted(tally.played.items())},
        "decisions_per_second": round(tally.decisions / tally.seconds),
        "games_per_second": round(games / tally.seconds, 1),
    }


def speed(players: int, seconds: float) -> str:
    """The bare loop: pending, legal, a random choice, step; chance is answered by the dealer. No audit, no bots."""
    game, windows = Architects(players), []
    ask, list_legal, step = game.pending, game.legal, game.step
    for window in range(5):
        rng, games, decisions = Random(window).random, 0, 0
        began = time.process_time()
        while (elapsed := time.process_time() - began) < seconds:
            dealer, table = Dealer.from_seed(window, games), game.start()
            while pending := ask(table):
                ((seat, asked),) = pending.items()
                if isinstance(asked, ChanceDecision):
                    action = dealer.answer(asked)
                else:
                    legal = list_legal(table, seat)
                    action = legal[int(rng() * len(legal))]
                    decisions += 1
                table = step(table, {seat: action}).table
            games += 1
        windows.append((games / elapsed, decisions / elapsed))
    best = max(windows)
    return f"{players} players: {best[0]:.0f} games/s, {best[1]:.0f} decisions/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50_000, help="games in all, spread over 2 to 7 players")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--no-audit", action="store_true", help="leave the audit out")
    parser.add_argument("--speed", action="store_true", help="measure the bare loop instead")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a window")
    arguments = parser.parse_args()
    if arguments.speed:
        for players in Architects.seats_allowed:
            print(speed(players, arguments.seconds))
        return
    counts = list(Architects.seats_allowed)
    each = -(-arguments.games // len(counts))
    tasks = [
        (players, first, min(BATCH, each - first), f"{arguments.seed}:{players}", not arguments.no_audit)
        for players in counts
        for first in range(0, each, BATCH)
    ]
    found: defaultdict[int, list[Tally]] = defaultdict(list)
    with multiprocessing.Pool(arguments.processes) as pool:
        for done, tally in enumerate(pool.imap_unordered(batch, tasks), 1):
            found[tally.players].append(tally)
            if done % PROGRESS == 0 or done == len(tasks):
                print(f"{done} of {len(tasks)} batches played", file=sys.stderr)
    for players in counts:
        print(json.dumps(report(merge(found[players]))))


if __name__ == "__main__":
    main()
