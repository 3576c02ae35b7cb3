"""Cards and boards of classic in a fixed order, and the payments that can be asked for: all from the reference.

Cards that are counted together lie together: goods first, then blue, red, yellow, green and purple ones.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Final, TypeAlias

from wonders.core.goods import RAW, Good
from wonders.core.options import BadOption, Setting
from wonders.games.classic.card import Card, Stage
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.counts import Colour
from wonders.games.classic.wonders import ALL_BOARDS

Pair: TypeAlias = tuple[int, int]
"""Coins to the left and to the right neighbour."""

COLOURS: Final = (
    Colour.BROWN,
    Colour.GREY,
    Colour.BLUE,
    Colour.RED,
    Colour.YELLOW,
    Colour.GREEN,
    Colour.PURPLE,
)

MOST_STAGES: Final = max(len(board.stages) for board in ALL_BOARDS)


def _makes_goods(card: Card) -> bool:
    return card.capacity > 0


CARDS: Final = tuple(
    sorted(ALL_CARDS, key=lambda card: (not _makes_goods(card), COLOURS.index(card.colour), card.order))
)
MAKERS: Final = sum(map(_makes_goods, CARDS))
"""So many cards, the first, make goods."""
CARD_NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}

BOARDS: Final = ALL_BOARDS
BOARD_NUMBER: Final = {board.id: number for number, board in enumerate(BOARDS)}


def check_base(options: Mapping[str, Setting], players: int, what: str) -> None:
    """Raise BadOption unless this is the base game for three to seven."""
    if not 3 <= players <= 7:
        raise BadOption(f"{what} know classic for 3 to 7 players, not for {players}.")
    if options["expansions"] != "none":
        raise BadOption(f"{what} know classic without expansions, not with {options['expansions']}.")
    if options["teams"]:
        raise BadOption(f"{what} know classic without teams.")


def _missing(goods: tuple[Good, ...], makes: str) -> Pair:
    """How many raw and manufactured goods a city lacks at most whose board makes this one."""
    lacking = list(goods)
    if makes and Good(makes) in lacking:
        lacking.remove(Good(makes))
    raw = sum(good in RAW for good in lacking)
    return raw, len(lacking) - raw


def _pairs(lacking: Iterable[Pair]) -> tuple[Pair, ...]:
    """Everything that can be paid to both neighbours for so many raw and manufactured goods, or fewer."""
    found = {pair for raw, made in set(lacking) for pair in _splits(raw, made)}
    return tuple(sorted(found, key=lambda pair: (sum(pair), pair[0])))


def _splits(raw: int, made: int) -> Iterator[Pair]:
    """A good costs one or two coins: raw ones from either side, manufactured ones the same from both."""
    for raw_left, raw_right, made_left, made_right in product(*map(range, (raw + 1, raw + 1, made + 1, made + 1))):
        if raw_left + raw_right <= raw and made_left + made_right <= made:
            for left, right, both in product((1, 2), repeat=3):
                yield raw_left * left + made_left * both, raw_right * right + made_right * both


def _for_card(card: Card) -> tuple[Pair, ...]:
    return _pairs(_missing(card.cost.goods, board.start) for board in BOARDS)


CARD_PAIRS: Final = tuple(map(_for_card, CARDS))
"""For each card, what can be paid for it to the left and the right neighbour."""

_STAGES: Final[tuple[tuple[Stage, str], ...]] = tuple(
    (stage, board.start) for board in BOARDS for stage in board.stages
)

STAGE_PAIRS: Final = _pairs(_missing(stage.cost.goods, start) for stage, start in _STAGES)
"""The same for a stage, whichever it is."""
