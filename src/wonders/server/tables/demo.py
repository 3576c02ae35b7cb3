"""Example matches to watch: they are read from the package, and nothing about them is kept at the server."""

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from wonders.core.decisions import Seat
from wonders.core.game import AnyGame
from wonders.notation import Answer, Chronicle, Comment, Variation, parse
from wonders.notation.play import Played, game_of, play
from wonders.server.tables.match import Answers
from wonders.server.tables.options import option
from wonders.server.tables.replay import Replayed, replay_of
from wonders.server.wire.responses import StepComment
from wonders.server.wire.tables import ClockInfo, SeatInfo, TableInfo

FOLDER: Final = Path(__file__).parent / "demos"

_MESSAGE = re.compile(r"web-demo-[a-z0-9-]+")
_CHANCE = re.compile(r"chance to win: (\d+%), before (\d+%)")
_CHANCES = re.compile(r"Chances, as each seat saw its own: .*")
_ONE_CHANCE = re.compile(r"seat (\d+) (\d+%)")
_INSTEAD = re.compile(r"(\d+%) instead of (\d+%)")


@dataclass(frozen=True)
class Demo:
    """A match that was played, who sat there, and what is said about it."""

    game: AnyGame
    chronicle: Chronicle
    answers: tuple[Answers, ...]
    comments: dict[int, list[StepComment]]
    """By the number of steps that have happened."""

    def replay(self, seat: Seat) -> bytes:
        """What the replay of a table tells, with the table and the comments."""
        return replay_of(Replayed(self.game, self.answers), seat, self.comments, self.table())

    def table(self) -> TableInfo:
        """The table of a match that was played at none."""
        game = self.game
        return TableInfo(
            id="", code="", game=game.id, players=game.players, options=dict(game.options),
            title="", state="over", listed=False, created=0.0, rules=game.rules,
            clock=ClockInfo("none"), assists=["estimate"], undo=False,
            seats=[self._seat(seat) for seat in game.seats],
            watching=0, commitment="", rematch=None,
        )  # fmt: skip

    def _seat(self, seat: Seat) -> SeatInfo:
        name, level = (self.chronicle.tag(f"{tag}{seat}") or "" for tag in ("Seat", "Level"))
        return SeatInfo(
            seat, "bot", name, level, ready=True, online=True, presence="here", away=False, nonce="", invited=False
        )


@cache
def demo_of(game: str) -> Demo:
    """The example match of a game; ask only for games there are."""
    chronicle = parse((FOLDER / f"{game}.wpn").read_text(encoding="utf-8"))
    rules = game_of(chronicle)
    played = play(rules, chronicle)
    answers = tuple(tuple(sorted(step.answers.items())) for step in played.steps if step.answers)
    comments: dict[int, list[StepComment]] = {}
    for step, said in _comments(rules, played):
        comments.setdefault(step, []).append(said)
    return Demo(rules, chronicle, answers, comments)


@cache
def demo_replay(game: str, seat: Seat) -> bytes:
    """Packed, about ten kilobytes for each seat of three matches: kept, since everybody asks for the same."""
    return gzip.compress(demo_of(game).replay(seat))


def _comments(game: AnyGame, played: Played) -> Iterator[tuple[int, StepComment]]:
    """Every comment as a phrase, with the step behind which it stands."""
    seat = -1
    for item, at, _ in played.items:
        if isinstance(item, Answer):
            seat = item.seat
        elif isinstance(item, Comment):
            yield at + 1, phrase_of(item.text, seat)
        elif isinstance(item, Variation):
            yield at + 1, _better(game, item)


def phrase_of(text: str, seat: Seat) -> StepComment:
    """A comment of the annotator, or the name of a message, as a phrase; ValueError for any other words."""
    if _MESSAGE.fullmatch(text):
        return StepComment(text, {})
    if found := _CHANCE.fullmatch(text):
        return StepComment("web-demo-chance", {"seat": {"seat": seat}, "now": found[1], "before": found[2]})
    if _CHANCES.fullmatch(text):
        chances = [[{"seat": int(one)}, chance] for one, chance in _ONE_CHANCE.findall(text)]
        return StepComment("web-demo-chances", {"chances": chances})
    raise ValueError(f"no message for the comment {text!r}")


def _better(game: AnyGame, variation: Variation) -> StepComment:
    """What could have been answered instead."""
    answer = next(item for item in variation.line if isinstance(item, Answer))
    found = next(filter(None, (_INSTEAD.fullmatch(one.text) for one in variation.line if isinstance(one, Comment))))
    chosen = option(game.notation.parse(answer.action))
    args = {"seat": {"seat": answer.seat}, "action": chosen, "could": found[1], "had": found[2]}
    return StepComment("web-demo-better", args)
