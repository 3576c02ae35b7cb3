"""The questions of the score pad: what is asked of whom, what can be typed, and how an answer is shown again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonders.cli.editing import Complete
from wonders.cli.signs import signed
from wonders.core.wire import Json
from wonders.pad.names import names_of
from wonders.pad.pads import Pad
from wonders.texts import Texts

COURTESANS = "courtesans_guild"
COMPLETED = {"wonder": "wonders", "wonders": "wonders", "tokens": "tokens", "cards": "cards", "copied_leader": "cards"}


@dataclass(frozen=True)
class Question:
    """A field of a player, of the free city (after the last player) or of the whole table (seat None)."""

    seat: int | None
    field: str


Given = Mapping[Question, Json]


def questions_of(pad: Pad, players: int, by_points: bool) -> Sequence[Question]:
    """All of them, in their order."""
    if by_points:
        tie_break = (pad.tie_break,) if pad.tie_break else ()
        rows = [Question(seat, row) for seat in range(players) for row in (*pad.categories, *tie_break)]
        return [*(Question(None, field) for field in pad.shared_with_points), *rows]
    around = range(players + (pad.id == "classic" and players == 2))
    found = [Question(seat, field) for seat in around for field in pad.fields]
    return [*found, *(Question(None, field) for field in pad.shared if field != "free_city")]


def is_due(question: Question, given: Given, options: Mapping[str, Json]) -> bool:
    """Some things are asked only where they can matter."""
    ended = given.get(Question(None, "ending")) is not None
    if question.field == "winner" or (ended and question.field != "ending"):
        return ended and question.field == "winner"
    if question.field == "debts":
        return "cities" in options.get("expansions", "")
    if question.field == "copied_leader":
        return COURTESANS in given.get(Question(question.seat, "cards"), [])
    return True


def prompt_of(question: Question, pad: Pad, by_points: bool, texts: Texts) -> str:
    player = texts.seat(question.seat) if question.seat is not None else ""
    if by_points and question.field in pad.categories:
        return texts.text("pad-ask-points", player=player, row=texts.category(question.field))
    return texts.text("pad-ask", player=player, field=question.field, game=pad.id)


def completing(question: Question, pad: Pad, by_points: bool) -> Complete | None:
    """What the tabulator key completes at this question."""
    kind = COMPLETED.get(question.field)
    if by_points or kind is None:
        return None
    return lambda begun: sorted(set(names_of(pad.id, kind).begun(begun).values()))


def in_words(question: Question, value: Json, names: Sequence[str], texts: Texts) -> str:
    """An answer as somebody would type it."""
    if isinstance(value, bool):
        return texts.text("pad-yes" if value else "pad-no").split()[0]
    if value is None or value == []:
        return "-"
    if question.field == "winner" and isinstance(value, int):
        return names[value]
    if isinstance(value, list):
        return " ".join(map(str, value)) if isinstance(value[0], int) else ", ".join(map(texts.name, value))
    return signed(value) if isinstance(value, int) else texts.name(value)
