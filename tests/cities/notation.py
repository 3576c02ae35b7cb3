"""Effects of Cities written the way the tables of these tests write them."""

from collections.abc import Iterable
from pathlib import Path

from tests.classic import notation
from wonders.games.cities.effects import (
    Adapted,
    DefeatsAsShields,
    Diplomacy,
    FreeOfColour,
    Gifts,
    Loss,
    Mask,
    OnBankIncome,
    Rebate,
    StagesWithoutGoods,
)
from wonders.games.classic.bonuses import OnBuild
from wonders.games.classic.counts import Colour, Each, Thing
from wonders.games.classic.effects import Coins, Effect, Points

THINGS = {Thing.STAGE: "wonder_stage", Thing.VICTORY: "victory_token"}


def written(effects: Iterable[Effect]) -> str:
    """All effects of a card or stage, in the order of the table."""
    return "; ".join(map(one_written, effects))


def one_written(effect: Effect) -> str:
    match effect:
        case Mask():
            return f"mask {effect.masks}"
        case Loss(n, None):
            return f"loss {n} others"
        case Loss(n, Thing() as per):
            return f"loss {n} per {THINGS[per]} others"
        case Diplomacy():
            return "diplomacy 1"
        case Gifts(n):
            return f"coins {n} to_neighbours"
        case Rebate(side):
            return f"rebate first {side} 1"
        case Adapted(makes):
            return f"produce {'copy_own' if makes else 'missing'} private"
        case StagesWithoutGoods():
            return "free_wonder_resources"
        case DefeatsAsShields():
            return "shields 1 per defeat_token self"
        case FreeOfColour(_, colour):
            return f"free_build {colour.value} once_per_age"
        case OnBankIncome():
            return "on_bank_income coins 1 once_per_turn"
        case OnBuild(colour, n):
            return f"on_build {colour.value} coins {n}"
        case Coins(n, Each() as per):
            return f"coins {n}{per_written(per)}"
        case Points(n, Each() as per):
            return f"vp {n}{per_written(per)}"
    return notation.one_written(effect)


def per_written(per: Each) -> str:
    assert isinstance(per.what, Colour | Thing)
    what = per.what.value if isinstance(per.what, Colour) else THINGS[per.what]
    return f" per {what} {notation.WHERE[per.where]}"


def rows(file: str) -> list[dict[str, str]]:
    """The lines of a table beside this file, by the names in its first line."""
    lines = (Path(__file__).parent / file).read_text(encoding="utf-8").splitlines()
    first, *rest = (tuple(map(str.strip, line.split("|"))) for line in lines)
    return [dict(zip(first, row, strict=True)) for row in rest]
