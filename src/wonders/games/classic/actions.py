"""What seats and chance can answer. Frequent actions exist once each: making them anew was a turn's largest cost."""

from functools import lru_cache

from wonders.core.actions import Action


class Build(Action):
    """Build the building on a card. `left`, `right`, `bank`: coins paid; `using`: the right that makes it free."""

    verb = "build"
    card: str
    left: int = 0
    right: int = 0
    bank: int = 0
    using: str = ""


class BuildStage(Action):
    """Complete the next stage of the wonder, with the card as its marker."""

    verb = "stage"
    card: str
    left: int = 0
    right: int = 0
    bank: int = 0


class Sell(Action):
    """Put the card on the discard pile for three coins."""

    verb = "sell"
    card: str


class Revive(Action):
    """Build a card of the discard pile for nothing."""

    verb = "revive"
    card: str


class Decline(Action):
    """Leave a right unused."""

    verb = "decline"


class TakeBoard(Action):
    """Choose a wonder board and its side."""

    verb = "board"
    board: str


class DealBoards(Action):
    """Chance: the board of every city that does not choose its own, in the order of the cities."""

    verb = "boards"
    boards: tuple[str, ...]


class DealHands(Action):
    """Chance: the cards of an age in the order dealt, a hand after the other; what is left is the free city's stack."""

    verb = "deal"
    cards: tuple[str, ...]


class Draw(Action):
    """Chance: the top card of the free city's stack."""

    verb = "draw"
    card: str


ACTIONS = (Build, BuildStage, Sell, Revive, Decline, TakeBoard, DealBoards, DealHands, Draw)
"""The actions of the base game."""

DECLINE = Decline()

_once = lru_cache(maxsize=1 << 14)

build = _once(Build)
build_stage = _once(BuildStage)
revive = _once(Revive)
