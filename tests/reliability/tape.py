"""A disk that writes down what SQLite does to it, so that the power can fail at any point afterwards.

Until a file is synced, nothing written to it since the last time need be there after a power failure. `Tape.after`
gives the files as they might then be: all that was synced, and any part of the rest.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import apsw

SECTOR = 512


@dataclass(frozen=True)
class Done:
    """Something that was done to a file."""

    file: str
    what: str
    at: int = 0
    data: bytes = b""


Fault = Callable[[Done], None]


@dataclass
class Tape:
    """All that was done, in order."""

    start: dict[str, bytes]
    done: list[Done] = field(default_factory=list)
    fault: Fault = lambda _: None
    """Called before each; may raise, as a broken disk would."""

    def note(self, done: Done) -> None:
        self.fault(done)
        self.done.append(done)

    def after(self, cut: int, rng: Random) -> dict[str, bytes]:
        """The files when the power fails after so many of the things done."""
        files = {name: bytearray(content) for name, content in self.start.items()}
        synced = {done.file: at for at, done in enumerate(self.done[:cut]) if done.what == "sync"}
        for at, done in enumerate(self.done[:cut]):
            content = files.setdefault(done.file, bytearray())
            if at < synced.get(done.file, -1):
                _apply(content, done)
            else:
                _apply_some(content, done, rng)
        return {name: bytes(content) for name, content in files.items()}


def _apply(content: bytearray, done: Done) -> None:
    if done.what == "write":
        if len(content) < done.at:
            content.extend(bytes(done.at - len(content)))
        content[done.at : done.at + len(done.data)] = done.data
    elif done.what == "truncate":
        del content[done.at :]
    elif done.what == "delete":
        content.clear()


def _apply_some(content: bytearray, done: Done, rng: Random) -> None:
    """What was not synced may be there, or not, or in part."""
    luck = rng.random()
    if luck < 0.45:
        _apply(content, done)
    elif luck < 0.55 and done.what == "write":
        torn = done.data[: SECTOR * rng.randint(0, len(done.data) // SECTOR)]
        _apply(content, Done(done.file, "write", done.at, torn))


class TapedFile(apsw.VFSFile):
    """A file whose changes are noted."""

    def __init__(self, tape: Tape, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._tape = tape
        self._name = Path(name if isinstance(name, str) else name.filename()).name

    def xWrite(self, data: bytes, offset: int) -> None:
        self._tape.note(Done(self._name, "write", offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:
        self._tape.note(Done(self._name, "truncate", newsize))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:
        self._tape.note(Done(self._name, "sync"))
        super().xSync(flags)


class TapedDisk(apsw.VFS):
    """Where the files are."""

    def __init__(self, name: str, tape: Tape) -> None:
        super().__init__(name, "")
        self._tape = tape

    def xOpen(self, name: Any, flags: list[int]) -> TapedFile:
        return TapedFile(self._tape, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self._tape.note(Done(Path(filename).name, "delete"))
        super().xDelete(filename, syncdir)


@contextmanager
def taped(folder: Path) -> Iterator[tuple[str, Tape]]:
    """The name of a disk for `apsw`, and its tape; the files in the folder are there already."""
    tape = Tape({file.name: file.read_bytes() for file in folder.iterdir()})
    name = f"taped-{id(tape)}"
    disk = TapedDisk(name, tape)
    try:
        yield name, tape
    finally:
        disk.unregister()
