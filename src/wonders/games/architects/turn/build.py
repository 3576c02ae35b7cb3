"""Completing stages: what can be built, and every set of cards that pays for it."""

from itertools import combinations
from typing import Final

from wonders.core.actions import Action
from wonders.games.architects.actions import Build, build
from wonders.games.architects.cards import COIN, GOODS
from wonders.games.architects.city import City
from wonders.games.architects.events.stages import stage_completed
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
    cards = city.cards
    goods, coins = cards[:KINDS], cards[KINDS]
    different, identical = city.wonder.need[city.built]
    if KINDS - goods.count(0) + coins >= different or max(goods) + coins >= identical:
        return True
    for token in city.tokens:
        if token.helps:
            return can_build_with_tokens(city, turn, house)
    return False


def can_build_with_tokens(city: City, turn: Turn, house: House) -> bool:
    """Whether any open stage can be paid with the help of tokens."""
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
    """Every open stage with every set of cards that pays for it: stages in order, without tokens first, few coins first
    among those.

    Rulebook: architects, "Einen Bauabschnitt vollenden".
    """
    city, house = board.cities[board.active], board.seating.house
    economy, engineering = helpers(city, board.turn, house)
    bonus = economy.effect.coin_worth() - 1 if economy and city.cards[KINDS] else 0
    actions: list[Action] = []
    for stage in city.open_stages:
        most = stage.size - city.cards[KINDS] - bonus
        sizes = range(stage.size, most - 1 if most > 0 else -1, -1)
        fitting = greys(stage, city, sizes)
        pay(actions, stage, city, fitting, house, ())
        if bonus and economy:
            pay(actions, stage, city, fitting, house, (economy.id,), bonus)
        if engineering:
            others = any_greys(city, sizes, fitting)
            pay(actions, stage, city, others, house, (engineering.id,))
            if bonus and economy:
                pay(actions, stage, city, others, house, (economy.id, engineering.id), bonus)
    return tuple(actions)


def pay(
    actions: list[Action],
    stage: Stage,
    city: City,
    parts: list[tuple[str, ...]],
    house: House,
    using: tuple[str, ...],
    bonus: int = 0,
) -> None:
    """Fill grey cards up with as many yellow ones as are missing. A bonus is one of a yellow card, so it takes one.

    Where the house lets coins replace only what is missing, as many grey cards as possible are used.
    Rulebook: architects, "Gelbe Karten".
    """
    size, coins = stage.size - bonus, city.cards[KINDS]
    least = 1 if bonus else 0
    if house.coins == "missing":
        most = max(map(len, parts), default=0)
        parts = [part for part in parts if len(part) == most]
    for part in parts:
        if least <= size - len(part) <= coins:
            actions.append(build(stage.number, part + COIN_CARDS[size - len(part)], using))


def greys(stage: Stage, city: City, sizes: range) -> list[tuple[str, ...]]:
    """Grey cards that can be part of a payment, as the stage asks for it: no resource twice, or all the same."""
    goods = city.cards[:KINDS]
    if stage.kind == DIFFERENT:
        held = [name for name, count in zip(NAMES, goods, strict=True) if count]
        return [part for size in sizes for part in combinations(held, size)]
    parts = [
        (name,) * size for size in sizes if size for name, count in zip(NAMES, goods, strict=True) if count >= size
    ]
    return [*parts, ()] if 0 in sizes else parts


def any_greys(city: City, sizes: range, fitting: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Grey cards that can be part of a payment when it does not matter which, besides those that fit anyway."""
    held = [name for name, count in zip(NAMES, city.cards, strict=False) for _ in range(count)]
    return [part for size in sizes for part in dict.fromkeys(combinations(held, size)) if part not in fitting]


def complete(draft: Draft, action: Build) -> None:
    """Exactly the cards used are discarded; then the stage stands.

    Rulebook: architects, "Einen Bauabschnitt vollenden".
    """
    draft.happen(stage_completed(draft.active, action.stage, action.cards, action.using))
