"""What seats and chance can answer."""

from functools import lru_cache

from wonders.core.actions import Action, Notation
from wonders.core.decisions import Seat


class Build(Action):
    """Build the building on an accessible card."""

    verb = "build"
    card: str


class BuildWonder(Action):
    """Build a wonder with an accessible card as its marker."""

    verb = "wonder"
    wonder: str
    card: str


class Sell(Action):
    """Put an accessible card on the discard pile for coins."""

    verb = "sell"
    card: str


class TakeToken(Action):
    """Take a progress token: one from the board for a pair of symbols, or one of those drawn from the box."""

    verb = "token"
    token: str


class Destroy(Action):
    """Put a building of the other city on the discard pile."""

    verb = "destroy"
    card: str


class Revive(Action):
    """Build a card of the discard pile for nothing."""

    verb = "revive"
    card: str


class PickWonder(Action):
    """Take one of the wonders that lie open."""

    verb = "pick"
    wonder: str


class Begin(Action):
    """Say who starts the age."""

    verb = "begin"
    seat: Seat


class Bid(Action):
    """Offer coins for the right to start."""

    verb = "bid"
    coins: int


class LayTokens(Action):
    """Chance: the progress tokens on the board."""

    verb = "tokens"
    tokens: tuple[str, ...]


class DrawStarter(Action):
    """Chance: the seat that starts."""

    verb = "starter"
    seat: Seat


class OfferWonders(Action):
    """Chance: the next wonders to pick from."""

    verb = "offer"
    wonders: tuple[str, ...]


class DealAge(Action):
    """Chance: the layout of an age, slot by slot: an open card, or what the back of a closed one shows."""

    verb = "deal"
    cards: tuple[str, ...]


class TurnUp(Action):
    """Chance: the cards that are turned up, in the order of their slots."""

    verb = "turn-up"
    cards: tuple[str, ...]


class DrawTokens(Action):
    """Chance: the progress tokens drawn from the box."""

    verb = "draw"
    tokens: tuple[str, ...]


NOTATION = Notation(
    Build, BuildWonder, Sell, TakeToken, Destroy, Revive, PickWonder, Begin, Bid,
    LayTokens, DrawStarter, OfferWonders, DealAge, TurnUp, DrawTokens,
)  # fmt: skip

# Frequent answers exist once each: making them anew was the largest cost of a turn.
_once = lru_cache(maxsize=1 << 13)

build = _once(Build)
build_wonder = _once(BuildWonder)
sell = _once(Sell)
take_token = _once(TakeToken)
destroy = _once(Destroy)
revive = _once(Revive)
pick_wonder = _once(PickWonder)
turn_up = _once(TurnUp)
