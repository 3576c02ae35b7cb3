"""How things look in a terminal: the colours of cards, plain tables."""

import json
import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

COLOURS = {
    "brown": "color(137)",
    "grey": "color(250)",
    "blue": "color(75)",
    "yellow": "color(221)",
    "red": "color(203)",
    "green": "color(71)",
    "purple": "color(141)",
    "black": "color(244)",
    "white": "bold",
}
"""The colours of cards, light enough for a dark and dark enough for a light background."""


def console(stderr: bool = False) -> Console:
    return Console(highlight=False, markup=False, emoji=False, stderr=stderr)


@contextmanager
def paged(out: Console) -> Iterator[Console]:
    """What is written goes through the user's pager, on a terminal; a text that fits the screen stays on it."""
    if not (out.is_terminal and sys.stdin.isatty()):
        yield out
        return
    os.environ.setdefault("LESS", "-FRX")
    with out.pager(styles=out.color_system is not None):
        yield out


def style_of(colour: str) -> Style:
    return Style.parse(COLOURS.get(colour, "none"))


def hanging(out: Console, line: str, indent: int = 0, deeper: int = 2) -> Text:
    """A line folded to the width of the screen, what follows the first one set in deeper."""
    first, rest = " " * indent, " " * (indent + deeper)
    return Text(textwrap.fill(line, max(out.width, 20), initial_indent=first, subsequent_indent=rest))


def plain_table(*headings: str, numbers_from: int = 99) -> Table:
    """A table with a line under the headings only; columns from a place on hold numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True, header_style="bold", show_edge=False)
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="right" if at >= numbers_from else "left")
    return table


def write_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))
