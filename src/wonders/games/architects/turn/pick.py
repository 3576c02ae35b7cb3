"""The card of the turn: one of the three tops in reach, after a look with the cat."""

from typing import Final

from wonders.core.actions import Action
from wonders.games.architects.actions import LOOK, Look, Take
from wonders.games.architects.decisions import PickCard
from wonders.games.architects.events.cards import NoCardToTake, cat_look, top_seen
from wonders.games.architects.events.turns import GameEnded
from wonders.games.architects.queue import PICK_CARD
from wonders.games.architects.table import EMPTY, Draft
from wonders.games.architects.turn.draw import take
from wonders.games.architects.turn.due import Asked, Board, Due
from wonders.games.architects.turn.end import EXHAUSTED

ASKED: Final[tuple[Asked, ...]] = tuple({seat: PickCard()} for seat in range(7))


def in_reach(board: Board) -> tuple[str, ...]:
    """The decks that the active seat may take from: left, right, common; empty ones left out.

    The deck to the left is the own wonder's. Rulebook: architects, "Spielablauf".
    """
    decks, piles = board.seating.decks, board.piles
    return tuple([decks[at] for at in board.seating.reach[board.active] if piles[at] != EMPTY])


class Pick(Due[Look | Take]):
    """The active seat takes a card. Taking is a duty while one of the three decks has a card.

    Rulebook: architects, "Spielablauf".
    """

    name = PICK_CARD

    def ask(self, board: Board) -> Asked:
        return ASKED[board.active]

    def options(self, board: Board) -> tuple[Action, ...]:
        seat, seating = board.active, board.seating
        takes = seating.takes[seat]
        if EMPTY in board.piles:
            takes = tuple(take for take, at in zip(takes, seating.reach[seat], strict=True) if board.piles[at] != EMPTY)
        return (LOOK, *takes) if board.middle.cat == seat and may_look(board) else takes

    def answer(self, draft: Draft, action: Look | Take) -> None:
        if isinstance(action, Take):
            take(draft, action.deck)
        else:
            look(draft)

    def lapse(self, draft: Draft) -> None:
        """With three empty decks the turn goes on without a card, or the game ends: the house says which."""
        draft.happen(GameEnded(EXHAUSTED) if draft.seating.house.empty_decks == "end" else NoCardToTake(draft.active))


def may_look(board: Board) -> bool:
    """Whether the active seat has the cat and does not know the top of the common deck already.

    Rulebook: architects, "Die Katzenfigur verwenden".
    """
    middle, seat = board.middle, board.active
    return middle.cat == seat and seat not in middle.lookers and board.piles[-1] != EMPTY


def look(draft: Draft) -> None:
    """The look is secret; a card that somebody else has seen before is still the same."""
    draft.happen(cat_look(draft.active))
    top = draft.piles[-1][0]
    if top is not None:
        draft.happen(top_seen(draft.active, top.id))
