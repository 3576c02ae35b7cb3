"""The card of the turn: one of the three tops in reach, after a look with the cat."""

from typing import Final

from wonders.core.actions import Action
from wonders.games.architects.actions import LOOK, Take, take as take_action
from wonders.games.architects.decisions import PickCard
from wonders.games.architects.events import CatLook, GameEnded, NoCardToTake, TopSeen
from wonders.games.architects.table import Draft
from wonders.games.architects.turn.due import Asked, Board, Due
from wonders.games.architects.turn.draw import take
from wonders.games.architects.turn.end import EXHAUSTED

ASKED: Final[tuple[Asked, ...]] = tuple({seat: PickCard()} for seat in range(7))


def in_reach(board: Board) -> tuple[str, ...]:
    """The decks that the active seat may take from: left, right, common; empty ones left out.

    The deck to the left is the own wonder's. Rulebook: architects, "Spielablauf".
    """
    decks, piles, left = board.decks, board.piles, board.active
    right = (left or len(decks) - 1) - 1
    if piles[left] and piles[right] and piles[-1]:
        return decks[left], decks[right], decks[-1]
    return tuple(decks[at] for at in (left, right, -1) if piles[at])


class Pick(Due):
    """The active seat takes a card. Taking is a duty while one of the three decks has a card.

    Rulebook: architects, "Spielablauf".
    """

    name = "pick"

    def ask(self, board: Board) -> Asked:
        return ASKED[board.active]

    def options(self, board: Board) -> tuple[Action, ...]:
        takes = tuple(map(take_action, in_reach(board)))
        return (LOOK, *takes) if may_look(board) else takes

    def answer(self, draft: Draft, action: Action) -> None:
        if isinstance(action, Take):
            take(draft, action.deck)
        else:
            look(draft)

    def lapse(self, draft: Draft) -> None:
        """With three empty decks the turn goes on without a card, or the game ends: the house says which."""
        draft.happen(GameEnded(EXHAUSTED) if draft.house.empty_decks == "end" else NoCardToTake(draft.active))


def may_look(board: Board) -> bool:
    """Whether the active seat has the cat and does not know the top of the common deck already.

    Rulebook: architects, "Die Katzenfigur verwenden".
    """
    return board.middle.cat == board.active and bool(board.piles[-1]) and board.active not in board.lookers


def look(draft: Draft) -> None:
    """The look is secret; a card that somebody else has seen before is still the same."""
    draft.happen(CatLook(draft.active))
    top = draft.tops[-1]
    if top is not None:
        draft.happen(TopSeen(draft.active, top.id))
