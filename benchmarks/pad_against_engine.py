"""Random final tables of every game, entered into the score pad: its figures must be those of the engine.

    .venv/bin/python benchmarks/pad_against_engine.py [--games 10000] [--seed 1] [--processes 1] [--only NUMBER]

Each table is entered twice: by what lies there, and by its points a category. Points, ranks, the ending and every line
must be the engine's; no table may be called impossible or doubtful, and each must come back unchanged from a shared
link. A table depends on the seed and its number alone.
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

from wonders import Dealer, Match, make
from wonders.core.options import Setting
from wonders.core.outcome import Outcome
from wonders.pad import BadEntry, Scored, pack, score, unpack
from wonders.pad.transcribe import entry_of

EXPANSIONS = ("none", "cities", "leaders", "cities,leaders")
SUPREMACIES = ("military", "science")
PROGRESS = 5.0
"""Seconds between two lines that tell how far it is."""


class Variant(NamedTuple):
    """A game as it is played at one table."""

    game: str
    players: int
    options: tuple[tuple[str, Setting], ...] = ()

    def __str__(self) -> str:
        return " ".join((self.game, str(self.players), *(f"{name}={value}" for name, value in self.options)))


class Compared(NamedTuple):
    """A table, and where the pad and the engine differ, if they do."""

    number: int
    variant: Variant
    problem: str


def variants() -> list[Variant]:
    """Every game with every number of players, classic with every choice of expansions and with teams."""
    found = [Variant("duel", 2)] * 8  # as many tables as the others have together with their numbers of players
    found += [Variant("architects", players) for players in range(2, 8)]
    for expansions in EXPANSIONS:
        for players in range(2, 9 if "cities" in expansions else 8):
            plain = ("expansions", expansions)
            found.append(Variant("classic", players, (plain,)))
            if players in (4, 6, 8):
                found.append(Variant("classic", players, (plain, ("teams", True))))
    olympia = (("copied_guild", "borrowed"), ("wonders", "olympia,gizah,rhodos"), ("sides", "B"))
    return [*found, Variant("classic", 3, olympia)]


def compare(seed: str, number: int) -> Compared:
    """Play the match of this number at random, and enter its last table."""
    known = variants()
    variant, rng = known[number % len(known)], Random(f"{seed}:{number}")
    match: Match[Any, Any] = Match(
        make(variant.game, variant.players, **dict(variant.options)), Dealer.from_seed(seed, number)
    )
    try:
        while match.pending:
            for seat in match.waiting_for:
                match.answer(seat, rng.choice(match.legal(seat)))
        assert match.outcome is not None
        entry = entry_of(match.game, match.table)
        problem = next(differences(entry, match.outcome), "")
    except BadEntry as wrong:
        problem = f"called impossible: {wrong}"
    except Exception as wrong:  # whatever it is, the number of the table has to be told
        problem = f"{type(wrong).__name__}: {wrong}"
    return Compared(number, variant, problem)


def differences(entry: dict[str, Any], outcome: Outcome) -> Iterator[str]:
    """Where the pad does not say what the engine says."""
    scored = score(entry)
    if scored.outcome != outcome:
        yield f"by things: {scored.outcome.points} instead of {outcome.points}"
    yield from (f"doubted: {doubt.said}" for doubt in scored.doubts)
    if score(unpack(pack(scored))).entry != scored.entry:
        yield "a shared table comes back changed"
    if outcome.reason not in SUPREMACIES:
        yield from _by_points(score(points_of(entry, outcome)), outcome)


def points_of(entry: dict[str, Any], outcome: Outcome) -> dict[str, Any]:
    """The same table as points by category."""
    players = []
    for player, column in zip(entry["players"], outcome.sheet, strict=False):
        points = {row: column.of(row) for row in outcome.categories}
        tie_break: dict[str, int] = {}
        if entry["game"] == "classic":
            tie_break = {"coins": player["coins"]}
        elif entry["game"] == "architects":
            tie_break = {"stages": len(player["stages"])}
        players.append({"name": player["name"], "points": points, **tie_break})
    return {"game": entry["game"], "options": entry["options"], "players": players}


def _by_points(scored: Scored, outcome: Outcome) -> Iterator[str]:
    found = scored.outcome
    for what in ("points", "ranks", "reason", "teams"):
        if getattr(found, what) != getattr(outcome, what):
            yield f"by points: {what} {getattr(found, what)} instead of {getattr(outcome, what)}"


def run(games: int, seed: str, processes: int) -> int:
    """Compare all of them and tell the figures; the exit code."""
    began = shown = time.perf_counter()
    tables: Counter[str] = Counter()
    broken = 0
    with Pool(processes) as pool:
        for done, compared in enumerate(pool.imap_unordered(partial(compare, seed), range(games), chunksize=8), 1):
            tables[str(compared.variant)] += 1
            if compared.problem:
                broken += 1
                print(f"table {compared.number} ({compared.variant}): {compared.problem}")
            if time.perf_counter() - shown > PROGRESS or done == games:
                shown = time.perf_counter()
                left = (shown - began) / done * (games - done)
                print(f"{done}/{games} tables, {broken} differ, {left:.0f} s left", file=sys.stderr)
    for name, count in tables.items():
        print(f"{count:>6}  {name}")
    print(f"{games} tables, {broken} differ, {time.perf_counter() - began:.0f} s")
    return 1 if broken else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", type=int, metavar="NUMBER", help="enter one table again and say what differs")
    asked = parser.parse_args()
    if asked.only is not None:
        print(compare(asked.seed, asked.only))
        return 0
    return run(asked.games, asked.seed, asked.processes)


if __name__ == "__main__":
    sys.exit(main())
