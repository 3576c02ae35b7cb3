"""Progress tokens: symbols traded for them, taken from the row or from the stack."""

from typing import Final

from wonders.core.actions import Action
from wonders.games.architects.actions import NOTHING, STACK, Trade
from wonders.games.architects.actions import trade as trade_action
from wonders.games.architects.cards import SYMBOLS
from wonders.games.architects.city import FIRST_SYMBOL, LAST_SYMBOL, City
from wonders.games.architects.table import Board, Draft
from wonders.games.architects.token_events import StackReached, symbols_traded, token_taken

PAIRS: Final = tuple((symbol.id, symbol.id) for symbol in SYMBOLS)
ALL_THREE: Final = tuple(symbol.id for symbol in SYMBOLS)


def sets(city: City) -> tuple[tuple[str, ...], ...]:
    """Every set of symbols that buys a token: pairs first, then three different ones. Rule architects-35."""
    symbols = city.cards[FIRST_SYMBOL:LAST_SYMBOL]
    pairs = tuple([pair for pair, count in zip(PAIRS, symbols, strict=True) if count > 1])
    return pairs if 0 in symbols else (*pairs, ALL_THREE)


def on_offer(board: Board) -> tuple[str, ...]:
    """The tokens that may be taken: those in the row and the hidden top of the stack. Rule architects-36."""
    row = tuple(dict.fromkeys([token.id for token in board.middle.row]))
    return (*row, STACK) if board.middle.stack else row


def trades(board: Board) -> tuple[Action, ...]:
    """Every set with every token. With no token left sets are kept, or discarded for nothing if the house says so.

    Rules architects-35, architects-39.
    """
    city = board.cities[board.active]
    tokens = on_offer(board)
    if not tokens and board.seating.house.no_tokens == "discard":
        tokens = (NOTHING,)
    return tuple([trade_action(symbols, token) for symbols in sets(city) for token in tokens])


def trade(draft: Draft, action: Trade) -> None:
    """The symbols are discarded, the token is taken. Rule architects-35."""
    draft.happen(symbols_traded(draft.active, action.symbols))
    if action.token != NOTHING:
        take_token(draft, action.token)


def take_token(draft: Draft, token: str) -> None:
    """A token from the row is replaced at once; one from the stack is not. Rule architects-37."""
    if token == STACK:
        draft.happen(StackReached(draft.active))
    else:
        draft.happen(token_taken(draft.active, token, False))
