"""Effects of stages that are carried out as soon as the stage stands."""

from typing import Final, Generic, TypeVar

from wonders.core.actions import Action
from wonders.games.architects.actions import ACCEPT, DECLINE, Accept, Decline, Progress, Search, Take, progress
from wonders.games.architects.actions import take as take_action
from wonders.games.architects.cards import COMMON
from wonders.games.architects.decisions import ChooseToken, SearchDeck, TakeFromAny, UseEffect
from wonders.games.architects.effects import (
    SEARCHES_DECK,
    TAKES_FROM_ANY_DECK,
    TAKES_FROM_BOTH_SIDES,
    TAKES_FROM_COMMON_DECK,
    TAKES_TOKEN,
)
from wonders.games.architects.events.stages import CardsOwed, EffectResolved, SearchBegun
from wonders.games.architects.table import EMPTY, Draft
from wonders.games.architects.turn.draw import take
from wonders.games.architects.turn.due import Asked, Board, Due
from wonders.games.architects.turn.pick import in_reach
from wonders.games.architects.turn.progress import on_offer, take_token

Choice = TypeVar("Choice", bound=Action)


class AtOnceDue(Due[Choice | Decline], Generic[Choice]):
    """The effect of a stage. With nothing to take it lapses; it can be declined only if the house says so.

    Rulebook: architects, "Effekte der Weltwunder".
    """

    def options(self, board: Board) -> tuple[Action, ...]:
        choices = self.choices(board)
        return (*choices, DECLINE) if choices and board.seating.house.effects == "may" else choices

    def answer(self, draft: Draft, action: Choice | Decline) -> None:
        if isinstance(action, Decline):
            self._resolve(draft, "declined")
        else:
            self._resolve(draft, "used")
            self.carry_out(draft, action)

    def lapse(self, draft: Draft) -> None:
        self._resolve(draft, "lapsed")

    def _resolve(self, draft: Draft, how: str) -> None:
        draft.happen(EffectResolved(draft.active, draft.cities[draft.active].wonder.id, how))

    def choices(self, board: Board) -> tuple[Action, ...]:
        """The ways to carry the effect out."""
        raise NotImplementedError

    def carry_out(self, draft: Draft, action: Choice) -> None:
        """Carry it out in this way."""
        raise NotImplementedError


class FromAnyDeck(AtOnceDue[Take]):
    """Alexandria: the top card of any deck on the table."""

    name = TAKES_FROM_ANY_DECK.due

    def ask(self, board: Board) -> Asked:
        return {board.active: TakeFromAny()}

    def choices(self, board: Board) -> tuple[Action, ...]:
        decks = zip(board.seating.decks, board.piles, strict=True)
        return tuple(take_action(deck) for deck, pile in decks if pile != EMPTY)

    def carry_out(self, draft: Draft, action: Take) -> None:
        take(draft, action.deck)


class FromCommonDeck(AtOnceDue[Accept]):
    """Ephesos: the top card of the common deck."""

    name = TAKES_FROM_COMMON_DECK.due

    def ask(self, board: Board) -> Asked:
        return {board.active: UseEffect()}

    def choices(self, board: Board) -> tuple[Action, ...]:
        return (ACCEPT,) if board.piles[-1] != EMPTY else ()

    def carry_out(self, draft: Draft, action: Accept) -> None:
        take(draft, COMMON)


def sides(board: Board) -> tuple[str, ...]:
    """The decks to the left and right of the active seat that have cards."""
    return tuple(deck for deck in in_reach(board) if deck != COMMON)


class FromBothSides(AtOnceDue[Accept]):
    """Olympia: the top cards of the left and the right deck. Both are laid down before anything else is done."""

    name = TAKES_FROM_BOTH_SIDES.due

    def ask(self, board: Board) -> Asked:
        return {board.active: UseEffect()}

    def choices(self, board: Board) -> tuple[Action, ...]:
        return (ACCEPT,) if sides(board) else ()

    def carry_out(self, draft: Draft, action: Accept) -> None:
        decks = sides(draft)
        if draft.seating.house.olympia == "apart":
            draft.happen(CardsOwed(draft.active, decks))
            return
        for deck in decks:
            take(draft, deck)


class OneToken(AtOnceDue[Progress]):
    """Babylon: one of the available progress tokens, without symbols."""

    name = TAKES_TOKEN.due

    def ask(self, board: Board) -> Asked:
        return {board.active: ChooseToken()}

    def choices(self, board: Board) -> tuple[Action, ...]:
        return tuple(map(progress, on_offer(board)))

    def carry_out(self, draft: Draft, action: Progress) -> None:
        take_token(draft, action.token)


class SearchOneDeck(AtOnceDue[Search]):
    """Halikarnassos: search the left or the right deck."""

    name = SEARCHES_DECK.due

    def ask(self, board: Board) -> Asked:
        return {board.active: SearchDeck()}

    def choices(self, board: Board) -> tuple[Action, ...]:
        return tuple(map(Search, sides(board)))

    def carry_out(self, draft: Draft, action: Search) -> None:
        draft.happen(SearchBegun(draft.active, action.deck))


AT_ONCE: Final = (FromAnyDeck(), FromCommonDeck(), FromBothSides(), OneToken(), SearchOneDeck())
