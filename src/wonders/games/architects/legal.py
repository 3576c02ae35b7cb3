"""What the active seat may still do after the card of the turn: stages, trades and extra cards, in any order."""

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.games.architects.actions import FINISH, Build, Extra, Take, Trade, extra
from wonders.games.architects.actions import take as take_action
from wonders.games.architects.city import can_pay, has_set
from wonders.games.architects.science import trades
from wonders.games.architects.stages import builds
from wonders.games.architects.table import EMPTY, NEW_TURN, Board
from wonders.games.architects.turn import in_reach


def turn_actions(table: Board, seat: Seat, decision: object = None) -> tuple[Action, ...]:
    """Stages, trades, owed cards, extra cards, the end of the turn. Stages and trades are duties, extra cards rights.

    Rules architects-13, architects-20, architects-21.
    """
    city, turn = table.cities[seat], table.turn
    payable, tradable = city.payable, city.tradable
    if payable is False and tradable is False and turn is NEW_TURN:  # most turns end so
        return ()
    if payable is None:
        payable = can_pay(city.wonder, city.built, city.cards, city.tokens)
    actions = builds(table) if payable else ()
    if has_set(city.cards) if tradable is None else tradable:
        actions += trades(table)
    if turn is not NEW_TURN and (turn.owed or turn.offers):
        actions += owed_cards(table) + extras(table)
    if not actions or has_duty(table, actions):
        return actions
    return (*actions, FINISH)


def has_duty(board: Board, actions: tuple[Action, ...]) -> bool:
    """Whether one of these actions must not be left undone. What the house leaves free is none.

    Rules architects-20, architects-34, architects-41, architects-52.
    """
    house = board.seating.house
    for action in actions:
        match action:
            case Build() if house.token_stages == "must" or not action.using:
                return True
            case Take() if house.effects == "must":
                return True
            case Extra() if house.extra_cards == "must":
                return True
            case Trade():
                return True
    return False


def extras(board: Board) -> tuple[Action, ...]:
    """One more card for each token on offer, out of the usual three decks. Rules architects-41, architects-42."""
    decks = in_reach(board)
    return tuple([extra(token.id, deck) for token in board.turn.offers for deck in decks])


def owed_cards(board: Board) -> tuple[Action, ...]:
    """Cards that an effect still gives, one deck after the other. Rule architects-72."""
    return tuple(take_action(deck) for deck in board.turn.owed if board.piles[board.seating.place[deck]] != EMPTY)
