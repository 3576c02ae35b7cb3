"""The numbering of Architects' actions, whatever the house rules: a stage by its number and the cards that pay."""

from collections.abc import Iterator
from itertools import product

from wonders.core.actions import Action
from wonders.core.game import AnyGame
from wonders.games.architects.actions import (
    ACCEPT,
    DECLINE,
    FINISH,
    LOOK,
    NOTHING,
    STACK,
    Choose,
    Keep,
    Search,
    extra,
    progress,
    take,
    trade,
)
from wonders.games.architects.cards import ALL_CARDS, DECKS
from wonders.games.architects.city import KINDS
from wonders.games.architects.science import ALL_THREE, PAIRS
from wonders.games.architects.stages import COIN_CARDS, payments
from wonders.games.architects.tokens import ALL_TOKENS, TOKENS
from wonders.games.architects.wonders import ALL_WONDERS


def texts(game: AnyGame) -> Iterator[str]:
    """All actions of seats, in their order."""
    return map(str, dict.fromkeys(_actions()))


def _actions() -> Iterator[Action]:
    tokens = [token.id for token in ALL_TOKENS]
    yield from (take(deck) for deck in DECKS)
    yield LOOK
    yield from _builds()
    yield from (trade(symbols, token) for symbols in (*PAIRS, ALL_THREE) for token in (*tokens, STACK, NOTHING))
    yield from (extra(token, deck) for token in tokens for deck in DECKS)
    yield FINISH
    yield from (progress(token) for token in (*tokens, STACK))
    yield from (Search(deck) for deck in DECKS)
    yield from (Keep(card.id) for card in ALL_CARDS)
    yield ACCEPT
    yield DECLINE
    yield from (Choose(wonder.id) for wonder in ALL_WONDERS)


def _builds() -> Iterator[Action]:
    """Every way to pay for a stage of any wonder: what a city with plenty of everything and all tokens may do."""
    plenty = (len(COIN_CARDS) - 1,) * (KINDS + 1)
    economy, engineering = TOKENS["economy"], TOKENS["engineering"]
    found: set[Action] = set()
    for wonder in ALL_WONDERS:
        for built, helpers in product(wonder.open, product((None, economy), (None, engineering))):
            found.update(payments(wonder, built, plenty, "free", *helpers))
    yield from sorted(found, key=lambda action: (len(str(action).split()[2].split(",")), str(action)))
