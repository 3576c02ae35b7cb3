"""Keeping the record of a match: on every way out, and never over a file of somebody else."""

from collections.abc import Callable
from pathlib import Path

from wonders.cli.settings import write_new, write_text


class Recorder:
    """Writes the record of one match; `told` gives its text. Only what this recorder has written is written again."""

    def __init__(self, told: Callable[[], str], wished: Path | None = None) -> None:
        self._told = told
        self._written: set[Path] = set()
        self.wished = wished
        """Where the match is to be saved in the end, if anywhere."""

    def save(self, path: Path) -> None:
        """Save what was played so far; BadFile where there is a file already, or where none can be written."""
        if path.absolute() in self._written:
            write_text(path, self._told())
        else:
            write_new(path, self._told())
            self._written.add(path.absolute())

    def save_beside(self, path: Path) -> Path:
        """The same with a number behind the name where that is taken; the path it went to."""
        free = next(one for one in _numbered(path) if one.absolute() in self._written or not one.exists())
        self.save(free)
        return free

    def keep(self) -> Path | None:
        """Save where it was wished, at the end or on leaving; the path it went to."""
        return self.save_beside(self.wished) if self.wished is not None else None


def _numbered(path: Path, most: int = 1000) -> list[Path]:
    return [path, *(path.with_name(f"{path.stem}-{n}{path.suffix}") for n in range(2, most))]
