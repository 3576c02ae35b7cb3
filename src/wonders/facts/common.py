"""What the facts of all games have in common: they are typed, so that clients can be checked against them."""

from typing import NamedTuple, TypedDict

from wonders.core.phrases import Phrase


class Length(NamedTuple):
    """Says of a list in a type hint how many elements it always has: `Annotated[list[int], Length(2)]`."""

    places: int


class Effect(TypedDict):
    """What something does: a phrase that speaks of nobody."""

    key: str
    args: dict[str, str | int]


def effect_of(phrase: Phrase) -> Effect:
    args = {name: word for name, word in phrase.args.items() if isinstance(word, str | int)}
    assert len(args) == len(phrase.args), f"{phrase.key} speaks of somebody"
    return {"key": phrase.key, "args": args}
