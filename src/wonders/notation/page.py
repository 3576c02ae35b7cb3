"""Filling lines: words side by side, hanging under the first one, and new lines where the writer wants them."""

WIDTH = 110
INDENT = 4
HANGING = 6


class Page:
    """A text being written."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._line = ""
        self._depth = 0
        self._bracket = ""
        self._ended = False

    def start(self, depth: int, hanging: bool = False) -> None:
        """Begin a new line, so many variations deep; a hanging one goes on with what stood before."""
        self._finish()
        self._depth = depth
        self._ended = False
        self._line = self._margin if hanging else " " * (INDENT * depth)

    def end_row(self) -> None:
        """Have the next word in a new line, under the words of this one."""
        self._ended = True

    def open(self) -> None:
        """A bracket before the next word."""
        self._bracket += "("

    def close(self) -> None:
        """A bracket behind the last word."""
        self._line += ")"

    def label(self, text: str) -> None:
        """A word that others hang under."""
        self._line += (self._bracket + text).ljust(HANGING)
        self._bracket = ""

    def add(self, word: str) -> None:
        """A word, on this line if there is room."""
        if self._ended:
            self.start(self._depth, hanging=True)
        word = self._bracket + word
        self._bracket = ""
        gap = "" if not self._line.strip() or self._line.endswith(" ") else " "
        if self._line.strip() and len(self._line) + len(gap) + len(word) > WIDTH:
            self._finish()
            self._line, gap = self._margin, ""
        self._line += gap + word

    def text(self) -> str:
        """All that has been written."""
        self._finish()
        return "".join(f"{line}\n" for line in self._lines)

    @property
    def _margin(self) -> str:
        return " " * (INDENT * self._depth + HANGING)

    def _finish(self) -> None:
        if self._line.strip():
            self._lines.append(self._line.rstrip())
        self._line = ""
