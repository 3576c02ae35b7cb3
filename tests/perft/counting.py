"""Counting tables: how many different ones a fixed number of joint answers can lead to from a fixed moment.

A line of a file is: players, options or -, seed, joint answers played at random first, depth, count.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.driving import NEEDED, AnyGame, AnyMatch, play
from wonders import CHANCE, Dealer, Match, make
from wonders.core.actions import Action
from wonders.core.decisions import ChanceDecision
from wonders.core.options import Setting
from wonders.games.registry import GAMES, game_class

FOLDER = Path(__file__).parent
SEED = 11
EXTRA = {"classic": ((3, "expansions=leaders"), (2, "expansions=cities,leaders"), (4, "expansions=cities;teams=True"))}
"""Settings to count as well."""
FREE_SEATS = (0, 1, 2, 3, 2)
"""With more than three answering at once only the first two vary; the others give their first legal answer."""
LIMIT = 3000
"""A count is written down only if it stays below this, so that the test stays quick."""


class Line(NamedTuple):
    """One count and how to get it."""

    players: int
    options: str
    seed: int
    skip: int
    depth: int
    tables: int

    def __str__(self) -> str:
        return " ".join(map(str, self))


def read(game: str) -> list[Line]:
    text = (FOLDER / f"{game}.txt").read_text(encoding="utf-8")
    rows = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return [Line(int(row[0]), row[1], *map(int, row[2:])) for row in rows]


def moment(game: str, line: Line) -> AnyMatch:
    """The match at the moment a line speaks of."""
    pairs = [] if line.options == "-" else [part.split("=") for part in line.options.split(";")]
    settings: dict[str, Setting] = {name: value for name, value in pairs}  # noqa: C416 - a list is not a pair
    match = Match(make(game, line.players, **settings), Dealer.from_seed(line.seed))
    return play(match, Random(line.seed), line.skip)


def divide(game: AnyGame, table: Any, depth: int) -> Counter[str]:
    """Different tables under each first joint answer."""
    under: Counter[str] = Counter()
    for answers in _answers(game, table):
        under[str(answers)] = len(_tables(game, game.apply(table, answers).table, depth - 1))
    return under


def count(game: AnyGame, table: Any, depth: int) -> int:
    return len(_tables(game, table, depth))


def _tables(game: AnyGame, table: Any, depth: int) -> set[Any]:
    """Tables after so many joint answers; a table where the match ends, or chance has too many answers, stays."""
    tables = {table}
    for _ in range(depth):
        tables = {game.apply(one, answers).table for one in tables for answers in _answers(game, one)} | {
            one for one in tables if not any(True for _ in _answers(game, one))
        }
    return tables


def _answers(game: AnyGame, table: Any) -> Iterator[dict[int, Action]]:
    pending = game.pending(table)
    chance = pending.get(CHANCE)
    if isinstance(chance, ChanceDecision):
        yield from ({CHANCE: action} for action, _ in chance.outcomes() or ())
    elif pending:
        free = FREE_SEATS[min(len(pending), 4)]
        legal = (game.legal(table, seat)[: None if at < free else 1] for at, seat in enumerate(pending))
        for actions in product(*legal):
            yield dict(zip(pending, actions, strict=True))


def write() -> None:
    """Write all counts anew."""
    for game in GAMES:
        lines = ["# players options seed skip depth count"]
        for players in game_class(game).seats_allowed:
            needed = (f"{name}={value}" for name, value in NEEDED.get((game, players), {}).items())
            lines += map(str, _lines(game, players, ";".join(needed) or "-"))
        for players, options in EXTRA.get(game, ()):
            lines += map(str, _lines(game, players, options))
        (FOLDER / f"{game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{game}: {len(lines) - 1} counts")


def _lines(game: str, players: int, options: str) -> Iterator[Line]:
    """Counts at some moments of a match, as deep as the limit allows."""
    for skip in (0, 3, 8, 13, 18, 24, 30):
        match = moment(game, Line(players, options, SEED, skip, 0, 0))
        for depth in (1, 2, 3):
            if not match.pending or _too_many(match, depth):
                break
            found = count(match.game, match.table, depth)
            if found > LIMIT:
                break
            yield Line(players, options, SEED, skip, depth, found)


def _too_many(match: AnyMatch, depth: int) -> bool:
    wide = sum(1 for _ in _answers(match.game, match.table))
    return bool(wide**depth > 2 * LIMIT)


if __name__ == "__main__":
    write()
