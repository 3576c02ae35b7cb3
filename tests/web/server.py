"""`wonders serve` with deals that can be told beforehand: they follow from the words in a file, not from chance.

python -m tests.web.server FILE serve …
"""

import random
import sys
from pathlib import Path

from wonders.cli.start import main
from wonders.server.sources import ALPHABET, Sources


class Chance:
    """Draws that begin anew whenever the words in the file change."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._words: str | None = None
        self._rng = random.Random()

    def rng(self) -> random.Random:
        if (words := self._file.read_text(encoding="utf-8")) != self._words:
            self._words, self._rng = words, random.Random(words)
        return self._rng


def deal_by(chance: Chance) -> None:
    """Let deals depend on the file: they follow from the secret of a table, its id and what its players add."""
    Sources.table_id = lambda self: "".join(chance.rng().choices(ALPHABET, k=12))  # type: ignore[method-assign]
    Sources.secret = lambda self: chance.rng().randbytes(32).hex()  # type: ignore[method-assign]


if __name__ == "__main__":
    deal_by(Chance(Path(sys.argv.pop(1))))
    main()
