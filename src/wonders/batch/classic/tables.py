"""What cards and boards cost and do, as words to look up: all from the tables of the reference engine.

A card has a place: the number of its bit in the three words of a city. The first word holds what makes goods (the
board's own good included, as bits beyond the cards), the second blue and red cards, the third yellow, green and purple
ones.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import numpy as np

from wonders.core.goods import MANUFACTURED, RAW, Good
from wonders.games.classic.card import Card, Stage
from wonders.games.classic.counts import Colour, Each, Thing, Where
from wonders.games.classic.effects import Coins, Effect, Points, Power, Produces, Symbol
from wonders.spaces.classic.pieces import BOARDS, CARDS, COLOURS, MAKERS, MOST_STAGES

WORD: Final = 32
NOWHERE: Final = 3 * WORD
"""The place of no card."""

_SECOND: Final = sum(card.colour in (Colour.BLUE, Colour.RED) for card in CARDS)


def _place(number: int) -> int:
    if number < MAKERS:
        return number
    number -= MAKERS
    return WORD + number if number < _SECOND else 2 * WORD + number - _SECOND


PLACES: Final = np.array([_place(number) for number in range(len(CARDS))], np.int32)
"""The place of every card."""
CARD_AT: Final = {int(place): card for place, card in zip(PLACES, CARDS, strict=True)}
PLACE_OF: Final = {card.id: place for place, card in CARD_AT.items()}
START: Final = MAKERS
"""From here on the first word says which good the board makes."""
GOODS: Final = (*RAW, *MANUFACTURED)

assert START + len(GOODS) <= WORD and max(CARD_AT) < NOWHERE


def words(chosen: Callable[[Card], object]) -> tuple[int, int, int]:
    """The cards for which something holds, as three words."""
    found = [0, 0, 0]
    for place, card in CARD_AT.items():
        if chosen(card):
            found[place // WORD] |= 1 << place % WORD
    return found[0], found[1], found[2]


def start_bit(board: int) -> int:
    """The bit of the good that a board makes."""
    return 1 << START + GOODS.index(Good(BOARDS[board].start))


START_BITS: Final = np.array([start_bit(board) for board in range(len(BOARDS))], np.uint32)


def _for_sale(goods: Iterable[Good], units: int) -> int:
    """What makes at least so many units of one of these goods, and neighbours may buy it: bits of the first word."""
    letters = {good.value for good in goods}
    found = sum(1 << START + at for at, good in enumerate(GOODS) if good.value in letters) if units == 1 else 0
    for place, card in CARD_AT.items():
        for effect in card.effects:
            if isinstance(effect, Produces) and not effect.private and effect.units >= units:
                found |= (1 << place) * bool(letters & set(effect.choice))
    return found


def _sets(kind: tuple[Good, ...]) -> list[tuple[Good, ...]]:
    return [tuple(good for at, good in enumerate(kind) if which >> at & 1) for which in range(1, 1 << len(kind))]


class GoodsSet(NamedTuple):
    """One of the sets of goods of Hall's condition: where its goods are in a cost, and who makes some of them."""

    shifts: tuple[int, ...]
    once: int
    twice: int


COST_SHIFT: Final = {good: 3 * at for at, good in enumerate(GOODS)}
"""A cost is a word with three bits for each good, then coins, and a bit if there is any cost."""
COST_COINS: Final = 21
HAS_COST: Final = 24


def _goods_set(goods: tuple[Good, ...]) -> GoodsSet:
    return GoodsSet(tuple(COST_SHIFT[good] for good in goods), _for_sale(goods, 1), _for_sale(goods, 2))


RAW_SETS, MADE_SETS = (tuple(map(_goods_set, _sets(kind))) for kind in (RAW, MANUFACTURED))


def _cost(works: Card | Stage) -> int:
    goods = sum(works.cost.goods.count(good) << shift for good, shift in COST_SHIFT.items())
    return goods | works.cost.coins << COST_COINS | (not works.costless) << HAS_COST


def _private(effects: Iterable[Effect], kind: tuple[Good, ...]) -> int:
    letters = {good.value for good in kind}
    made = [effect for effect in effects if isinstance(effect, Produces) and effect.private]
    assert all(
        set(effect.choice) in ({good.value for good in RAW}, {good.value for good in MANUFACTURED}) for effect in made
    )
    return sum(effect.units for effect in made if set(effect.choice) == letters)


PRIVATE_RAW: Final = words(lambda card: _private(card.effects, RAW))[0]
PRIVATE_MADE: Final = words(lambda card: _private(card.effects, MANUFACTURED))[0]

_UNLIKE: Final = words(lambda card: card.prices is not None and card.prices.raw_left != card.prices.raw_right)
assert _UNLIKE[:2] == (0, 0)
CHEAP_RAW_LEFT: Final = words(lambda card: card.prices and card.prices.raw_left == 1)[2]
CHEAP_RAW_RIGHT: Final = words(lambda card: card.prices and card.prices.raw_right == 1)[2]
CHEAP_MADE: Final = words(lambda card: card.prices and card.prices.made_left == 1)[2]

LINK: Final = 7
"""Bits of a place among the links of a card."""


def _links(card: Card) -> int:
    """The other card of its name and the two that make it free, a place each, moved by one so that 0 is none."""
    twins = [place for place, other in CARD_AT.items() if other.name == card.name and other is not card]
    chains = [place for place, other in CARD_AT.items() if other.name in card.free_if]
    assert len(twins) <= 1 and len(chains) <= 2, card
    places = (*(twins or [NOWHERE]), *chains, NOWHERE, NOWHERE)
    return sum(place << LINK * at for at, place in enumerate(places[:3]))


_BLANK: Final = sum(NOWHERE << LINK * at for at in range(3))
COSTS: Final = np.array([_cost(CARD_AT[p]) if p in CARD_AT else 0 for p in range(NOWHERE + 1)], np.uint32)
LINKS: Final = np.array([_links(CARD_AT[p]) if p in CARD_AT else _BLANK for p in range(NOWHERE + 1)], np.uint32)

ROW: Final = MOST_STAGES + 1
"""Entries for a board: one for each number of stages that can be complete."""
UNFINISHED: Final = 25
"""The bit of a stage's cost that says there is such a stage."""


def _rows(
    entry: Callable[[tuple[Stage, ...], tuple[Stage, ...]], int],
) -> "np.ndarray[tuple[int], np.dtype[np.uint32]]":
    """For every board and number of stages an entry from what is complete and what is to come."""
    return np.array(
        [entry(board.stages[:done], board.stages[done:]) for board in BOARDS for done in range(ROW)], np.uint32
    )


STAGE_COSTS: Final = _rows(lambda done, rest: _cost(rest[0]) | 1 << UNFINISHED if rest else 0)


def _effects(stages: Iterable[Stage]) -> list[Effect]:
    return [effect for stage in stages for effect in stage.effects]


def _powers(stages: Iterable[Stage]) -> set[str | None]:
    return {effect.power for effect in _effects(stages)}


class StageFact(NamedTuple):
    """Where a fact about complete stages lies in their word, and how many bits it has."""

    shift: int
    bits: int


SHIELDS, POINTS, STAGE_COINS = StageFact(0, 3), StageFact(3, 5), StageFact(8, 4)
RAW_MADE, GOODS_MADE, SYMBOLS = StageFact(12, 1), StageFact(13, 1), StageFact(14, 1)
CHEAP, FREE_BUILD, LAST_CARD = StageFact(15, 1), StageFact(16, 1), StageFact(17, 1)
COPY_GUILD, REVIVES = StageFact(18, 1), StageFact(19, 1)


def _points(effects: Iterable[Effect]) -> int:
    return sum(effect.n for effect in effects if isinstance(effect, Points) and effect.per is None)


def _coins(effects: Iterable[Effect]) -> int:
    return sum(effect.n for effect in effects if isinstance(effect, Coins) and effect.per is None)


def _stage_facts(done: tuple[Stage, ...], rest: tuple[Stage, ...]) -> int:
    """Coins and revival are those of the last stage completed; all else adds up."""
    effects = _effects(done)
    values = {
        SHIELDS: sum(effect.shields for effect in effects),
        POINTS: _points(effects),
        STAGE_COINS: _coins(_effects(done[-1:])),
        RAW_MADE: _private(effects, RAW),
        GOODS_MADE: _private(effects, MANUFACTURED),
        SYMBOLS: sum(effect.free_symbols for effect in effects),
        CHEAP: any(stage.prices is not None for stage in done),
        FREE_BUILD: Power.BUILD_FREE_ONCE_PER_AGE in _powers(done),
        LAST_CARD: Power.PLAY_LAST_CARD in _powers(done),
        COPY_GUILD: Power.COPY_GUILD in _powers(done),
        REVIVES: any(stage.revives for stage in done[-1:]),
    }
    assert all(value < 1 << fact.bits for fact, value in values.items())
    return sum(int(value) << fact.shift for fact, value in values.items())


STAGE_FACTS: Final = _rows(_stage_facts)
HALIKARNASSOS: Final = tuple(any(stage.revives for stage in board.stages) for board in BOARDS)
BABYLON: Final = tuple(Power.PLAY_LAST_CARD in _powers(board.stages) for board in BOARDS)
"""Only one city can have a right to the discard pile, and one a right to its last card: wonders are unique."""
for _having in (HALIKARNASSOS, BABYLON):
    assert len({board.wonder for board, has in zip(BOARDS, _having, strict=True) if has}) == 1


def _with_shields(count: int) -> int:
    return words(lambda card: card.shields == count)[1]


def _with_symbol(symbol: Symbol) -> int:
    return words(lambda card: any(effect.symbol is symbol for effect in card.effects))[2]


def _blue_with(points: int) -> int:
    return words(lambda card: card.colour is Colour.BLUE and _points(card.effects) == points)[1]


def _of_colour(colour: Colour) -> tuple[int, int, int]:
    return words(lambda card: card.colour is colour)


COLOUR_WORDS: Final = {colour: _of_colour(colour) for colour in COLOURS}
SHIELD_WORDS: Final = {count: _with_shields(count) for count in sorted({card.shields for card in CARDS} - {0})}
SYMBOL_WORDS: Final = tuple(map(_with_symbol, Symbol))
SYMBOL_CARDS: Final = words(lambda card: any(effect.free_symbols for effect in card.effects))[2]
"""Cards with a symbol of the owner's choice."""
BLUE_POINTS: Final = {
    n: _blue_with(n) for n in sorted({_points(card.effects) for card in CARDS if card.colour is Colour.BLUE})
}


class Rule(NamedTuple):
    """Coins or points for each of something, from the card at this place."""

    place: int
    n: int
    colours: tuple[Colour, ...]
    stages: bool
    defeats: bool
    here: bool
    around: bool


def _rule(place: int, n: int, per: Each) -> Rule:
    kinds = per.kinds
    colours = tuple(kind for kind in kinds if isinstance(kind, Colour))
    here, around = per.where is not Where.NEIGHBOURS, per.where is not Where.HERE
    return Rule(place, n, colours, Thing.STAGE in kinds, Thing.DEFEAT in kinds, here, around)


def _rules(kind: type[Coins] | type[Points], *colours: Colour) -> tuple[Rule, ...]:
    return tuple(
        _rule(place, effect.n, effect.per)
        for place, card in CARD_AT.items()
        for effect in card.effects
        if card.colour in colours and isinstance(effect, kind) and effect.per is not None
    )


COIN_RULES: Final = _rules(Coins, *COLOURS)
COMMERCE_RULES: Final = _rules(Points, Colour.YELLOW)
GUILD_RULES: Final = _rules(Points, Colour.PURPLE)
FIXED_COINS: Final = {place: _coins(card.effects) for place, card in CARD_AT.items() if _coins(card.effects)}
SCIENTISTS: Final = next(
    place
    for place, card in CARD_AT.items()
    if card.colour is Colour.PURPLE and any(e.free_symbols for e in card.effects)
)
GUILD_PLACES: Final = tuple(place for place, card in CARD_AT.items() if card.colour is Colour.PURPLE)
