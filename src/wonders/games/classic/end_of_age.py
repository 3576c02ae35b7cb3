"""The end of an age."""

from wonders.games.classic.phases import Answers, Phase
from wonders.games.classic.table import Draft


class ResolveConflicts(Phase):
    """Conflicts come last in an age, after every card of its last turn. Rule classic-53."""

    name = "resolve_conflicts"

    def act(self, draft: Draft, answers: Answers) -> None:
        draft.happen_all(self.rules.conflicts(draft.cities, draft.age))
