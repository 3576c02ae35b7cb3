"""The end of a turn: a conflict, the end of the game, or the next player."""

from typing import Final

from wonders.games.architects.city import STAGES
from wonders.games.architects.events.turns import GameEnded, TurnPassed
from wonders.games.architects.table import EMPTY, Draft
from wonders.games.architects.turn.conflict import fight

FINISHED: Final = "finished"
EXHAUSTED: Final = "exhausted"
NEXT_TURN: Final = tuple(map(TurnPassed, range(7)))


def end_turn(draft: Draft) -> None:
    """A conflict whose last token was turned in this turn; then the end, if the wonder is finished; else the next turn.

    Whether a conflict is still fought in the last turn is up to the house. With all decks empty the game ends too.
    Rulebook: architects, "Spielende", "Spielablauf".
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
        draft.happen(NEXT_TURN[seat + 1 if seat + 1 < len(cities) else 0])
