"""Completing stages: what can be built, and every set of cards that pays for it."""

from itertools import combinations
from typing import Final

from wonders.core.actions import Action
from wonders.games.architects.actions import Build, build
from wonders.games.architects.cards import COIN, GOODS
from wonders.games.architects.city import City
from wonders.games.architects.events import StageCompleted
from wonders.games.architects.house import House
from wonders.games.architects.table import Draft, Turn
from wonders.games.architects.tokens import Token
from wonders.games.architects.turn.due import Board
from wonders.games.architects.wonders import DIFFERENT, Stage

KINDS: Final = len(GOODS)
NAMES: Final = tuple(good.id for good in GOODS)
COIN_CARDS: Final = tuple((COIN.id,) * number for number in range(5))


def can_build(city: City, turn: Turn, house: House) -> bool:
    """Whether any open stage can be paid. Coins count as whatever is missing. Must agree with `builds`.

    Rulebook: architects, "Einen Bauabschnitt vollenden".
    """
    if can_build_plainly(city):
        return True
    for token in city.tokens:
        if token.helps:
            return _can_build_with_tokens(city, turn, house)
    return False


def can_build_plainly(city: City) -> bool:
    """Whether any open stage can be paid without the help of tokens."""
    different, identical = city.wonder.need[city.built]
    coins = city.cards[KINDS]
    goods = city.cards[:KINDS]
    return KINDS - goods.count(0) + coins >= different or max(goods) + coins >= identical


def _can_build_with_tokens(city: City, turn: Turn, house: House) -> bool:
    economy, engineering = helpers(city, turn, house)
    different, identical = city.wonder.need[city.built]
    goods, coins = city.cards[:KINDS], city.cards[KINDS]
    if coins and economy:
        coins += economy.effect.coin_worth() - 1
    if engineering and sum(goods) + coins >= min(different, identical):
        return True
    return KINDS - goods.count(0) + coins >= different or max(goods) + coins >= identical


def helpers(city: City, turn: Turn, house: House) -> tuple[Token | None, Token | None]:
    """The tokens that help with the next payment, if they may be used: one for coins, one for any resources.

    Each helps once a turn; Engineering with every stage if the house says so. Rulebook: architects, "Ökonomie",
    "Ingenieurwesen".
    """
    coins = resources = None
    for token in city.tokens:
        if token.effect.coin_worth() > 1 and token not in turn.used:
            coins = token
        if token.effect.any_resources() and (token not in turn.used or house.engineering == "always"):
            resources = token
    return coins, resources


def builds(board: Board) -> tuple[Action, ...]:
    """Every open stage with every set of cards that pays for it: stages in order, without tokens first, few coins first.

    Rulebook: architects, "Einen Bauabschnitt vollenden".
    """
    city, house = board.cities[board.active], board.seating.house
    economy, engineering = helpers(city, board.turn, house)
    actions: list[Action] = []
    for stage in city.open_stages:
        for payment, using in payments(stage, city, economy, engineering, house):
            actions.append(build(stage.number, payment, using))
    return tuple(actions)


def payments(
    stage: Stage, city: City, economy: Token | None, engineering: Token | None, house: House
) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Sets of cards that pay for a stage, each with the tokens it takes."""
    goods, coins = city.cards[:KINDS], city.cards[KINDS]
    bonus = economy.effect.coin_worth() - 1 if economy and coins else 0
    sizes = range(stage.size, max(stage.size - coins - bonus, 0) - 1, -1)
    helped: tuple[str, ...] = (engineering.id,) if engineering else ()
    found: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
    fitting = greys(stage, goods, sizes)
    for parts, using in ((fitting, ()), (any_greys(goods, sizes, fitting), helped)) if engineering else ((fitting, ()),):
        if house.coins == "missing":
            most = max(map(len, parts), default=0)
            parts = [part for part in parts if len(part) == most]
        found += [(filled, using) for filled in _filled_up(parts, stage.size, coins)]
        if economy:
            found += [(filled, (economy.id, *using)) for filled in _filled_up(parts, stage.size - bonus, coins, least=1)]
    return found


def _filled_up(parts: list[tuple[str, ...]], size: int, coins: int, least: int = 0) -> list[tuple[str, ...]]:
    """Grey cards with as many yellow ones as are missing: no fewer than the least, no more than there are."""
    return [part + COIN_CARDS[size - len(part)] for part in parts if least <= size - len(part) <= coins]


def greys(stage: Stage, goods: tuple[int, ...], sizes: range) -> list[tuple[str, ...]]:
    """Grey cards that can be part of a payment, as the stage asks for it: no resource twice, or all the same."""
    if stage.kind == DIFFERENT:
        held = [name for name, count in zip(NAMES, goods, strict=True) if count]
        return [part for size in sizes for part in combinations(held, size)]
    parts = [(name,) * size for size in sizes if size for name, count in zip(NAMES, goods, strict=True) if count >= size]
    return [*parts, ()] if 0 in sizes else parts


def any_greys(
    goods: tuple[int, ...], sizes: range, fitting: list[tuple[str, ...]]
) -> list[tuple[str, ...]]:
    """Grey cards that can be part of a payment when it does not matter which, besides those that fit anyway."""
    held = [name for name, count in zip(NAMES, goods, strict=True) for _ in range(count)]
    return [part for size in sizes for part in dict.fromkeys(combinations(held, size)) if part not in fitting]


def complete(draft: Draft, action: Build) -> None:
    """Exactly the cards used are discarded; then the stage stands.

    Rulebook: architects, "Einen Bauabschnitt vollenden".
    """
    draft.happen(StageCompleted(draft.active, action.stage, action.cards, action.using))
