"""The fifteen progress tokens."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Final

from wonders.games.architects.cards import CARDS, HORNED, SYMBOLS
from wonders.games.architects.effects import (
    AnyResources,
    CatIcon,
    CoinWorth,
    Either,
    ExtraCard,
    ExtraCardForStage,
    Points,
    PointsForCopies,
    PointsForWonder,
    ProgressToken,
    Shields,
    VictoryToken,
)
from wonders.games.architects.pieces import Token

WOOD_OR_CLAY = Either("wood_or_clay", (CARDS["wood"], CARDS["clay"]))
PAPYRUS_OR_GLASS = Either("papyrus_or_glass", (CARDS["papyrus"], CARDS["glass"]))
STONE_OR_COIN = Either("stone_or_coin", (CARDS["stone"], CARDS["coin"]))
GREEN = Either("green_card", SYMBOLS)
WITH_HORN = Either("card_with_horn", HORNED)

# fmt: off
ALL_TOKENS: Final = (
    Token("urbanism",     ExtraCard(after=WOOD_OR_CLAY),     place=0),
    Token("crafts",       ExtraCard(after=PAPYRUS_OR_GLASS), place=1),
    Token("jewellery",    ExtraCard(after=STONE_OR_COIN),    place=2),
    Token("science",      ExtraCard(after=GREEN),            place=3),
    Token("propaganda",   ExtraCard(after=WITH_HORN),        place=4),
    Token("architecture", ExtraCardForStage(),               place=5),
    Token("economy",      CoinWorth(2),                      place=6),
    Token("engineering",  AnyResources(),                    place=7),
    Token("tactics",      Shields(2),                        place=8),
    Token("decor",        PointsForWonder(4, finished=6),    place=9),
    Token("politics",     Points(1, per=CatIcon()),          place=10),
    Token("strategy",     Points(1, per=VictoryToken()),     place=11),
    Token("education",    Points(2, per=ProgressToken()),    place=12),
    Token("culture",      PointsForCopies(4, both=12),       place=13, copies=2),
)
# fmt: on

TOKENS: Final = {token.id: token for token in ALL_TOKENS}
TOKEN_SUPPLY: Final = tuple(token for token in ALL_TOKENS for _ in range(token.copies))
OPEN_TOKENS: Final = 3
_PLACE: Final = attrgetter("place")


def in_order(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """Tokens sorted by their place."""
    return tuple(sorted(tokens, key=_PLACE))
