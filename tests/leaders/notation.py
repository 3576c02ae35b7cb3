"""Effects of leaders, their guilds and Rome written the way the tables of these tests write them."""

from collections.abc import Iterable
from pathlib import Path

from wonders.games.cities.effects import DefeatsAsShields, Diplomacy, FreeOfColour, OnBankIncome
from wonders.games.classic.bonuses import OnBuild
from wonders.games.classic.counts import Colour, Each, Sets, Thing, Where
from wonders.games.classic.effects import Coins, Effect, Points, Revives, Science, Shields
from wonders.games.leaders.effects import (
    CopiesLeader,
    DrawsLeaders,
    FreeLeaders,
    GoodFromBank,
    GuildsWithoutCost,
    LeaderDiscount,
    LessGoods,
    OnChain,
    OnTrade,
    OnVictory,
    PassesDefeats,
    RecruitsLeader,
    SetBonus,
)

WHERE = {Where.HERE: "self", Where.NEIGHBOURS: "neighbours"}
THINGS = {Thing.STAGE: "wonder_stage", Thing.VICTORY: "victory_token", Thing.THREE_COINS: "coins3"}
PLAIN: dict[type[Effect], str] = {
    CopiesLeader: "copy_leader neighbours",
    DefeatsAsShields: "shields 1 per defeat_token self",
    Diplomacy: "diplomacy 1",
    FreeLeaders: "free_build leader always",
    GoodFromBank: "buy_from_bank 1 once_per_turn",
    GuildsWithoutCost: "free_build purple always",
    OnBankIncome: "on_bank_income coins 1 once_per_turn",
    PassesDefeats: "pass_defeat_tokens",
    RecruitsLeader: "recruit_leader 1",
    Revives: "build_from_discard",
}


def written(effects: Iterable[Effect]) -> str:
    """All effects of a card or stage, in the order of the table."""
    return "; ".join(map(one_written, effects))


def one_written(effect: Effect) -> str:
    match effect:
        case Points(n, per):
            return f"vp {n}" + per_written(per)
        case Coins(n, None):
            return f"coins {n}"
        case Shields(count):
            return f"shields {count}"
        case Science(symbol):
            return f"science {symbol.value}"
        case SetBonus(n):
            return f"vp {n} per science_set self"
        case LessGoods(colour):
            return f"discount {colour.value if colour else 'wonder_stage'} 1"
        case LeaderDiscount(own, neighbours):
            return f"leader_discount self {own}; leader_discount neighbours {neighbours}"
        case DrawsLeaders(n):
            return f"draw_leaders {n}"
        case FreeOfColour(_, colour):
            return f"free_build {colour.value} once_per_age"
    return reaction_written(effect)


def reaction_written(effect: Effect) -> str:
    match effect:
        case OnTrade(n):
            return f"on_trade_neighbour coins {n}"
        case OnVictory(n):
            return f"on_victory_token coins {n}"
        case OnChain(n):
            return f"on_chain_build coins {n}"
        case OnBuild(colour, n):
            return f"on_build {colour.value} coins {n}"
    return PLAIN[type(effect)]


def per_written(per: Each | None) -> str:
    if per is None:
        return ""
    match per.what:
        case Sets(colours):
            what = f"set({'+'.join(colour.value for colour in colours)})"
        case Colour() as colour:
            what = colour.value
        case Thing() as thing:
            what = THINGS[thing]
        case _:
            raise AssertionError(per)
    return f" per {what} {WHERE[per.where]}"


def rows(file: str) -> list[dict[str, str]]:
    """The lines of a table beside this file, by the names in its first line."""
    lines = (Path(__file__).parent / file).read_text(encoding="utf-8").splitlines()
    first, *rest = (tuple(map(str.strip, line.split("|"))) for line in lines)
    return [dict(zip(first, row, strict=True)) for row in rest]
