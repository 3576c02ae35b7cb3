"""A turn: a card is taken from one of three decks, after a look with the cat; in the end it is the next player's turn.

A card is decided when somebody sees it, not before.
"""

from typing import Final

from wonders.games.architects.cards import Card
from wonders.games.architects.city import STAGES
from wonders.games.architects.events import (
    CARD_TAKEN,
    GameEnded,
    TurnPassed,
    blind_draw,
    cat_look,
    cat_moved,
    horns_sounded,
    top_seen,
)
from wonders.games.architects.military import fight
from wonders.games.architects.table import EMPTY, Board, Draft

FINISHED: Final = "finished"
EXHAUSTED: Final = "exhausted"
PASSED: Final = tuple(map(TurnPassed, range(7)))
NEXT_TURN: Final = {players: (*PASSED[1:players], PASSED[0]) for players in range(2, 8)}
"""By the number of players and the seat whose turn it was."""


def in_reach(board: Board) -> tuple[str, ...]:
    """The decks that the active seat may take from: left, right, common; empty ones left out.

    The deck to the left is the own wonder's. Rules architects-3, architects-10, architects-15.
    """
    decks, piles = board.seating.decks, board.piles
    return tuple([decks[at] for at in board.seating.reach[board.active] if piles[at] != EMPTY])


def may_look(board: Board) -> bool:
    """Whether the active seat has the cat and does not know the top of the common deck already.

    Rules architects-31, architects-33.
    """
    middle, seat = board.middle, board.active
    return middle.cat == seat and seat not in middle.lookers and board.piles[-1] != EMPTY


def look(draft: Draft) -> None:
    """The look is secret; a card that somebody else has seen before is still the same. Rule architects-32."""
    draft.happen(cat_look(draft.active))
    top = draft.piles[-1][0]
    if top is not None:
        draft.happen(top_seen(draft.active, top.id))


def take(draft: Draft, deck: str) -> None:
    """The active seat takes the top card of a deck; an unknown one is first drawn. Rule architects-10."""
    top = draft.piles[draft.seating.place[deck]][0]
    if top is None:
        draft.happen(blind_draw(draft.active))
    else:
        lay_down(draft, deck, top)


def lay_down(draft: Draft, deck: str, card: Card) -> None:
    """A card is laid down: the cat comes to who takes a card with its icon, horns turn conflict tokens to battle.

    Horns without a peaceful token left are ignored.
    Rules architects-12, architects-30, architects-59, architects-60, architects-75.
    """
    seat = draft.active
    draft.happen(CARD_TAKEN[seat][deck][card.id])
    if card.cat and draft.middle.cat != seat:
        draft.happen(cat_moved(seat))
    if card.horns and draft.middle.peace:
        draft.happen(horns_sounded(seat, min(card.horns, draft.middle.peace)))


def end_turn(draft: Draft) -> None:
    """A conflict whose last token was turned in this turn; then the end, if the wonder is finished; else the next turn.

    Whether a conflict is still fought in the last turn is up to the house. With all decks empty the game ends too.
    Rules architects-9, architects-13, architects-61, architects-78, architects-79, architects-80.
    """
    seat, cities = draft.active, draft.cities
    finished = len(cities[seat].built) == STAGES
    if not draft.middle.peace and (draft.seating.house.last_conflict or not finished):
        fight(draft)
    if finished:
        draft.happen(GameEnded(FINISHED))
    elif not draft.piles[-1][1] and set(draft.piles) == {EMPTY}:
        draft.happen(GameEnded(EXHAUSTED))
    else:
        draft.happen(NEXT_TURN[len(cities)][seat])
