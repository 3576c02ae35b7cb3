"""The fifteen progress tokens."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final

from wonders.games.architects.cards import CARD, CARDS, HORNED, SYMBOLS, Card
from wonders.games.architects.effects import (
    AnyResources,
    CatIcon,
    CoinWorth,
    Effect,
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


@dataclass(frozen=True, eq=False)
class Token:
    """One kind of progress token. There is one object a kind.

    What the rules ask after every card is worked out once: the cards it `answers` with an extra card, and whether it
    `helps` to pay for a stage.
    """

    id: str
    effect: Effect
    copies: int = 1
    place: int = field(default=-1, repr=False)
    answers: frozenset[Card] = field(init=False, repr=False)
    helps: bool = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "answers", frozenset(card for card in CARDS if self.effect.extra_after(card)))
        object.__setattr__(self, "helps", self.effect.coin_worth() > 1 or self.effect.any_resources())

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return token, (self.id,)


WOOD_OR_CLAY = Either("wood_or_clay", (CARD["wood"], CARD["clay"]))
PAPYRUS_OR_GLASS = Either("papyrus_or_glass", (CARD["papyrus"], CARD["glass"]))
STONE_OR_COIN = Either("stone_or_coin", (CARD["stone"], CARD["coin"]))
GREEN = Either("green_card", SYMBOLS)
WITH_HORN = Either("card_with_horn", HORNED)

# fmt: off
TOKENS: Final = (
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

TOKEN: Final = {token.id: token for token in TOKENS}
ALL_TOKENS: Final = tuple(token for token in TOKENS for _ in range(token.copies))
OPEN_TOKENS: Final = 3
_PLACE: Final = attrgetter("place")


def in_order(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """Tokens sorted by their place."""
    return tuple(sorted(tokens, key=_PLACE))


def token(id: str) -> Token:
    """The token of this name."""
    return TOKEN[id]
