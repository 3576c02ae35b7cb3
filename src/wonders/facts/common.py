"""What the facts of all games have in common: they are typed, so that clients can be checked against them."""

from typing import Any, NamedTuple, TypedDict

from wonders.core.phrases import Phrase
from wonders.core.wire import plain


class Length(NamedTuple):
    """Says of a list in a type hint how many elements it always has: `Annotated[list[int], Length(2)]`."""

    places: int


class Effect(TypedDict):
    """What something does: a phrase that speaks of nobody."""

    key: str
    args: dict[str, str | int]


def effect_of(phrase: Phrase) -> Effect:
    args: Any = plain(phrase.args)
    return {"key": phrase.key, "args": args}
