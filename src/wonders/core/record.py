"""The record of a match: JSON lines with a header, then every answer in order, chance's included.

It holds inputs only. Folding them gives the match again, without a generator and without the seed.
"""

import json
import reprlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from wonders.core.decisions import CHANCE, Seat, WondersError
from wonders.core.options import Setting

FORMAT = 1

LONGEST_WORD = 200
"""No word in a header is longer than this; the seed alone may be."""

MOST_PLAYERS = 100


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
        lines = text.removeprefix("\ufeff").rstrip().split("\n")  # splitlines would also split at signs within a text
        if lines == [""]:
            raise BrokenRecord("The file is empty; a record begins with a header line.")
        header = _header(_json(lines[0], 1))
        return cls(header, tuple(_answer(_json(line, at), at, header) for at, line in enumerate(lines[1:], 2)))


def _json(line: str, at: int) -> object:
    try:
        found = json.loads(line)
        json.dumps(found, ensure_ascii=False).encode()  # half a character, as in "\ud800", could not be written again
        return found
    except (ValueError, RecursionError):
        raise BrokenRecord(f"Line {at} is not JSON, so this is no record of a match.") from None


def _header(head: object) -> Header:
    wanted = {"game": str, "rules": str, "players": int, "options": dict}
    if not isinstance(head, dict) or "wonders" not in head:
        raise BrokenRecord('Line 1 is not a header like {"wonders": 1, "game": "classic", …}.')
    if head["wonders"] != FORMAT or isinstance(head["wonders"], bool):
        raise BrokenRecord(
            f"The record has format {reprlib.repr(head['wonders'])}; this version reads format {FORMAT}."
        )
    for name, kind in wanted.items():
        if not isinstance(head.get(name), kind) or isinstance(head[name], bool):
            raise BrokenRecord(f"The header in line 1 lacks '{name}', or it is no {kind.__name__}.")
    options, seed = head["options"], head.get("seed", "")
    if not 0 < head["players"] <= MOST_PLAYERS:
        raise BrokenRecord(f"The players in line 1 must be from 1 to {MOST_PLAYERS}.")
    if not all(isinstance(value, str | int | bool) for value in options.values()):
        raise BrokenRecord("The options in line 1 must be words or numbers.")
    if not all(map(_is_word, (head["game"], head["rules"], *options, *map(str, options.values())))):
        raise BrokenRecord(
            f"The header in line 1 holds a word of more than {LONGEST_WORD} or of unprintable characters."
        )
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise BrokenRecord("The seed in line 1 must be a word or a number.")
    return Header(head["game"], head["rules"], head["players"], options, str(seed))


def _is_word(text: str) -> bool:
    return len(text) <= LONGEST_WORD and text.isprintable()


def _answer(line: object, at: int, header: Header) -> tuple[Seat, str]:
    if not (isinstance(line, list) and len(line) == 2 and isinstance(line[1], str)):
        raise BrokenRecord(f'Line {at} is not an answer like [0, "sell baths"].')
    seat, action = line
    if seat == "chance":
        return CHANCE, action
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < header.players:
        named = reprlib.repr(seat)
        raise BrokenRecord(f'Line {at} names seat {named}; there are seats 0 to {header.players - 1} and "chance".')
    return seat, action
