"""What a page or a dialogue has to ask, in one language: fields, rows, and everything that can be chosen."""

from collections.abc import Mapping
from types import MappingProxyType

from wonders.core.catalogue import Item
from wonders.core.options import BadOption, Setting
from wonders.core.wire import JsonObject
from wonders.games.registry import GAMES, game_class
from wonders.pad.pads import pad_class
from wonders.pad.scoring import COMMON, LONGEST_NAME, pad_for
from wonders.texts import Texts


def form(game: str, language: str = "en") -> JsonObject:
    """Everything there is to ask about a table of a game, for whoever builds a page from it."""
    if game not in GAMES:
        raise BadOption(f"There is no game '{game}'; there are: {', '.join(GAMES)}.")
    kind, pad = game_class(game), pad_class(game)
    texts = Texts(language, game)
    return {
        "game": game,
        "name": texts.text(f"{game}-name"),
        "players": {"lowest": kind.seats_allowed[0], "highest": kind.seats_allowed[-1]},
        "longest_name": LONGEST_NAME,
        "about": list(COMMON),
        "fields": [_field(field, texts, pad.needs) for field in pad.fields],
        "shared": [_field(field, texts) for field in pad.shared],
        "shared_with_points": [_field(field, texts) for field in pad.shared_with_points],
        "options": list(pad.options),
        "tie_break": pad.tie_break,
        "categories": _categories(game, texts),
        "choices": _choices(game, texts),
    }


def _field(field: str, texts: Texts, needs: Mapping[str, str] = MappingProxyType({})) -> JsonObject:
    need = needs.get(field)
    return {"id": field, "name": texts.text("pad-field", what=field), "needs": [need] if need else []}


def _categories(game: str, texts: Texts) -> list[JsonObject]:
    """The rows of the paper pad. Some need an expansion, any of those named."""
    plain, expansions = _rows(game), expansions_of(game)
    rows = {name: _rows(game, name) for name in expansions}
    return [
        {"id": row, "name": texts.category(row), "needs": _needs(row, plain, rows)}
        for row in (_rows(game, ",".join(expansions)) if expansions else plain)
    ]


def _needs(row: str, plain: tuple[str, ...], rows: dict[str, tuple[str, ...]]) -> list[str]:
    return [] if row in plain else [name for name, those in rows.items() if row in those]


def expansions_of(game: str) -> list[str]:
    """The expansions of a game, as its pieces name them."""
    return sorted({need for item in game_class(game).catalogue() for need in item.needs})


def _rows(game: str, expansions: str = "") -> tuple[str, ...]:
    options: tuple[tuple[str, Setting], ...] = (("expansions", expansions),) if expansions else ()
    return pad_for(game, game_class(game).default_players, options).categories


def _choices(game: str, texts: Texts) -> dict[str, list[JsonObject]]:
    """Cards, wonders and tokens with their names, in the order of the catalogue."""
    catalogue = game_class(game).catalogue()
    stages = [item.group for item in catalogue if item.kind == "stage"]
    found: dict[str, list[JsonObject]] = {}
    headings = pad_class(game).headings
    for item in catalogue:
        heading = headings.get(item.kind)
        if heading is not None:
            found.setdefault(heading, []).append(_choice(item, stages.count(item.id), texts))
    return found


def _choice(item: Item, stages: int, texts: Texts) -> JsonObject:
    return {
        "id": item.id,
        "name": texts.item(item),
        "group": item.group,
        "group_name": texts.name(item.group),
        "colour": item.colour,
        "needs": list(item.needs),
        "marks": list(item.copies),
        "stages": stages,
        "effects": [texts.say(effect) for effect in item.effects],
    }
