"""The layout of Duel as it lies on the table: each card half on the two before it, what may be taken standing out."""

from collections.abc import Mapping

from rich.style import Style
from rich.text import Text

from wonders.cli.screen import style_of
from wonders.core.catalogue import Item
from wonders.core.wire import Json
from wonders.games.duel.layout import LAYOUTS
from wonders.texts import Texts

WIDEST = 14
"""Columns of a card, the gap behind it included."""

BACKS = {"guild": "▒", "": "░"}


def pyramid(view: Mapping[str, Json], items: Mapping[str, Item], texts: Texts, width: int) -> Text:
    """A line for each row that still has cards."""
    layout = LAYOUTS[view["age"]]
    most = max(at for _, at in layout.places) + 2
    half = max(3, min(WIDEST // 2, width // most))
    lines = []
    for row in layout.rows:
        line, reached = Text(no_wrap=True), 0
        for slot in (slot for slot in row if slot in view["left"]):
            begin = layout.places[slot][1] * half
            line.append(" " * (begin - reached))
            line.append(_card(view, slot, items, texts, 2 * half - 1))
            reached = begin + 2 * half - 1
        if reached:
            lines.append(line)
    return Text("\n").join(lines)


def _card(view: Mapping[str, Json], slot: int, items: Mapping[str, Item], texts: Texts, width: int) -> Text:
    """An open card by its name, in brackets if it may be taken; a closed one by its back."""
    item = items.get(view["laid"][slot])
    if item is None:
        sign = BACKS["guild" if view["laid"][slot] == "guild" else ""]
        return Text(sign * width, style="dim")
    name, room = texts.item(item), width - 2
    name = name if len(name) <= room else f"{name[: room - 1]}…"
    if slot in view["accessible"]:
        return Text(f"[{name:^{room}}]", style=style_of(item.colour) + Style(bold=True))
    return Text(f" {name:^{room}} ", style=style_of(item.colour) + Style(dim=True))
