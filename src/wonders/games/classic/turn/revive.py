"""Building from the discard pile at the end of the turn (Halikarnassos)."""

from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.events import happen
from wonders.games.classic.actions import DECLINE, Decline, revive
from wonders.games.classic.card import by_order
from wonders.games.classic.decisions import PickDiscarded
from wonders.games.classic.events import RevivalEnded
from wonders.games.classic.phases import NOBODY, Answers, Asked, Log, Phase
from wonders.games.classic.table import DISCARD_PILE, Draft, Table
from wonders.games.classic.turn.pick import owner
from wonders.games.classic.turn.play import Play, play_cards


class ReviveDiscarded(Phase):
    """One city after the other builds a card of the whole discard pile for nothing, or declines.

    Those who earned it earlier in the turn come first, then those with the lower seat: the pile is one, so there is an
    order. Rulebook: classic, "Mausoleum in Halikarnassos".
    """

    name = "revive"
    always_acts = False
    repeats = True

    def ask(self, table: Table | Draft) -> Asked:
        return {owner(table, at): PickDiscarded(at) for at in table.revivals[:1]} if table.revivals else NOBODY

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PickDiscarded)
        names = table.cities[decision.city].standing.names
        cards = by_order({card for card in table.discard if card.name not in names})
        return (*(revive(card.id) for card in cards), DECLINE)

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        city = draft.revivals[0]
        for seat, action in answers.items():
            if isinstance(action, Decline):
                happen(draft, [RevivalEnded(city)], log)
            else:
                play_cards(draft, [Play(city, action, DISCARD_PILE, seat)], log)
