"""Completing stages: what can be built, and every set of cards that pays for it."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from wonders.core.actions import Action
from wonders.games.architects.actions import Build, build
from wonders.games.architects.cards import COIN, GOODS
from wonders.games.architects.city import KINDS, City, can_pay
from wonders.games.architects.options import House
from wonders.games.architects.pieces import DIFFERENT, Stage, Token, Wonder
from wonders.games.architects.stage_events import stage_completed
from wonders.games.architects.table import Board, Draft, Turn

NAMES: Final = tuple(good.id for good in GOODS)
COIN_CARDS: Final = tuple((COIN.id,) * number for number in range(5))


def can_build(city: City, turn: Turn, house: House) -> bool:
    """Whether any open stage can be paid. Must agree with `builds`. Rule architects-20."""
    helping = tuple([token for token in helpers(city, turn, house) if token])
    return can_pay(city.wonder, city.built, city.cards, helping)


def helpers(city: City, turn: Turn, house: House) -> tuple[Token | None, Token | None]:
    """The tokens that help with the next payment, if they may be used: one for coins, one for any resources.

    Each helps once a turn; Engineering with every stage if the house says so. Rules architects-50, architects-51.
    """
    coins = resources = None
    for token in city.tokens:
        if not token.helps:
            continue
        if token.effect.coin_worth() > 1 and token not in turn.used:
            coins = token
        if token.effect.any_resources() and (token not in turn.used or house.engineering == "always"):
            resources = token
    return coins, resources


def builds(board: Board) -> tuple[Action, ...]:
    """Every open stage with every set of cards that pays for it. Rules architects-19, architects-26."""
    city, house = board.cities[board.active], board.seating.house
    return payments(city.wonder, city.built, city.cards[: KINDS + 1], house.coins, *helpers(city, board.turn, house))


@lru_cache(maxsize=4096)  # what can be built must be: hands stay small, and the same ones come again and again
def payments(
    wonder: Wonder,
    built: tuple[int, ...],
    resources: tuple[int, ...],
    coins: str,
    economy: Token | None,
    engineering: Token | None,
) -> tuple[Action, ...]:
    """How resources pay for an open stage: stages in order, without tokens first, few coins first among those."""
    bonus = economy.effect.coin_worth() - 1 if economy and resources[KINDS] else 0
    actions: list[Action] = []
    for stage in wonder.open[built]:
        most = stage.size - resources[KINDS] - bonus
        sizes = range(stage.size, most - 1 if most > 0 else -1, -1)
        fitting = greys(stage, resources, sizes)
        pay(actions, stage, resources, fitting, coins, ())
        if bonus and economy:
            pay(actions, stage, resources, fitting, coins, (economy.id,), bonus)
        if engineering:
            others = any_greys(resources, sizes, fitting)
            pay(actions, stage, resources, others, coins, (engineering.id,))
            if bonus and economy:
                pay(actions, stage, resources, others, coins, (economy.id, engineering.id), bonus)
    return tuple(actions)


def pay(
    actions: list[Action],
    stage: Stage,
    resources: tuple[int, ...],
    parts: list[tuple[str, ...]],
    coins: str,
    using: tuple[str, ...],
    bonus: int = 0,
) -> None:
    """Fill grey cards up with as many yellow ones as are missing. A bonus is one of a yellow card, so it takes one.

    Where the house lets coins replace only what is missing, as many grey cards as possible are used.
    Rules architects-22, architects-26.
    """
    size, least = stage.size - bonus, 1 if bonus else 0
    if coins == "missing":
        most = max(map(len, parts), default=0)
        parts = [part for part in parts if len(part) == most]
    for part in parts:
        if least <= size - len(part) <= resources[KINDS]:
            actions.append(build(stage.number, part + COIN_CARDS[size - len(part)], using))


def greys(stage: Stage, resources: tuple[int, ...], sizes: range) -> list[tuple[str, ...]]:
    """Grey cards that can be part of a payment, as the stage asks for it: no resource twice, or all the same.

    Rule architects-24.
    """
    goods = resources[:KINDS]
    if stage.kind == DIFFERENT:
        held = [name for name, count in zip(NAMES, goods, strict=True) if count]
        return [part for size in sizes for part in combinations(held, size)]
    parts = [
        (name,) * size for size in sizes if size for name, count in zip(NAMES, goods, strict=True) if count >= size
    ]
    return [*parts, ()] if 0 in sizes else parts


def any_greys(resources: tuple[int, ...], sizes: range, fitting: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Grey cards that can be part of a payment when it does not matter which, besides those that fit anyway.

    Rule architects-51.
    """
    held = [name for name, count in zip(NAMES, resources, strict=False) for _ in range(count)]
    return [part for size in sizes for part in dict.fromkeys(combinations(held, size)) if part not in fitting]


def complete(draft: Draft, action: Build) -> None:
    """Exactly the cards used are discarded; then the stage stands. Rule architects-25."""
    draft.happen(stage_completed(draft.active, action.stage, action.cards, action.using))
