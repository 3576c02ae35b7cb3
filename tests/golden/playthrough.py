"""A whole match as readable text: what each seat sees anew, what it may do, what it answers, what happens.

A change of the rules shows up as a difference that a reader of the rules can review.
"""

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.driving import NEEDED, AnyMatch, Variant
from wonders import CHANCE, Dealer, Match
from wonders.core.events import Event
from wonders.core.options import Setting
from wonders.core.values import Value
from wonders.games.registry import GAMES, game_class

FOLDER = Path(__file__).parent
SEED = 7
EXTRA: tuple[tuple[str, int, dict[str, Setting]], ...] = (
    ("classic", 7, {}),
    ("classic", 2, {"expansions": "cities,leaders"}),
    ("classic", 4, {"expansions": "cities,leaders", "teams": True}),
    ("classic", 7, {"expansions": "cities,leaders"}),
    ("classic", 8, {"expansions": "cities,leaders", "teams": True}),
    ("classic", 8, {"expansions": "cities,leaders", "teams": True, "rules": "1"}),
)


def variants() -> Iterator[Variant]:
    """The playthroughs kept for every game: the fewest and the most players, and some between."""
    for game in GAMES:
        allowed = game_class(game).seats_allowed
        for players in dict.fromkeys((allowed[0], *(count for count in (3, 5) if count in allowed), allowed[-1])):
            yield Variant(game, players, NEEDED.get((game, players), {}))
        for name, players, options in EXTRA:
            if name == game:
                yield Variant(game, players, options)


def path(variant: Variant) -> Path:
    words = (name if value is True else str(value).replace(",", "-") for name, value in variant.options.items())
    return FOLDER / f"{'-'.join((variant.game, str(variant.players), *words))}.txt"


def playthrough(variant: Variant) -> str:
    """The text of a random match of this variant."""
    rng = Random(SEED)
    match = Match(variant.make(), Dealer.from_seed(SEED))
    told = 0
    seen: dict[str, str] = {}
    lines = [f"{variant}, seed {SEED}"]
    while match.pending:
        lines += _chances(match, told)
        told = len(match.answers)
        lines.append("")
        for seat, decision in match.pending.items():
            lines.append(f"seat {seat}: {decision}")
            lines += _news(match.view(seat), seen)
        answers = {seat: rng.choice(match.legal(seat)) for seat in match.pending}
        for seat in answers:
            lines.append(f"seat {seat} may: {'; '.join(map(str, match.legal(seat)))}")
        lines += [f"seat {seat} answers: {action}" for seat, action in answers.items()]
        steps = len(match.steps)
        for seat, action in answers.items():
            match.answer(seat, action)
        lines += [f"  {_short(event)}" for step in match.steps[steps:] for event in step.events]
        told += len(answers)
    return "\n".join([*lines, "", *_end(match)]) + "\n"


def _chances(match: AnyMatch, told: int) -> list[str]:
    return [f"chance answers: {action}" for seat, action in match.answers[told:] if seat == CHANCE]


def _news(view: Any, seen: dict[str, str]) -> Iterator[str]:
    """The parts of a view that differ from the view shown last, whosever it was."""
    for field in dataclasses.fields(view):
        text = _short(getattr(view, field.name))
        if seen.get(field.name) != text:
            seen[field.name] = text
            yield f"  {field.name}: {text}"


def _short(value: Any) -> str:
    """A value on one line, without what has its default."""
    if hasattr(value, "_fields"):
        parts = [f"{name}={_short(part)}" for name, part in zip(value._fields, value, strict=True)
                 if value._field_defaults.get(name, ...) != part]  # fmt: skip
        return f"{type(value).__name__}({', '.join(parts)})"
    if isinstance(value, tuple) and not isinstance(value, Value):
        return f"({', '.join(map(_short, value))})"
    if dataclasses.is_dataclass(value) and _plain(value):
        told = [
            f
            for f in dataclasses.fields(value)
            if f.init and f.repr and (isinstance(value, Event) or not _default(value, f))
        ]
        name = value.wire_name if isinstance(value, Value) else type(value).__name__
        return f"{name}({', '.join(f'{f.name}={_short(getattr(value, f.name))}' for f in told)})"
    if isinstance(value, frozenset):
        return f"{{{', '.join(sorted(map(_short, value)))}}}"
    return str(value)


def _plain(value: Any) -> bool:
    """Whether a dataclass prints itself the usual way, and not by a short name of its own."""
    usual: Any = type(value).__repr__
    return usual is Value.__repr__ or "dataclasses" in usual.__code__.co_filename


def _default(value: Any, field: "dataclasses.Field[Any]") -> bool:
    return bool(getattr(value, field.name) == field.default)


def _end(match: AnyMatch) -> Iterator[str]:
    outcome = match.outcome
    assert outcome is not None
    yield f"over: {outcome.reason}, winners {outcome.winners}, points {outcome.points}"
    for column in outcome.sheet:
        yield f"{column.owner}: {column.total}"
        yield from (f"  {line.category} {line.points:+d} {line.source}: {line.reason}" for line in column.lines)


def write() -> None:
    """Write all playthroughs anew."""
    for variant in variants():
        path(variant).write_text(playthrough(variant), encoding="utf-8")
        print(path(variant).name)


if __name__ == "__main__":
    write()
