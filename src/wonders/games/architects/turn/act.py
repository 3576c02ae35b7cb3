"""After the card: stages, trades and extra cards, in any order, until nothing is left to do."""

from typing import Final

from wonders.core.actions import Action
from wonders.games.architects.actions import FINISH, Build, Extra, Take, Trade, extra
from wonders.games.architects.actions import take as take_action
from wonders.games.architects.city import City
from wonders.games.architects.decisions import Act
from wonders.games.architects.events.stages import CardsOwed
from wonders.games.architects.events.tokens import token_used
from wonders.games.architects.house import House
from wonders.games.architects.table import EMPTY, NEW_TURN, Draft
from wonders.games.architects.turn.build import builds, can_build, complete
from wonders.games.architects.turn.draw import take
from wonders.games.architects.turn.due import Asked, Board, Due
from wonders.games.architects.turn.end import end_turn
from wonders.games.architects.turn.pick import in_reach
from wonders.games.architects.turn.progress import carry_out, has_set, trades

ASKED: Final[tuple[Asked, ...]] = tuple({seat: Act()} for seat in range(7))


class Actions(Due[Action]):
    """What the active seat may still do. Stages and trades are duties, extra cards are rights.

    The turn can be ended when no duty is left, and ends by itself when nothing at all is left.
    Rulebook: architects, "Spielablauf".
    """

    name = "act"

    def ask(self, board: Board) -> Asked:
        return ASKED[board.active]

    def options(self, board: Board) -> tuple[Action, ...]:
        """Stages, trades, owed cards, extra cards, the end of the turn."""
        city, turn = board.cities[board.active], board.turn
        if city.payable is None:
            note_payable(city, board.seating.house)
        if city.tradable is None:
            note_tradable(city)
        actions = builds(board) if city.payable and can_build(city, turn, board.seating.house) else ()
        if city.tradable:
            actions += trades(board)
        if turn.owed:
            actions += owed_cards(board)
        if turn.offers:
            actions += extras(board)
        if not actions or has_duty(board, actions):
            return actions
        return (*actions, FINISH)

    def answer(self, draft: Draft, action: Action) -> None:
        match action:
            case Build():
                complete(draft, action)
            case Trade():
                carry_out(draft, action)
            case Extra():
                draft.happen(token_used(draft.active, action.token))
                take(draft, action.deck)
            case Take():
                rest = tuple(deck for deck in draft.turn.owed if deck != action.deck)
                draft.happen(CardsOwed(draft.active, rest))
                take(draft, action.deck)
            case _:
                end_turn(draft)

    lapse = staticmethod(end_turn)


def note_payable(city: City, house: House) -> None:
    """Note whether any stage could be built if no token had been used in this turn."""
    city.payable = can_build(city, NEW_TURN, house)  # type: ignore[misc]  # a note may come later


def note_tradable(city: City) -> None:
    """Note whether there are symbols to trade."""
    city.tradable = has_set(city)  # type: ignore[misc]


def has_duty(board: Board, actions: tuple[Action, ...]) -> bool:
    """Whether one of these actions must not be left undone. What the house leaves free is none.

    Rulebook: architects, "Spielablauf", "Fortschrittsmarker einsetzen".
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
    """One more card for each token on offer, out of the usual three decks.

    Rulebook: architects, "Fortschrittsmarker einsetzen".
    """
    decks = in_reach(board)
    return tuple([extra(token.id, deck) for token in board.turn.offers for deck in decks])


def owed_cards(board: Board) -> tuple[Action, ...]:
    """Cards that an effect still gives, one deck after the other."""
    return tuple(take_action(deck) for deck in board.turn.owed if board.piles[board.seating.place[deck]] != EMPTY)
