"""The puzzles that ship: read once, found by their id, one of them for every day."""

import gzip
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256
from pathlib import Path

from wonders.core.options import BadOption
from wonders.games.registry import GAMES
from wonders.puzzles.puzzle import THEMES, BadPuzzle, Puzzle

FILE = Path(__file__).parent / "puzzles.jsonl.gz"


@cache
def shipped() -> dict[str, Puzzle]:
    """Every puzzle of the package, by its id."""
    return {puzzle.id: puzzle for puzzle in read(FILE)}


def read(file: Path) -> list[Puzzle]:
    """The puzzles of a file, packed or not."""
    try:
        raw = file.read_bytes()
        text = (gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw).decode()
    except (OSError, EOFError, UnicodeDecodeError) as wrong:
        raise BadPuzzle(f"Cannot read puzzles from {file}: {getattr(wrong, 'strerror', None) or wrong}.") from None
    return [Puzzle.from_line(line) for line in text.splitlines() if line]


def pack(puzzles: Sequence[Puzzle], file: Path) -> None:
    """Write puzzles as they ship, in the order of their ids: the same puzzles make the same file."""
    text = "".join(puzzle.line() + "\n" for puzzle in sorted(puzzles, key=lambda one: one.id))
    try:
        file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    except OSError as wrong:
        raise BadPuzzle(f"Cannot write {file}: {wrong.strerror or wrong}.") from None


def puzzle_of(id: str, puzzles: dict[str, Puzzle] | None = None) -> Puzzle:
    """A puzzle by its id; `daily` is that of today."""
    known = shipped() if puzzles is None else puzzles
    wanted = daily(today(), known) if id == "daily" else id
    if wanted not in known:
        raise BadPuzzle(f"There is no puzzle '{id[:40]}'.")
    return known[wanted]


def today() -> date:
    """The day by the clock of Greenwich: the same everywhere."""
    return datetime.now(UTC).date()


def daily(day: date, puzzles: dict[str, Puzzle] | None = None) -> str:
    """The puzzle of a day: all have had their turn before one comes again."""
    ids = sorted(shipped() if puzzles is None else puzzles, key=lambda id: sha256(id.encode()).digest())
    if not ids:
        raise BadPuzzle("There are no puzzles.")
    return ids[day.toordinal() % len(ids)]


def chosen(puzzles: Sequence[Puzzle], game: str | None, theme: str | None) -> list[Puzzle]:
    """Those of a game and about a theme, the easiest first."""
    if game is not None and game not in GAMES:
        raise BadOption(f"There is no game '{game[:40]}'; there are: {', '.join(GAMES)}.")
    if theme is not None and theme not in THEMES:
        raise BadOption(f"There is no theme '{theme[:40]}'; there are: {', '.join(THEMES)}.")
    fitting = (one for one in puzzles if game in (None, one.game) and (theme is None or theme in one.themes))
    return sorted(fitting, key=lambda one: (one.rating, one.id))
