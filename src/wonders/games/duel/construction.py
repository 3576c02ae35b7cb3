"""What happens at once when a building, wonder or token comes into play, and the decisions that follow from it."""

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.games.duel.actions import Destroy, Revive, TakeToken
from wonders.games.duel.cards import CARDS
from wonders.games.duel.decisions import ChooseToken, Owed
from wonders.games.duel.events import (
    BuildingDestroyed,
    BuildingRevived,
    CoinsLost,
    DecisionOwed,
    LibraryOpened,
    TokenTaken,
    coins_taken,
)
from wonders.games.duel.military import advance, shields_of
from wonders.games.duel.pieces import Piece
from wonders.games.duel.science import check_supremacy, makes_pair
from wonders.games.duel.table import Draft
from wonders.games.duel.tokens import TOKENS


def come_into_play(draft: Draft, seat: Seat, piece: Piece) -> None:
    """Coins, shields, symbols, the other city's loss, decisions: in this order, and no further once the match is over.

    The piece stands already, so it counts itself. Rule duel-41.
    """
    if piece.paying:
        gain(draft, seat, piece)
    if piece.shields:
        advance(draft, seat, shields_of(draft, seat, piece))
    if piece.symbol:
        check_supremacy(draft, seat)
    if draft.ending:
        return
    if piece.symbol and makes_pair(draft, seat, piece.symbol):
        ask(draft, ChooseToken(seat))
    if piece.loss:
        lose(draft, 1 - seat, piece)
    if piece.draws:
        draft.happen(LibraryOpened(seat, piece.draws))
    for effect in piece.asking:
        decision = effect.asks(seat)
        if decision is not None:
            ask(draft, decision)


def gain(draft: Draft, seat: Seat, piece: Piece) -> None:
    """Coins from the bank, once.

    Rules duel-57, duel-58, duel-59, duel-66.
    """
    coins = 0
    for effect in piece.paying:
        coins += effect.coins(draft, seat)
    if coins:
        draft.happen(coins_taken(seat, coins, piece.id))


def lose(draft: Draft, seat: Seat, piece: Piece) -> None:
    """Coins back to the bank, as far as there are any.

    Rule duel-66.
    """
    coins = min(piece.loss, draft.coins[seat])
    if coins:
        draft.happen(CoinsLost(seat, coins, piece.id))


def ask(draft: Draft, decision: Owed) -> None:
    """Put a decision to its seat. Without an answer to it nothing happens; a single one is given at once."""
    options = decision.options(draft)
    if len(options) == 1:
        resolve(draft, decision.seat, options[0])
    elif options:
        draft.happen(DecisionOwed(decision.seat, decision))


def resolve(draft: Draft, seat: Seat, action: Action) -> None:
    """Carry out a decision within a turn.

    Rules duel-67, duel-70.
    """
    if isinstance(action, TakeToken):
        draft.happen(TokenTaken(seat, action.token))
        come_into_play(draft, seat, TOKENS[action.token])
    elif isinstance(action, Destroy):
        draft.happen(BuildingDestroyed(seat, 1 - seat, action.card))
    elif isinstance(action, Revive):
        draft.happen(BuildingRevived(seat, action.card))
        come_into_play(draft, seat, CARDS[action.card])
