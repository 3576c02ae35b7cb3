"""Completing stages: what can be built, and every set of cards that pays for it."""

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import Final

from wonders.core.actions import Action
from wonders.games.architects.actions import Build, build
from wonders.games.architects.cards import COIN, GOODS
from wonders.games.architects.city import City
from wonders.games.architects.events import StageCompleted
from wonders.games.architects.house import House
from wonders.games.architects.table import Draft
from wonders.games.architects.tokens import Token
from wonders.games.architects.turn.due import Board
from wonders.games.architects.wonders import DIFFERENT, Stage

KINDS: Final = len(GOODS)
NAMES: Final = tuple(good.id for good in GOODS)


def can_build(city: City, used: tuple[Token, ...], house: House) -> bool:
    """Whether any open stage can be paid. Coins count as whatever is missing. Must agree with `builds`.

    Rulebook: architects, "Einen Bauabschnitt vollenden".
    """
    if can_build_plainly(city):
        return True
    for token in city.tokens:
        if token.helps:
            return _can_build_with_tokens(city, used, house)
    return False


def can_build_plainly(city: City) -> bool:
    """Whether any open stage can be paid without the help of tokens."""
    goods, coins, need = city.cards[:KINDS], city.cards[KINDS], city.wonder.need[city.built]
    return KINDS - goods.count(0) + coins >= need.different or max(goods) + coins >= need.identical


def _can_build_with_tokens(city: City, used: tuple[Token, ...], house: House) -> bool:
    economy, engineering = helpers(city, used, house)
    goods, coins, need = city.cards[:KINDS], city.cards[KINDS], city.wonder.need[city.built]
    if coins and economy:
        coins += economy.effect.coin_worth() - 1
    if engineering and sum(goods) + coins >= need.fewest:
        return True
    return KINDS - goods.count(0) + coins >= need.different or max(goods) + coins >= need.identical


def helpers(city: City, used: tuple[Token, ...], house: House) -> tuple[Token | None, Token | None]:
    """The tokens that help with the next payment, if they may be used: one for coins, one for any resources.

    Each helps once a turn; Engineering with every stage if the house says so. Rulebook: architects, "Ökonomie",
    "Ingenieurwesen".
    """
    coins = resources = None
    for token in city.tokens:
        if token.effect.coin_worth() > 1 and token not in used:
            coins = token
        if token.effect.any_resources() and (token not in used or house.engineering == "always"):
            resources = token
    return coins, resources


def builds(board: Board) -> tuple[Action, ...]:
    """Every open stage with every set of cards that pays for it: stages in order, without tokens first, few coins first.

    Rulebook: architects, "Einen Bauabschnitt vollenden".
    """
    city = board.cities[board.active]
    economy, engineering = helpers(city, board.turn.used, board.house)
    return tuple(
        build(stage.number, cards, using)
        for stage in city.open_stages
        for cards, using in payments(stage, city, economy, engineering, board.house)
    )


def payments(
    stage: Stage, city: City, economy: Token | None, engineering: Token | None, house: House
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Sets of cards that pay for a stage, each with the tokens it takes."""
    goods, coins = city.cards[:KINDS], city.cards[KINDS]
    fitting = greys(stage, goods)
    loose = [part for part in any_greys(stage, goods) if part not in fitting] if engineering else []
    for parts, free in ((fitting, ()), (loose, (engineering.id,) if engineering else ())):
        if house.coins == "missing":
            most = max(map(len, parts), default=0)
            parts = [part for part in parts if len(part) == most]
        yield from _filled_up(parts, stage.size, coins, 0, free)
        if economy:
            yield from _filled_up(parts, stage.size, coins, economy.effect.coin_worth() - 1, (economy.id, *free))


def _filled_up(
    parts: Iterable[tuple[str, ...]], size: int, coins: int, bonus: int, using: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Grey cards with the yellow ones that replace what is missing. A bonus without a yellow card is none."""
    for part in parts:
        yellow = size - len(part) - bonus
        if (yellow > 0 if bonus else yellow >= 0) and yellow <= coins:
            yield part + (COIN.id,) * yellow, using


def greys(stage: Stage, goods: tuple[int, ...]) -> list[tuple[str, ...]]:
    """Grey cards that can be part of a payment, as the stage asks for it: no resource twice, or all the same."""
    held = [name for name, count in zip(NAMES, goods, strict=True) if count]
    sizes = range(stage.size, 0, -1)
    if stage.kind == DIFFERENT:
        parts = [part for size in sizes for part in combinations(held, size)]
    else:
        parts = [(name,) * size for size in sizes for name, count in zip(NAMES, goods, strict=True) if count >= size]
    return [*parts, ()]


def any_greys(stage: Stage, goods: tuple[int, ...]) -> Iterator[tuple[str, ...]]:
    """Grey cards that can be part of a payment when it does not matter which."""
    for size in range(stage.size, 0, -1):
        for part in combinations_with_replacement(NAMES, size):
            if all(part.count(name) <= count for name, count in zip(NAMES, goods, strict=True)):
                yield part


def complete(draft: Draft, action: Build) -> None:
    """Exactly the cards used are discarded; then the stage stands.

    Rulebook: architects, "Einen Bauabschnitt vollenden".
    """
    draft.happen(StageCompleted(draft.active, action.stage, action.cards, action.using))
