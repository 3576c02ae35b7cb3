"""The pad for programs: entries in, answers out, all plain JSON. A wrong entry is answered too, never an exception."""

from collections.abc import Sequence

from wonders.core.outcome import Column
from wonders.core.wire import JsonObject
from wonders.pad.problems import BadEntry, Problem
from wonders.pad.scoring import Scored, score
from wonders.texts import Texts


def answer(entry: object, language: str = "en") -> JsonObject:
    """The score sheet of an entry in words, or everything that is wrong with it.

    `ok` says which. If true there are `entry` (in its normal form), `outcome` and `doubts`, else `problems`.
    """
    try:
        scored = score(entry)
    except BadEntry as wrong:
        texts = Texts(language, wrong.game, wrong.names)
        return {"ok": False, "problems": told(wrong.problems, texts)}
    texts = Texts(language, scored.game, scored.names)
    return {
        "ok": True,
        "entry": scored.entry,
        "outcome": sheet(scored, texts),
        "doubts": told(scored.doubts, texts),
    }


def told(problems: Sequence[Problem], texts: Texts) -> list[JsonObject]:
    """Problems with their places. `text` leaves the player's name out, `sentence` begins with it."""
    return [
        {
            "key": problem.said.key,
            "player": problem.seat,
            "field": problem.field,
            "text": texts.say(problem.said),
            "sentence": problem.text(texts),
        }
        for problem in problems
    ]


def sheet(scored: Scored, texts: Texts) -> JsonObject:
    """Who has won and why, and every point with its reason."""
    outcome = scored.outcome
    return {
        "reason": outcome.reason,
        "ending": texts.ending(outcome.reason),
        "winners": list(outcome.winners),
        "ranks": list(outcome.ranks),
        "points": list(outcome.points),
        "teams": [list(team) for team in outcome.teams],
        "categories": [{"id": row, "name": texts.category(row)} for row in outcome.categories],
        "columns": [_column(column, outcome.categories, texts) for column in outcome.sheet],
    }


def _column(column: Column, categories: Sequence[str], texts: Texts) -> JsonObject:
    return {
        "owner": texts.owner(column),
        "total": column.total,
        "points": {row: column.of(row) for row in categories},
        "lines": [
            {
                "category": line.category,
                "points": line.points,
                "source": line.source,
                "name": texts.name(line.source),
                "reason": texts.say(line.reason),
            }
            for line in column.lines
        ],
    }
