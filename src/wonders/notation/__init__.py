"""Matches as text for people: tags, turns, payments, comments and variations, and the way to and from records."""

from wonders.notation.chronicle import Answer, Chronicle, Comment, Label, Line, Variation
from wonders.notation.header import Tag
from wonders.notation.parse import parse
from wonders.notation.place import BadNotation, Place
from wonders.notation.play import check
from wonders.notation.reading import is_record, read_chronicle, read_record
from wonders.notation.write import write

__all__ = [
    "Answer",
    "BadNotation",
    "Chronicle",
    "Comment",
    "Label",
    "Line",
    "Place",
    "Tag",
    "Variation",
    "check",
    "is_record",
    "parse",
    "read_chronicle",
    "read_record",
    "write",
]
