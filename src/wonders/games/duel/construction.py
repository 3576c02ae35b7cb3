"""What happens at once when a building, wonder or token comes into play, and the choices that follow from it."""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.events import Event, happen
from wonders.games.duel.actions import Destroy, DrawTokens, Revive, TakeToken
from wonders.games.duel.cards import CARDS
from wonders.games.duel.decisions import Choice, ChooseToken
from wonders.games.duel.events import (
    BuildingDestroyed,
    BuildingRevived,
    ChoiceOwed,
    CoinsLost,
    CoinsTaken,
    LibraryOpened,
    TokensDrawn,
    TokenTaken,
)
from wonders.games.duel.military import advance, shields_of
from wonders.games.duel.pieces import Piece
from wonders.games.duel.science import check_supremacy, makes_pair
from wonders.games.duel.table import Draft, Log
from wonders.games.duel.tokens import TOKENS


def come_into_play(draft: Draft, seat: Seat, piece: Piece, log: Log) -> None:
    """Coins, shields, symbols, the other city's loss, choices: in this order, and no further once the match is over.

    The piece stands already, so it counts itself. Rulebook: duel, "Beschreibung der Symbole".
    """
    if piece.paying:
        happen(draft, gain(draft, seat, piece), log)
    if piece.shields:
        happen(draft, advance(draft, seat, shields_of(draft, seat, piece)), log)
    if piece.symbol:
        happen(draft, check_supremacy(draft, seat), log)
    if draft.ending:
        return
    if piece.symbol and makes_pair(draft, seat, piece.symbol):
        choose(draft, ChooseToken(seat), log)
    if piece.loss:
        happen(draft, lose(draft, 1 - seat, piece), log)
    if piece.draws:
        happen(draft, [LibraryOpened(seat, piece.draws)], log)
    for effect in piece.asking:
        choice = effect.choice(seat)
        if choice is not None:
            choose(draft, choice, log)


def gain(draft: Draft, seat: Seat, piece: Piece) -> Iterator[Event[Draft]]:
    """Coins from the bank, once.

    Rulebook: duel, "Die Zeitalter-Karten", "Gilden-Karten".
    """
    coins = sum(effect.coins(draft.cities, seat) for effect in piece.paying)
    if coins:
        yield CoinsTaken(seat, coins, piece.id)


def lose(draft: Draft, seat: Seat, piece: Piece) -> Iterator[Event[Draft]]:
    """Coins back to the bank, as far as there are any.

    Rulebook: duel, "Via Appia".
    """
    coins = min(piece.loss, draft.cities[seat].coins)
    if coins:
        yield CoinsLost(seat, coins, piece.id)


def choose(draft: Draft, choice: Choice, log: Log) -> None:
    """Put a choice to its seat. Without anything to choose from nothing happens; a single thing is chosen at once."""
    options = choice.options(draft)
    if len(options) > 1:
        happen(draft, [ChoiceOwed(choice.seat, choice)], log)
    for action in options if len(options) == 1 else ():
        resolve(draft, choice.seat, action, log)


def resolve(draft: Draft, seat: Seat, action: Action, log: Log) -> None:
    """Carry out a choice within a turn.

    Rulebook: duel, "Fortschritts-Plättchen", "Circus Maximus", "Die Statue des Zeus", "Das Mausoleum",
    "Die Große Bibliothek".
    """
    if isinstance(action, TakeToken):
        happen(draft, [TokenTaken(seat, action.token)], log)
        come_into_play(draft, seat, TOKENS[action.token], log)
    elif isinstance(action, Destroy):
        happen(draft, [BuildingDestroyed(seat, 1 - seat, action.card)], log)
    elif isinstance(action, Revive):
        happen(draft, [BuildingRevived(seat, action.card)], log)
        come_into_play(draft, seat, CARDS[action.card], log)
    elif isinstance(action, DrawTokens):
        happen(draft, [TokensDrawn(draft_seat(draft), action.tokens)], log)


def draft_seat(draft: Draft) -> Seat:
    """The seat for which tokens are drawn."""
    assert draft.owed is not None
    return draft.owed.seat
