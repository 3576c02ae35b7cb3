"""The end of a turn: what is left of each hand goes to a neighbour."""

from wonders.games.classic.events import HandsPassed
from wonders.games.classic.expansion_events import TurnRightsRenewed
from wonders.games.classic.phases import Answers, Phase
from wonders.games.classic.table import Draft

TO_THE_LEFT, TO_THE_RIGHT = HandsPassed(left=True), HandsPassed(left=False)


class PassHands(Phase):
    """Hands go to the left neighbour in ages 1 and 3, to the right one in age 2. Rule classic-50."""

    name = "pass_hands"

    def __init__(self, renews_rights: bool = False) -> None:
        self._renews_rights = renews_rights
        """Whether there are rights that can be used once a turn: they come back then."""

    def act(self, draft: Draft, answers: Answers) -> None:
        if draft.turn < draft.turns:
            draft.happen(TO_THE_RIGHT if draft.age == 2 else TO_THE_LEFT)
            if self._renews_rights:
                for city in draft.cities:
                    if city.spent:
                        draft.happen(TurnRightsRenewed())
                        return
