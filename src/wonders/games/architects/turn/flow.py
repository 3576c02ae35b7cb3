"""How a match runs: what is due next, and everything that happens until somebody must be asked."""

from typing import Final

from wonders.core.actions import Action
from wonders.games.architects.setup import SETUP
from wonders.games.architects.table import Draft
from wonders.games.architects.turn.act import Actions
from wonders.games.architects.turn.at_once import AT_ONCE
from wonders.games.architects.turn.draw import TURNED_UP
from wonders.games.architects.turn.due import Board, Due
from wonders.games.architects.turn.pick import Pick
from wonders.games.architects.turn.progress import TURNED_UP_TOKENS
from wonders.games.architects.turn.search import SEARCH

PICK: Final = Pick()
ACT: Final = Actions()
DUES: Final[dict[str, Due]] = {
    due.name: due for due in (*SETUP, *TURNED_UP, *TURNED_UP_TOKENS, *AT_ONCE, *SEARCH)
}


def due_now(board: Board) -> Due:
    """What is to be done now: the first of the queue, else the card of the turn, else what follows from it."""
    if board.queue:
        return DUES[board.queue[0]]
    return ACT if board.picked else PICK


def settle(draft: Draft) -> tuple[Action, ...]:
    """Let everything happen that leaves no choice, until chance or a seat must be asked or the game is over.

    Returns what the active seat may answer.
    """
    while not draft.ended:
        due = due_now(draft)
        options = due.options(draft)
        if len(options) == 1:
            due.answer(draft, options[0])
        elif options or due.by_chance:
            return options
        else:
            due.lapse(draft)
    return ()
