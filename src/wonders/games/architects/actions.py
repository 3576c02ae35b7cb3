"""What players and chance answer. Decks are named by their wonder or `common`; cards and tokens by their ids.

Frequent actions are made once and kept: making a value costs more than looking it up.
"""

from functools import cache
from typing import Final

from wonders.core.actions import Action, Notation

STACK: Final = "stack"
"""The hidden progress token on top of the stack, where an action names a token."""

NOTHING: Final = "nothing"
"""In place of a token when none is left and the house has symbols discarded all the same."""


class Choose(Action):
    """Choose a wonder before the game."""

    verb = "choose"
    wonder: str


class Look(Action):
    """With the cat: look at the top of the common deck before taking a card."""

    verb = "look"


class Take(Action):
    """Take the top card of a deck."""

    verb = "take"
    deck: str


class Build(Action):
    """Complete a stage with these cards, and with the help of these tokens."""

    verb = "build"
    stage: int
    cards: tuple[str, ...]
    using: tuple[str, ...] = ()


class Trade(Action):
    """Discard two equal or three different symbols for a progress token."""

    verb = "trade"
    symbols: tuple[str, ...]
    token: str


class Extra(Action):
    """Use a progress token to take one more card."""

    verb = "extra"
    token: str
    deck: str


class Finish(Action):
    """End the turn and leave extra cards that are still on offer."""

    verb = "finish"


class Progress(Action):
    """Babylon: take a progress token."""

    verb = "progress"
    token: str


class Search(Action):
    """Halikarnassos: search the top cards of this deck."""

    verb = "search"
    deck: str


class Keep(Action):
    """Halikarnassos: keep this one of the cards found."""

    verb = "keep"
    card: str


class Accept(Action):
    """Carry out the effect of a stage, where the house lets a player decline it."""

    verb = "accept"


class Decline(Action):
    """Leave the effect of a stage, where the house allows it."""

    verb = "decline"


class DealWonders(Action):
    """Chance: a wonder for each seat."""

    verb = "wonders"
    wonders: tuple[str, ...]


class LayOut(Action):
    """Chance: the first top card of each wonder deck, and the first open progress tokens."""

    verb = "lay_out"
    tops: tuple[str, ...]
    tokens: tuple[str, ...]


class Draw(Action):
    """Chance: the card that lies on top of a deck."""

    verb = "draw"
    card: str


class Find(Action):
    """Chance: the cards under the top of a deck that is searched, sorted."""

    verb = "find"
    cards: tuple[str, ...]


class DrawToken(Action):
    """Chance: the progress token on top of the stack."""

    verb = "token"
    token: str


NOTATION: Final = Notation(
    *(Choose, Look, Take, Build, Trade, Extra, Finish, Progress, Search, Keep, Accept, Decline),
    *(DealWonders, LayOut, Draw, Find, DrawToken),
)

LOOK: Final = Look()
FINISH: Final = Finish()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()

# Each of these has a few hundred different arguments at most: all there are in the game.
take = cache(Take)
build = cache(Build)
trade = cache(Trade)
extra = cache(Extra)
draw = cache(Draw)
draw_token = cache(DrawToken)
progress = cache(Progress)
