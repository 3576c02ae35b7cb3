"""A file that may be either: a record in JSON lines, or notation."""

import re

from wonders.core.record import BrokenRecord, Record
from wonders.notation.chronicle import Chronicle
from wonders.notation.parse import parse
from wonders.notation.play import check


def is_record(text: str) -> bool:
    """Whether a text means to be a record: its first sign opens a JSON object."""
    return re.match(r"\ufeff?\s*\{", text) is not None


def is_notation(text: str) -> bool:
    """Whether a text means to be notation: it begins with a tag."""
    return re.match(r"\ufeff?\s*\[\s*[A-Za-z]", text) is not None


def read_chronicle(text: str) -> Chronicle:
    """The chronicle in a text of either kind; nothing is played yet."""
    if is_record(text):
        return Chronicle.of(Record.loads(text))
    if not is_notation(text):
        raise BrokenRecord('This is neither a record, which begins with {, nor notation, which begins with [Game "…"].')
    return parse(text)


def read_record(text: str) -> Record:
    """The record in a text of either kind. Notation is played first, so that an error names its place in the text."""
    if not is_notation(text):
        return Record.loads(text)
    chronicle = parse(text)
    check(chronicle)
    return chronicle.record()
