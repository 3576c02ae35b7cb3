"""Effects written the way the tables of these tests write them, independent of the texts of the game."""

from collections.abc import Iterable
from pathlib import Path

from wonders.games.classic.counts import Colour, Each, Thing, Where
from wonders.games.classic.effects import (
    CheaperTrade,
    Coins,
    Effect,
    FreeSymbol,
    Grants,
    Points,
    Power,
    Produces,
    Revives,
    Science,
    Shields,
)

WHERE = {Where.HERE: "self", Where.NEIGHBOURS: "neighbours", Where.ALL_THREE: "self+neighbours"}
THINGS = {Thing.STAGE: "wonder_stage", Thing.DEFEAT: "defeat_token"}
RIGHTS = {
    Power.BUILD_FREE_ONCE_PER_AGE: "free_build any once_per_age",
    Power.PLAY_LAST_CARD: "play_last_card",
    Power.COPY_GUILD: "copy_guild neighbours",
}


def written(effects: Iterable[Effect]) -> str:
    """All effects of a card or stage, in the order of the table."""
    return "; ".join(map(one_written, effects))


def one_written(effect: Effect) -> str:
    match effect:
        case Produces(choice, units, private):
            count = str(units) if units > 1 else ""
            return f"produce {count}{'/'.join(choice)}" + (" private" if private else "")
        case Shields(count):
            return f"shields {count}"
        case Coins(n, per):
            return f"coins {n}" + per_written(per)
        case Points(n, per):
            return f"vp {n}" + per_written(per)
        case Science(symbol):
            return f"science {symbol.value}"
        case FreeSymbol():
            return "science any"
        case CheaperTrade(kind, sides):
            return f"trade {kind} {sides} 1"
        case Grants(right):
            return RIGHTS[right]
        case Revives():
            return "build_from_discard"
    raise AssertionError(f"an effect unknown to the tables: {effect}")


def per_written(per: Each | None) -> str:
    if per is None:
        return ""
    kinds = per.kinds
    words = "+".join(kind.value if isinstance(kind, Colour) else THINGS[kind] for kind in kinds)  # type: ignore[index]
    return f" per {words} {WHERE[per.where]}"


def rows(file: str) -> list[dict[str, str]]:
    """The lines of a table beside this file, by the names in its first line."""
    lines = (Path(__file__).parent / file).read_text(encoding="utf-8").splitlines()
    first, *rest = (tuple(map(str.strip, line.split("|"))) for line in lines)
    return [dict(zip(first, row, strict=True)) for row in rest]
