"""Writes the annotated games in examples/games: bots play, and a search says what it thinks of their answers.

    .venv/bin/python examples/annotate_games.py [NAME …]

All budgets are counted in simulations, so the same games come out on every machine.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wonders import Match, make
from wonders.bots.bot import Bot, Perspective
from wonders.bots.play import rng_for
from wonders.bots.registry import bot_names, make_bots
from wonders.bots.search.hard import Hard
from wonders.bots.search.thought import Considered, Thought
from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import Seat
from wonders.core.options import Setting
from wonders.core.outcome import Outcome
from wonders.notation import Answer, Chronicle, Comment, Variation, write
from wonders.notation.chronicle import Item

FOLDER = Path(__file__).parent / "games"
SWING = 0.2
"""A chance to win that has changed so much since the seat's last answer is worth a comment."""
MISSED = 0.15
"""An answer that gives away so much of it is worth a variation."""
FEWEST = 8
"""Answers that the search has tried less often are not judged."""


@dataclass(frozen=True)
class Example:
    """A game to play: who sits there, and how deep the search looks that annotates it."""

    name: str
    game: str
    players: int
    bots: str
    nodes: int
    seed: str = "1"
    options: Mapping[str, Setting] = field(default_factory=dict)
    watched: tuple[Seat, ...] = ()
    """Seats whose answers are judged; empty for all."""


EXAMPLES = (
    Example("classic-3", "classic", 3, "hard:nodes=120,medium,medium", 240),
    Example("classic-7", "classic", 7, "hard:nodes=60,medium,medium,medium,medium,medium,medium", 60, watched=(0, 1)),
    Example("classic-2", "classic", 2, "medium,hard:nodes=150", 300),
    Example("classic-8-cities", "classic", 8, "medium", 60, options={"expansions": "cities"}, watched=(0,)),
    Example("classic-4-teams", "classic", 4, "hard:nodes=60,hard:nodes=60,medium,medium", 100,
            options={"teams": True}, watched=(0, 2)),
    Example("classic-4-leaders", "classic", 4, "hard:nodes=60,medium,medium,medium", 100,
            options={"expansions": "leaders"}, watched=(0, 2)),
    Example("duel", "duel", 2, "hard:nodes=300,medium", 600),
    Example("architects-2", "architects", 2, "medium,hard:nodes=300", 400),
    Example("architects-4", "architects", 4, "medium,medium,hard:nodes=100,medium", 100, watched=(0, 2)),
)  # fmt: skip


class Annotator:
    """Plays one example and writes down what it thinks."""

    def __init__(self, example: Example) -> None:
        self._game = make(example.game, example.players, **example.options)
        self._example = example
        self._match: Match[Any, Any] = Match(self._game, Dealer.from_seed(example.seed), example.seed)
        self._bots: tuple[Bot, ...] = make_bots(example.bots, example.players)
        self._judge = Hard(nodes=example.nodes)
        self._sights = [self._sight(seat, "") for seat in self._game.seats]
        self._eyes = [self._sight(seat, ":judge") for seat in self._game.seats]
        self._hopes: dict[Seat, float] = {}
        self._age = 0
        self._noted = 0

    def _sight(self, seat: Seat, mark: str) -> Perspective:
        rng = rng_for(self._example.seed + mark, seat)
        return Perspective(self._game, seat, rng, self._match.view, self._match.history)

    def chronicle(self) -> Chronicle:
        items: list[Item] = []
        while self._match.pending:
            items += self._dealt()
            items += self._summary()
            items += self._step()
        items += self._dealt()
        outcome = self._match.outcome
        assert outcome is not None
        items += [Comment(_told(outcome))]
        seats = {f"Seat{seat}": name for seat, name in enumerate(_names(self._example))}
        about = {"Event": "Bots among themselves", "Date": "2026.11.15", **seats}
        watched = ", ".join(f"seat {seat}" for seat in self._example.watched) or "all seats"
        about["Annotator"] = f"hard, {self._example.nodes} simulations an answer, watching {watched}"
        return Chronicle(Chronicle.of(self._match.record(), about).tags, tuple(items))

    def _dealt(self) -> Iterator[Answer]:
        """What chance has answered since the last step."""
        for seat, action in self._match.answers[self._noted :]:
            yield Answer(seat, str(action))
        self._noted = len(self._match.answers)

    def _step(self) -> Iterator[Item]:
        """Have everybody answer; what is to be said about an answer comes right behind it, variations at the end."""
        answers: dict[Seat, Action] = {}
        remarks: dict[Seat, list[Item]] = {}
        better: list[Item] = []
        for seat, asked in self._match.pending.items():
            legal = self._match.legal(seat)
            action = answers[seat] = self._bots[seat].choose(asked, legal, self._sights[seat])
            if len(legal) > 1 and seat in (self._example.watched or self._game.seats):
                thought = self._judge.think(asked, legal, self._eyes[seat])
                remarks[seat] = list(self._remark(seat, action, thought))
                better += self._better(seat, action, thought)
        self._noted += len(answers)
        for seat, action in sorted(answers.items()):
            self._match.answer(seat, action)
            yield Answer(seat, str(action))
            yield from remarks.get(seat, ())
        yield from better

    def _remark(self, seat: Seat, action: Action, thought: Thought) -> Iterator[Comment]:
        judged = _judged(action, thought)
        if judged is None:
            return
        before = self._hopes.get(seat, 1 / self._game.players)
        if abs(judged.chance - before) >= SWING:
            yield Comment(f"chance to win: {judged.chance:.0%}, before {before:.0%}")
        self._hopes[seat] = judged.chance

    def _better(self, seat: Seat, action: Action, thought: Thought) -> Iterator[Variation]:
        judged, best = _judged(action, thought), thought.considered[0]
        if judged is not None and best.visits >= FEWEST and best.chance - judged.chance >= MISSED:
            comment = Comment(f"{best.chance:.0%} instead of {judged.chance:.0%}")
            yield Variation((Answer(seat, str(best.action)), comment))

    def _summary(self) -> Iterator[Comment]:
        """At the beginning of a new age, how the seats see their chances."""
        age = getattr(self._match.view(0), "age", 0)
        if age > self._age and self._hopes:
            hopes = ", ".join(f"seat {seat} {hope:.0%}" for seat, hope in sorted(self._hopes.items()))
            yield Comment(f"Chances, as each seat saw its own: {hopes}.")
        self._age = age


def _judged(action: Action, thought: Thought) -> Considered | None:
    return next((one for one in thought.considered if one.action == action and one.visits >= FEWEST), None)


def _names(example: Example) -> list[str]:
    names = bot_names(example.bots)
    return [names[seat % len(names)] for seat in range(example.players)]


def _told(outcome: Outcome) -> str:
    """The score sheet in a few words."""
    columns = []
    for column in outcome.sheet:
        parts = ", ".join(f"{name} {column.of(name)}" for name in outcome.categories if column.of(name))
        columns.append(f"{column.owner}: {parts} = {column.total}")
    return "Points. " + "; ".join(columns) + "."


def main() -> None:
    wanted = sys.argv[1:]
    for example in EXAMPLES:
        if not wanted or example.name in wanted:
            path = FOLDER / f"{example.name}.wpn"
            path.write_text(write(Annotator(example).chronicle()), encoding="utf-8")
            print(path.name, flush=True)


if __name__ == "__main__":
    main()
