"""A match with all that people write beside it. What a record holds is its main line; the rest stands only here."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from wonders.core.decisions import Seat
from wonders.core.record import Record
from wonders.notation.header import Tag, header_of, tags_of
from wonders.notation.place import Place
from wonders.notation.signs import is_writable

NOWHERE = Place()


@dataclass(frozen=True)
class Answer:
    """What a seat, or chance, has answered: the text of the action, as in a record."""

    seat: Seat
    action: str
    at: Place = field(default=NOWHERE, compare=False, repr=False)
    mark: str = ""
    """What somebody thinks of it: one of `MARKS` in `notation.signs`, or nothing."""


@dataclass(frozen=True)
class Comment:
    """Words about what stands before it. Spaces and line ends are all one; what cannot be printed is left out."""

    text: str

    def __post_init__(self) -> None:
        plain = "".join(sign for sign in self.text if is_writable(sign))
        object.__setattr__(self, "text", " ".join(plain.split()))


@dataclass(frozen=True)
class Label:
    """Which age and turn it is, as somebody has written it. It is checked against the match, and written anew."""

    text: str
    at: Place = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True)
class Variation:
    """Another way to go on instead of the answers before it; seats it does not name answer as they did there."""

    line: "Line"
    at: Place = field(default=NOWHERE, compare=False, repr=False)


Item: TypeAlias = Answer | Comment | Label | Variation
Line: TypeAlias = tuple[Item, ...]


@dataclass(frozen=True)
class Chronicle:
    """Tags and a main line."""

    tags: tuple[Tag, ...]
    line: Line = ()

    @classmethod
    def of(cls, record: Record, about: Mapping[str, str] | None = None) -> "Chronicle":
        """A record as a chronicle; `about` has more tags: names of seats, an event, a date."""
        answers = (Answer(seat, action, Place(at)) for at, (seat, action) in enumerate(record.answers, 2))
        return cls(tags_of(record.header, about or {}), tuple(answers))

    def record(self) -> Record:
        """The main line as a record. Nothing is played: `check` tells whether it can be."""
        answers = ((item.seat, item.action) for item in self.line if isinstance(item, Answer))
        return Record(header_of(self.tags), tuple(answers))

    def tag(self, name: str) -> str | None:
        """What a tag says, or None."""
        return next((tag.value for tag in self.tags if tag.name == name), None)

    def with_tags(self, tags: Iterable[tuple[str, str]]) -> "Chronicle":
        """The same with these tags: known ones changed where they stand, others at the end."""
        new = dict(tags)
        kept = tuple(replace(tag, value=new.pop(tag.name, tag.value)) for tag in self.tags)
        return replace(self, tags=(*kept, *(Tag(name, value) for name, value in new.items())))
