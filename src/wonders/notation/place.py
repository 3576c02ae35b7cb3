"""Where in a text something stands, and the error that names the place."""

from dataclasses import dataclass

from wonders.core.record import BrokenRecord


class BadNotation(BrokenRecord):
    """A text that is no notation, or one that breaks the rules; the sentence names the line and the column."""

    def __init__(self, sentence: str, line: int, column: int) -> None:
        super().__init__(f"Line {line}, column {column}: {sentence}")
        self.line = line
        self.column = column


@dataclass(frozen=True)
class Place:
    """A line and a column, both from 1 on. Lines of a record have no column."""

    line: int = 1
    column: int = 0

    def wrong(self, sentence: object) -> BrokenRecord:
        """The error for what is wrong here."""
        if self.column:
            return BadNotation(str(sentence), self.line, self.column)
        return BrokenRecord(f"Line {self.line}: {sentence}")
