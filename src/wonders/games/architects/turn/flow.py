"""How a match runs: what is due next, and everything that happens until somebody must be asked."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from wonders.core.actions import Action
from wonders.games.architects.queue import OVER
from wonders.games.architects.setup import SETUP
from wonders.games.architects.table import Draft
from wonders.games.architects.turn.act import Actions
from wonders.games.architects.turn.at_once import AT_ONCE
from wonders.games.architects.turn.draw import TURNED_UP
from wonders.games.architects.turn.due import Board, Due
from wonders.games.architects.turn.pick import Pick
from wonders.games.architects.turn.progress import TURNED_UP_TOKENS
from wonders.games.architects.turn.search import SEARCH


class Over(Due[Action]):
    """Nobody is asked any more."""

    name = OVER
    waits = True


ACT: Final = Actions()
ALL: Final[tuple[Due[Any], ...]] = (*SETUP, Pick(), *TURNED_UP, *TURNED_UP_TOKENS, *AT_ONCE, *SEARCH, Over())
Options: TypeAlias = Callable[[Draft], tuple[Action, ...]] | None
NEXT: Final[dict[str, tuple[Due[Any], Options]]] = {due.name: (due, None if due.waits else due.options) for due in ALL}
"""What is due, with the question what may be answered; none where the match waits."""
ACTING: Final[tuple[Due[Any], Options]] = (ACT, ACT.options)


def due_now(board: Board) -> Due[Any]:
    """What is to be done now: the first of the queue, else whatever the active seat may still do."""
    return NEXT[board.queue[0]][0] if board.queue else ACT


def settle(draft: Draft) -> tuple[Due[Any], tuple[Action, ...]]:
    """Let everything happen that leaves no choice, until chance or a seat must be asked or the game is over.

    Returns what is due then, and what the active seat may answer.
    """
    while True:
        queue = draft.queue
        due, find_options = NEXT[queue[0]] if queue else ACTING
        if find_options is None:
            return due, ()
        options = find_options(draft)
        if len(options) > 1:
            return due, options
        if options:
            due.answer(draft, options[0])
        else:
            due.lapse(draft)
