"""What a notebook holds, and how it is kept."""

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass

from wonders.core.decisions import WondersError
from wonders.core.record import Header
from wonders.server.errors import Refused
from wonders.server.tables.checks import TITLE, checked_line
from wonders.study.lines import Move, check_tree


@dataclass(frozen=True)
class Pages:
    """What a notebook holds."""

    title: str
    text: str
    header: Header | None
    moves: tuple[Move, ...]
    labels: tuple[str, ...]
    """What each move is called in the notation."""

    def dumps(self) -> str:
        head = self.header
        about = None if head is None else [head.game, head.rules, head.players, dict(head.options)]
        moves = [astuple(move) for move in self.moves]
        kept = {"title": self.title, "text": self.text, "header": about, "moves": moves, "labels": self.labels}
        return json.dumps(kept, ensure_ascii=False)

    @classmethod
    def loads(cls, body: str) -> "Pages":
        kept = json.loads(body)
        header = Header(*kept["header"]) if kept["header"] else None
        moves = (Move(at, tuple(map(tuple, answers)), *said) for at, answers, *said in kept["moves"])
        return cls(kept["title"], kept["text"], header, tuple(moves), tuple(kept["labels"]))


def pages_of(title: str, text: str, header: Header | None, moves: Sequence[Move]) -> Pages:
    """What is to be kept, or Refused: every move is played."""
    try:
        labels = check_tree(header, moves) if header is not None else []
    except WondersError as wrong:
        raise Refused("bad_record", str(wrong)) from None
    if header is None and moves:
        raise Refused("bad_record", "This notebook has no match, so it has no moves.")
    return Pages(checked_line(title, TITLE, "A title"), text.strip(), header, tuple(moves), tuple(labels))
