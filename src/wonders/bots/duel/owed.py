"""Decisions within a turn: which token, which building to destroy, which to bring back."""

from collections.abc import Sequence

from wonders.bots.duel.outlook import Outlook
from wonders.bots.duel.worth import Appraiser
from wonders.core.decisions import Seat
from wonders.core.phases import AnyAction
from wonders.games.duel.cards import CARDS
from wonders.games.duel.table import Table
from wonders.games.duel.tokens import TOKENS


def weigh_tokens(table: Table, seat: Seat, legal: Sequence[AnyAction]) -> list[float]:
    """What each token is worth; one on the board is also kept from the other city."""
    outlook = Outlook(table)
    mine, theirs = Appraiser(table, seat, outlook), Appraiser(table, 1 - seat, outlook)
    tokens = [TOKENS[action.token] for action in legal]
    return [mine.token(token) + (0.2 * theirs.token(token) if token in table.board else 0.0) for token in tokens]


def weigh_destructions(table: Table, seat: Seat, legal: Sequence[AnyAction]) -> list[float]:
    """What the loss of each building costs the other city."""
    appraiser = Appraiser(table, seat, Outlook(table))
    return [appraiser.loss(CARDS[action.card]) for action in legal]


def weigh_revivals(table: Table, seat: Seat, legal: Sequence[AnyAction]) -> list[float]:
    """What each card of the discard pile would be worth here."""
    appraiser = Appraiser(table, seat, Outlook(table))
    return [appraiser.revived(CARDS[action.card]) for action in legal]
