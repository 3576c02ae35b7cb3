"""A puzzle: the match up to a moment, the seat that is to answer, and what the search found."""

import json
from dataclasses import dataclass
from functools import cached_property

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Seat, WondersError
from wonders.core.game import AnyTable
from wonders.core.match import AnyMatch
from wonders.core.options import Setting
from wonders.core.phrases import Phrase
from wonders.core.record import Header, Record
from wonders.games.registry import companion
from wonders.games.replay import replay
from wonders.study.judging import Position
from wonders.study.reasons import claims_for, reasons_for


class BadPuzzle(WondersError):
    """A puzzle that does not exist, or a text that is none."""


@dataclass(frozen=True)
class Puzzle:
    """What there is to solve. `best` are the answers that are right: one move, whatever pays for it."""

    id: str
    record: Record
    """The match up to this moment; who solves it is shown the seat's view only."""
    seat: Seat
    best: tuple[str, ...]
    chances: tuple[tuple[str, float], ...]
    """The answers that the deep search compared, with the chance to win, the best first."""
    nodes: int
    """Simulations of the deep search."""
    themes: tuple[str, ...]
    rating: int
    """How hard it is thought to be, on the scale of players' ratings."""

    @property
    def game(self) -> str:
        return self.record.header.game

    @property
    def players(self) -> int:
        return self.record.header.players

    @cached_property
    def match(self) -> AnyMatch:
        """The match at this moment."""
        return replay(self.record)

    @property
    def position(self) -> Position:
        """What the seat knows, is asked and may answer."""
        return Position.of(self.match, len(self.match.steps) - 1, self.seat)

    @property
    def reasons(self) -> list[Phrase]:
        """What speaks for the best answer, in words."""
        return reasons_for(self.position, self.match.game.notation.parse(self.chances[0][0]))

    def check(self, answer: str) -> bool:
        """Whether an answer is right; IllegalAction or UnparsableAction, with the reason, if it is none."""
        match = self.match
        action = match.game.notation.parse(answer)
        match.game.check(match.table, self.seat, action)
        return str(action) in self.best

    def line(self) -> str:
        head = self.record.header
        answers = [["chance" if seat == CHANCE else seat, text] for seat, text in self.record.answers]
        told = {
            "id": self.id, "game": head.game, "rules": head.rules, "players": head.players,
            "options": dict(head.options), "seat": self.seat, "best": self.best, "chances": self.chances,
            "nodes": self.nodes, "themes": self.themes,
            "rating": self.rating, "answers": answers,
        }  # fmt: skip
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> "Puzzle":
        try:
            told = json.loads(line)
            options: dict[str, Setting] = told["options"]
            answers = tuple((CHANCE if seat == "chance" else int(seat), str(text)) for seat, text in told["answers"])
            record = Record(Header(told["game"], told["rules"], told["players"], options), answers)
            chances = tuple((str(answer), float(chance)) for answer, chance in told["chances"])
            best, themes = tuple(map(str, told["best"])), tuple(map(str, told["themes"]))
            return cls(told["id"], record, told["seat"], best, chances, told["nodes"], themes, told["rating"])
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BadPuzzle("A line of the file is no puzzle.") from None


def move_of(game: str, action: Action) -> str:
    """What an answer does, without what pays for it: answers with the same move are the same solution."""
    module = companion("puzzles", game)
    if module is not None and hasattr(module, "move_of"):
        return str(module.move_of(action))
    return " ".join(word for word in str(action).split() if "=" not in word)


def themes_of(position: Position, table: AnyTable, action: Action) -> tuple[str, ...]:
    """What a puzzle is about, in a fixed order."""
    module = companion("puzzles", position.game.id)
    found = set(module.themes_of(table, position.seat, action)) if module is not None else set()
    for claim in claims_for(position, action)[:WEIGHTIEST]:
        found |= {theme for kind, theme in TOLD.items() if claim.kind.startswith(kind)}
    return tuple(theme for theme in THEMES if theme in found) or (OTHER,)


TOLD = {
    "study-reason-denies": "denial",
    "study-reason-again": "tempo",
    "study-reason-stage-payable": "push",
    "study-reason-horns": "push",
}
"""What reasons say about the theme, by how their names begin."""
WEIGHTIEST = 2
"""Of the reasons for an answer only the first few say what it is about."""
OTHER = "points"
"""What is about none of the others."""
THEMES = ("military", "science", "chain", "denial", "money", "tempo", "push", "wonder", OTHER)
