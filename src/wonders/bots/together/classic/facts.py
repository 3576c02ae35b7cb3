"""What cards and stages cost and do, as arrays to look up by number: all from the tables of the reference engine."""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from wonders.core.payment import COVERED
from wonders.games.classic.card import Buildable, Card
from wonders.games.classic.city import City, Standing
from wonders.games.classic.conflicts import DEFEAT_WORTH, VICTORY_WORTH
from wonders.games.classic.counts import Colour, Each, Thing, Where
from wonders.games.classic.effect import FULL_PRICES, Effect, Power, Prices, Symbol
from wonders.games.classic.effects import Coins, Points
from wonders.spaces.classic.observation import AGES, city_numbers, layout
from wonders.spaces.classic.pieces import BOARDS, CARDS, COLOURS, MOST_STAGES
from wonders.spaces.layout import Layout

NONE: Final = len(CARDS)
"""The number of no card."""
SETS: Final = COVERED.bit_length() // 8
"""Sets of goods that are counted for Hall's condition (see `wonders.core.payment`), a byte each."""
RAW_SETS: Final = 16
FULL: Final = 128
"""What is left over of a set when its goods are just made."""
ROW: Final = MOST_STAGES + 1
"""Entries for a board: one for each number of stages that can be complete."""

_FIELDS: Final = Layout(layout(3))


def _field(name: str) -> slice:
    return _FIELDS[f"city 0 {name}"]


CITY: Final = _FIELDS["city 1 cards"].start
"""The size of a city among the features of the net."""
STAGES, COINS, DEFEATS, SPENT, SHIELDS = (
    _field(name).start for name in ("stages", "coins", "defeats", "spent", "shields")
)
VICTORIES, COLOUR, SYMBOL = (_field(name).start for name in ("victories", "colours", "symbols"))
VICTORY_POINTS: Final = tuple(VICTORY_WORTH[age] for age in range(1, AGES + 1))
DEFEAT_POINTS: Final = DEFEAT_WORTH


def packed(number: int) -> np.ndarray:
    """The bytes of a packed count of goods."""
    return np.frombuffer(number.to_bytes(SETS, "little"), np.uint8)


def _of_cards(value: Callable[[Card], object], kind: type) -> np.ndarray:
    """A number for every card, and 0 for none."""
    return np.array([value(card) for card in CARDS] + [0], kind)


def _bytes(values: Callable[[Card], int]) -> np.ndarray:
    """The bytes of a packed count for every card, set by set."""
    return np.stack([*(packed(values(card)) for card in CARDS), np.zeros(SETS, np.uint8)], axis=1)


def _coins(effects: tuple[Effect, ...]) -> int:
    return sum(effect.n for effect in effects if isinstance(effect, Coins) and effect.per is None)


def _points(effects: tuple[Effect, ...]) -> int:
    return sum(effect.n for effect in effects if isinstance(effect, Points) and effect.per is None)


def _prices(prices: Prices | None) -> tuple[int, int, int]:
    found = prices or FULL_PRICES
    return found.raw_left, found.raw_right, found.made_left


SLACK: Final = _bytes(lambda card: card.slack)
CAPACITY: Final = _bytes(lambda card: card.capacity)
FOR_SALE: Final = _bytes(lambda card: card.for_sale)
BANK: Final = _of_cards(lambda card: card.coins_due, np.int32)
GAIN: Final = _of_cards(lambda card: _coins(card.effects), np.int32)
"""Coins that a card brings whatever else there is."""
BLUE_POINTS: Final = _of_cards(lambda card: _points(card.effects) * (card.colour is Colour.BLUE), np.float32)[:NONE]
FREE_SYMBOLS: Final = _of_cards(lambda card: sum(effect.free_symbols for effect in card.effects), np.float32)[:NONE]
PRICES: Final = np.array([_prices(card.prices) for card in CARDS] + [_prices(None)], np.uint8).T.copy()
COSTLESS: Final = _of_cards(lambda card: card.costless, bool)

SAME_NAME: Final = np.zeros((NONE + 1, NONE + 1), bool)
"""For each card those that cannot be built beside it."""
LEADS_TO: Final = np.zeros((NONE + 1, NONE + 1), bool)
"""For each card those that it makes free."""
for _number, _card in enumerate(CARDS):
    for _other, _later in enumerate(CARDS):
        SAME_NAME[_number, _other] = _card.name == _later.name
        LEADS_TO[_number, _other] = _card.name in _later.free_if


def _added(card: Card) -> np.ndarray:
    """What a card adds to the features of its city: as if it stood in an empty one."""
    plain = BOARDS[0]
    empty, built = (np.array(city_numbers(City(Standing(plain, cards))), np.float32) for cards in ((), (card,)))
    return built - empty


ADDED: Final = np.stack([*(_added(card) for card in CARDS), np.zeros(CITY, np.float32)])


def _of_stages(value: Callable[[tuple[Buildable, ...], tuple[Buildable, ...]], object], kind: type) -> np.ndarray:
    """For every board and number of stages something from what is complete and what is to come."""
    return np.array([value(board.stages[:done], board.stages[done:]) for board in BOARDS for done in range(ROW)], kind)


def _powers(stages: tuple[Buildable, ...]) -> set[str]:
    return {power for stage in stages for power in stage.powers}


def _stage_bytes(value: Callable[[Buildable], int]) -> np.ndarray:
    rows = _of_stages(lambda done, rest: packed(value(rest[0]) if rest else 0), np.uint8)
    return rows.T.copy()


NEXT_SLACK: Final = _stage_bytes(lambda stage: stage.slack)
NEXT_CAPACITY: Final = _stage_bytes(lambda stage: stage.capacity)
NEXT_BANK: Final = _of_stages(lambda done, rest: rest[0].coins_due if rest else 0, np.int32)
UNFINISHED: Final = _of_stages(lambda done, rest: bool(rest), bool)
NEXT_GAIN: Final = _of_stages(lambda done, rest: _coins(rest[0].effects) if rest else 0, np.int32)
NEXT_SHIELDS: Final = _of_stages(lambda done, rest: rest[0].shields if rest else 0, np.float32)
NEXT_REVIVES: Final = _of_stages(lambda done, rest: bool(rest) and rest[0].revives, bool)
NEXT_PRICES: Final = _of_stages(lambda done, rest: _prices(rest[0].prices if rest else None), np.uint8).T.copy()
STAGE_POINTS: Final = _of_stages(lambda done, rest: sum(_points(stage.effects) for stage in done), np.float32)
STAGE_SYMBOLS: Final = _of_stages(
    lambda done, rest: sum(effect.free_symbols for stage in done for effect in stage.effects), np.float32
)
BUILDS_FREE: Final = _of_stages(lambda done, rest: Power.BUILD_FREE_ONCE_PER_AGE in _powers(done), bool)
LAST_CARD: Final = _of_stages(lambda done, rest: Power.PLAY_LAST_CARD in _powers(done), bool)
COPIES: Final = _of_stages(lambda done, rest: Power.COPY_GUILD in _powers(done), bool)
REVIVERS: Final = tuple(any(stage.revives for stage in board.stages) for board in BOARDS)
LAST_PLAYERS: Final = tuple(Power.PLAY_LAST_CARD in _powers(board.stages) for board in BOARDS)


class Rule(NamedTuple):
    """Coins or points for each of something, from this card."""

    card: int
    n: int
    counted: tuple[int, ...]
    """The places of a city's features that are added up."""
    here: bool
    around: bool


def _rule(number: int, n: int, per: Each) -> Rule:
    things = {Thing.STAGE: STAGES, Thing.DEFEAT: DEFEATS}
    counted = tuple(
        COLOUR + COLOURS.index(kind) if isinstance(kind, Colour) else things[kind]  # type: ignore[index]
        for kind in per.kinds
    )
    return Rule(number, n, counted, per.where is not Where.NEIGHBOURS, per.where is not Where.HERE)


def _rules(kind: type[Coins] | type[Points]) -> tuple[Rule, ...]:
    return tuple(
        _rule(number, effect.n, effect.per)
        for number, card in enumerate(CARDS)
        for effect in card.effects
        if isinstance(effect, kind) and effect.per is not None
    )


COIN_RULES: Final = _rules(Coins)
POINT_RULES: Final = _rules(Points)
GUILDS: Final = tuple(number for number, card in enumerate(CARDS) if card.colour is Colour.PURPLE)
SYMBOLS: Final = len(Symbol)
