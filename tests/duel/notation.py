"""Effects written the way the tables of these tests write them, independent of the texts of the game."""

from collections.abc import Iterable
from pathlib import Path

from wonders.games.duel.counts import Each
from wonders.games.duel.effects import (
    Chain,
    Coins,
    Destroys,
    Discount,
    DrawsTokens,
    Effect,
    FixedPrice,
    Grants,
    OpponentLoses,
    PlaysAgain,
    Points,
    Produces,
    ProducesOneOf,
    Revives,
    Science,
    Shields,
)

RIGHTS = {"economy": "economy", "strategy": "shieldperred:{}", "theology": "againall", "urbanism": "chaincoins:{}"}


def rows(file: str) -> list[dict[str, str]]:
    """The rows of a table beside this file."""
    lines = (Path(__file__).parent / file).read_text(encoding="utf-8").splitlines()
    head, *others = ([cell.strip() for cell in line.split("|")] for line in lines)
    return [dict(zip(head, (*cells, "")[: len(head)], strict=True)) for cells in others]


def written(effects: Iterable[Effect]) -> str:
    """All effects of a piece, in the order of the table."""
    return ";".join(map(one_written, effects))


def one_written(effect: Effect) -> str:
    match effect:
        case Produces(good, units):
            return f"prod:{good}{units}"
        case ProducesOneOf(goods):
            return f"choice:{goods}"
        case FixedPrice(goods):
            return f"fix:{goods}"
        case Chain(to):
            return f"link:{to}"
        case Shields(n):
            return f"shield:{n}"
        case Science(of):
            return f"sci:{of}"
        case Coins(n, per):
            return f"coins:{n}" if per is None else counted("coins", n, per)
        case Points(n, per):
            return f"vp:{n}" if per is None else counted("vp", n, per)
        case _:
            return others_written(effect)


def others_written(effect: Effect) -> str:
    match effect:
        case PlaysAgain():
            return "again"
        case OpponentLoses(n):
            return f"oppcoins:{n}"
        case Destroys(colour):
            return f"destroy:{colour}"
        case Revives():
            return "revive"
        case DrawsTokens(n):
            return f"library:{n}"
        case Discount(on, n):
            return f"discount:{on}:{n}"
        case Grants(right, n):
            return RIGHTS[right].format(n)
        case _:
            raise AssertionError(f"{effect} has no notation")


def counted(kind: str, n: int, per: Each) -> str:
    what = "+".join(per.what) or f"coins{per.coins}"
    if per.most:
        return f"g{kind}:{what}:{n}"
    return f"vppertoken:{n}" if kind == "vp" and what == "token" else f"{kind}per:{what}:{n}"
