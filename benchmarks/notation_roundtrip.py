"""Random matches of every game, with random options, from record to notation and back: not a byte may change.

    .venv/bin/python benchmarks/notation_roundtrip.py --games 10000

One match in four is broken off somewhere, also within a turn. One notation in ten is written a second time, from what
was read, and must be the same text. Progress goes to standard error, the result is a line of JSON, and the first match
that does not come back ends it all with its number and seed. `--first` goes on where an earlier run was stopped.
"""

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from wonders import GAMES, Dealer, Match, Record, make
from wonders.core.game import Game
from wonders.core.options import BadOption, Option, Setting
from wonders.games.registry import game_class
from wonders.notation import Chronicle, parse, write

PROGRESS = 200
"""Matches between two lines that tell how far it is."""

FREE: dict[str, tuple[Setting, ...]] = {
    "expansions": ("none", "cities", "leaders", "cities,leaders"),
    "teams": (False, True),
    "wonders": ("random", "choose"),
    "sides": ("random", "choose", "A", "B"),
    "first": (0, 1, 2),
}
"""What to try of options without a list of choices."""


def some_game(rng: Random) -> Game[Any, Any]:
    """A game with a number of players and options that go together."""
    while True:
        kind = game_class(rng.choice(("classic", *GAMES)))  # it has the most variants
        options = {option.name: _setting(option, rng) for option in kind.options_known if rng.random() < 0.5}
        try:
            return make(kind.id, rng.choice(kind.seats_allowed), **options)
        except BadOption:
            continue


def _setting(option: Option, rng: Random) -> Setting:
    return rng.choice(option.choices or FREE[option.name])


def some_record(seed: str, number: int) -> Record:
    """A random match, one in four broken off."""
    rng = Random(f"{seed}:{number}")
    match = Match(some_game(rng), Dealer.from_seed(seed, number), f"{seed}:{number}")
    while match.pending:
        for seat in tuple(match.pending):
            match.answer(seat, rng.choice(match.legal(seat)))
    record = match.record()
    if rng.random() < 0.25:
        return replace(record, answers=record.answers[: rng.randrange(len(record.answers))])
    return record


def comes_back(record: Record, twice: bool) -> tuple[bool, int]:
    """Whether a record survives the way there and back, and the notation a second writing; the length of the text."""
    text = write(Chronicle.of(record))
    read = parse(text)
    return read.record().dumps() == record.dumps() and (not twice or write(read) == text), len(text)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=10_000)
    options.add_argument("--first", type=int, default=0, help="the number of the first match")
    options.add_argument("--seed", default="1")
    given = options.parse_args()
    begun, played, signs, plain = time.perf_counter(), Counter[str](), 0, 0
    for number in range(given.first, given.first + given.games):
        record = some_record(given.seed, number)
        same, length = comes_back(record, twice=number % 10 == 0)
        if not same:
            sys.exit(f"match {number} of seed {given.seed} ({record.header}) does not come back")
        played[f"{record.header.game} {record.header.players}"] += 1
        signs, plain = signs + length, plain + len(record.dumps())
        done = number + 1 - given.first
        if done % PROGRESS == 0:
            print(f"{done} of {given.games}, {time.perf_counter() - begun:.0f} s", file=sys.stderr, flush=True)
    told = {"matches": given.games, "same": True, "by game and players": dict(sorted(played.items()))}
    print(json.dumps(told | {"seconds": round(time.perf_counter() - begun), "size": round(signs / max(plain, 1), 3)}))


if __name__ == "__main__":
    main()
