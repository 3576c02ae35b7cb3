"""The pieces of Duel in a fixed order, and what each does as plain numbers, read off the reference engine's tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from wonders.games.duel import cards, effects, layout, table, tokens, wonders
from wonders.games.duel.counts import Each
from wonders.games.duel.pieces import Card, Piece, Wonder

GOODS: Final = "WSCGP"
RAW_GOODS: Final = "WSC"
COLOURS: Final = ("brown", "grey", "yellow", "red", "blue", "green", "purple")
SYMBOLS: Final = ("wheel", "mortar", "plumb", "quill", "sundial", "globe", "law")
CITY_COINS: Final = table.START_COINS
LAST_AGE: Final = 3
LAYOUTS: Final = tuple(layout.LAYOUTS[age] for age in range(1, LAST_AGE + 1))
SLOTS: Final = 20

Kind = TypeVar("Kind", bound=effects.Effect)


def found(piece: Piece, kind: type[Kind]) -> Sequence[Kind]:
    """The effects of one kind that a piece has."""
    return [effect for effect in piece.effects if isinstance(effect, kind)]


def symbol_of(piece: Piece) -> int:
    """The place of the symbol in `SYMBOLS`, or -1."""
    return next((SYMBOLS.index(effect.of) for effect in found(piece, effects.Science)), -1)


def _place(card: Card) -> tuple[int, int]:
    """Colours in runs, and equal symbols side by side; what is equal in both stays in the order of the reference."""
    return COLOURS.index(card.colour), symbol_of(card)


CARDS: Final[tuple[Card, ...]] = tuple(sorted(cards.CARDS.values(), key=_place))
WONDERS: Final[tuple[Wonder, ...]] = wonders.ALL_WONDERS
TOKENS: Final = tokens.ALL_TOKENS
CARD_NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
WONDER_NUMBER: Final = {wonder.id: number for number, wonder in enumerate(WONDERS)}
TOKEN_NUMBER: Final = {token.id: number for number, token in enumerate(TOKENS)}
DESTRUCTIBLE: Final = sum(card.colour in ("brown", "grey") for card in CARDS)
"""The brown and grey cards, with which the order begins."""
GUILD_BACK: Final = "guild"


NOTHING_COUNTED: Final = Each()


@dataclass(frozen=True)
class Facts:
    """What a card, wonder or token costs and does."""

    needs: tuple[int, ...] = (0,) * len(GOODS)
    price: int = 0
    """The printed coins of its cost."""
    free_with: int = -1
    """The number of the card that makes it free, or -1."""
    makes: tuple[int, ...] = (0,) * len(GOODS)
    fixes: tuple[int, ...] = (0,) * len(GOODS)
    chooses_raw: int = 0
    chooses_made: int = 0
    shields: int = 0
    symbol: int = -1
    gain: int = 0
    """Coins at once."""
    gain_each: int = 0
    """Coins at once for each of what `gain_for` counts."""
    gain_for: Each = NOTHING_COUNTED
    points: int = 0
    points_each: int = 0
    points_for: Each = NOTHING_COUNTED
    loss: int = 0
    """Coins that the other city loses."""
    again: bool = False
    draws: int = 0
    destroys: str = ""
    revives: bool = False


def facts(piece: Piece) -> Facts:
    """The facts of a piece."""
    gains, points = found(piece, effects.Coins), found(piece, effects.Points)
    makes = found(piece, effects.Produces)
    choices = [effect.goods for effect in found(piece, effects.ProducesOneOf)]
    fixed = "".join(effect.goods for effect in found(piece, effects.FixedPrice))
    return Facts(
        needs=_needs(piece),
        price=piece.cost.coins if isinstance(piece, Card | Wonder) else 0,
        free_with=_free_with(piece),
        makes=tuple(sum(effect.units for effect in makes if effect.good == good) for good in GOODS),
        fixes=tuple(int(good in fixed) for good in GOODS),
        chooses_raw=sum(goods == RAW_GOODS for goods in choices),
        chooses_made=sum(goods != RAW_GOODS for goods in choices),
        shields=sum(effect.n for effect in found(piece, effects.Shields)),
        symbol=symbol_of(piece),
        gain=sum(effect.n for effect in gains if effect.per is None),
        gain_each=sum(effect.n for effect in gains if effect.per),
        gain_for=next((effect.per for effect in gains if effect.per), NOTHING_COUNTED),
        points=sum(effect.n for effect in points if effect.per is None),
        points_each=sum(effect.n for effect in points if effect.per),
        points_for=next((effect.per for effect in points if effect.per), NOTHING_COUNTED),
        loss=sum(effect.n for effect in found(piece, effects.OpponentLoses)),
        again=bool(found(piece, effects.PlaysAgain)),
        draws=sum(effect.n for effect in found(piece, effects.DrawsTokens)),
        destroys="".join(effect.colour for effect in found(piece, effects.Destroys)),
        revives=bool(found(piece, effects.Revives)),
    )


def _needs(piece: Piece) -> tuple[int, ...]:
    letters = [good.value for good in piece.cost.goods] if isinstance(piece, Card | Wonder) else []
    return tuple(letters.count(good) for good in GOODS)


def _free_with(piece: Piece) -> int:
    if not isinstance(piece, Card) or not piece.chain:
        return -1
    return next(n for n, card in enumerate(CARDS) if piece.chain in [link.to for link in found(card, effects.Chain)])


CARD_FACTS: Final = tuple(facts(card) for card in CARDS)
WONDER_FACTS: Final = tuple(facts(wonder) for wonder in WONDERS)
TOKEN_FACTS: Final = tuple(facts(token) for token in TOKENS)


def strength(token: str) -> int:
    """How much a token grants or discounts."""
    piece = TOKENS[TOKEN_NUMBER[token]]
    rights, discounts = found(piece, effects.Grants), found(piece, effects.Discount)
    return sum(effect.n for effect in rights) + sum(effect.n for effect in discounts)
