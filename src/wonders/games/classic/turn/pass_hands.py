"""The end of a turn: what is left of each hand goes to a neighbour."""

from wonders.core.events import happen
from wonders.games.classic.events import HandsPassed
from wonders.games.classic.phases import Answers, Log, Phase
from wonders.games.classic.table import Draft

TO_THE_LEFT, TO_THE_RIGHT = HandsPassed(left=True), HandsPassed(left=False)


class PassHands(Phase):
    """Hands go to the left neighbour in ages 1 and 3, to the right one in age 2.

    Rulebook: classic, "Karten weitergeben".
    """

    name = "pass_hands"
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        if draft.turn < draft.turns:
            happen(draft, [TO_THE_RIGHT if draft.age == 2 else TO_THE_LEFT], log)
