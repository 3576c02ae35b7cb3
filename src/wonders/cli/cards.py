"""`wonders cards`: everything there is to look up in a game."""

import sys
from collections.abc import Iterable, Iterator, Sequence

from rich.table import Table
from rich.text import Text

from wonders.cli.screen import console, paged, plain_table, style_of, write_json
from wonders.cli.settings import chosen_language, parsed_options
from wonders.core.catalogue import Item
from wonders.core.options import Setting
from wonders.core.wire import JsonObject
from wonders.games.registry import game_class, make
from wonders.texts import LANGUAGES, Texts

HEADINGS = ("cli-card", "cli-cost", "cli-effect", "cli-copies")


def run(name: str, players: int | None, find: str, as_json: bool, language: str | None, options: list[str]) -> None:
    texts = Texts(chosen_language(language), game_class(name).id)
    expansions = _expansions(name, players, parsed_options(options))
    used = (item for item in game_class(name).catalogue() if _used_by(item, players) and _used_with(item, expansions))
    every = [Texts(language, texts.game) for language in LANGUAGES]
    items = [item for item in used if _matches(item, find, every)]
    if as_json:
        write_json([_as_json(item, texts) for item in items])
    elif items:
        _show(items, texts)
    else:
        print(f"wonders: {texts.text('cli-nothing-found', text=find)}", file=sys.stderr)
        sys.exit(1)


def _expansions(name: str, players: int | None, options: dict[str, Setting]) -> frozenset[str] | None:
    """The expansions asked for; None where nothing is said. Whatever does not go together gets its sentence."""
    if players is None and not options:
        return None
    enough = 4 if "teams" in options else None
    made = make(name, players if players is not None else enough, **options)
    return frozenset(str(made.options["expansions"]).split(",")) if "expansions" in options else None


def _used_with(item: Item, expansions: frozenset[str] | None) -> bool:
    return expansions is None or expansions.issuperset(item.needs)


def _used_by(item: Item, players: int | None) -> bool:
    """Whether some copy is used with so many players; two use what three use."""
    return players is None or not item.copies or min(item.copies) <= max(players, 3)


def _matches(item: Item, find: str, every: Sequence[Texts]) -> bool:
    """Whether the id, or what it is called, does or belongs to in any language, contains the text."""
    words = (item.id, *(word for texts in every for word in _words(item, texts)))
    return any(find.casefold() in word.casefold() for word in words)


def _words(item: Item, texts: Texts) -> Iterator[str]:
    yield from (texts.item(item), texts.name(item.group), texts.kind(item.kind), *effects_of(item, texts))
    if item.colour:
        yield texts.name(item.colour)
        yield texts.text(f"cli-find-{item.colour}")


def effects_of(item: Item, texts: Texts) -> list[str]:
    return [texts.say(effect) for effect in item.effects]


def _show(items: Iterable[Item], texts: Texts) -> None:
    """A table for each group, in the order in which the groups first appear."""
    groups: dict[str, list[Item]] = {}
    for item in items:
        groups.setdefault(item.group, []).append(item)
    with paged(console()) as out:
        for group, members in groups.items():
            out.print(Text(texts.name(group), style="bold"))
            out.print(_table(members, texts))
            out.print()


def _table(items: Iterable[Item], texts: Texts) -> Table:
    """Name, cost, effects with chains below them, marks; columns that would be empty are left out."""
    rows = [(item, [texts.item(item), *_columns(item, texts)]) for item in items]
    shown = [at for at in range(len(HEADINGS)) if any(cells[at] for _, cells in rows)]
    table = plain_table(*(texts.text(HEADINGS[at]) for at in shown))
    for item, cells in rows:
        named = Text(cells[0], style_of(item.colour))
        table.add_row(named, *(cells[at] for at in shown[1:]))
    return table


def _columns(item: Item, texts: Texts) -> tuple[str, ...]:
    copies = " ".join(f"{mark}+" for mark in item.copies)
    told = ["; ".join(effects_of(item, texts)), chain_of(item, texts)]
    return texts.cost(item.cost), "\n".join(filter(None, told)), copies


def chain_of(item: Item, texts: Texts) -> str:
    """Which buildings make it free, and which it makes free."""
    free_if = f"← {texts.name(','.join(item.free_if))}" if item.free_if else ""
    free_for = f"→ {texts.name(','.join(item.free_for))}" if item.free_for else ""
    return "\n".join(part for part in (free_if, free_for) if part)


def _as_json(item: Item, texts: Texts) -> JsonObject:
    return {
        "id": item.id,
        "name": texts.item(item),
        "kind": item.kind,
        "group": item.group,
        "colour": item.colour,
        "cost": item.cost,
        "copies": list(item.copies),
        "effects": effects_of(item, texts),
        "free_if": list(item.free_if),
        "free_for": list(item.free_for),
    }
