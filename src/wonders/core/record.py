"""The record of a match: JSON lines with a header, then every answer in order, chance's included.

It holds inputs only. Folding them gives the match again, without a generator and without the seed.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from wonders.core.decisions import CHANCE, Seat, WondersError
from wonders.core.options import Setting

FORMAT = 1


class BrokenRecord(WondersError):
    """A text that is no record, or a record that breaks off or breaks the rules; the sentence names the line."""


@dataclass(frozen=True)
class Header:
    """What was played: enough to set the game up again."""

    game: str
    rules: str
    players: int
    options: Mapping[str, Setting] = field(default_factory=dict)
    seed: str = ""


@dataclass(frozen=True)
class Record:
    """A header and the answers: (seat, text of the action)."""

    header: Header
    answers: tuple[tuple[Seat, str], ...] = ()

    def lines(self) -> Iterable[str]:
        head = {"wonders": FORMAT, "game": self.header.game, "rules": self.header.rules, "players": self.header.players}
        head |= {"options": dict(self.header.options)} | ({"seed": self.header.seed} if self.header.seed else {})
        yield json.dumps(head, ensure_ascii=False)
        for seat, action in self.answers:
            yield json.dumps(["chance" if seat == CHANCE else seat, action], ensure_ascii=False)

    def dumps(self) -> str:
        return "".join(line + "\n" for line in self.lines())

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Read a record; BrokenRecord says which line is wrong and what belongs there."""
        lines = text.splitlines()
        if not lines:
            raise BrokenRecord("The file is empty; a record begins with a header line.")
        header = _header(_json(lines[0], 1))
        return cls(header, tuple(_answer(_json(line, at), at, header) for at, line in enumerate(lines[1:], 2)))


def _json(line: str, at: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BrokenRecord(f"Line {at} is not JSON, so this is no record of a match.") from None


def _header(head: Any) -> Header:
    wanted = {"game": str, "rules": str, "players": int, "options": dict}
    if not isinstance(head, dict) or "wonders" not in head:
        raise BrokenRecord('Line 1 is not a header like {"wonders": 1, "game": "classic", …}.')
    if head["wonders"] != FORMAT:
        raise BrokenRecord(f"The record has format {head['wonders']!r}; this version reads format {FORMAT}.")
    for name, kind in wanted.items():
        if not isinstance(head.get(name), kind) or isinstance(head[name], bool):
            raise BrokenRecord(f"The header in line 1 lacks '{name}', or it is no {kind.__name__}.")
    if not all(isinstance(value, str | int | bool) for value in head["options"].values()):
        raise BrokenRecord("The options in line 1 must be words or numbers.")
    return Header(head["game"], head["rules"], head["players"], head["options"], str(head.get("seed", "")))


def _answer(line: Any, at: int, header: Header) -> tuple[Seat, str]:
    if not (isinstance(line, list) and len(line) == 2 and isinstance(line[1], str)):
        raise BrokenRecord(f'Line {at} is not an answer like [0, "sell baths"].')
    seat = CHANCE if line[0] == "chance" else line[0]
    if isinstance(seat, bool) or not isinstance(seat, int) or not (seat == CHANCE or 0 <= seat < header.players):
        raise BrokenRecord(f"Line {at} names seat {line[0]!r}; there are seats 0 to {header.players - 1} and \"chance\".")
    return seat, line[1]
