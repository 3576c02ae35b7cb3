"""Building from the discard pile at the end of the turn."""

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.games.classic.actions import DECLINE, Revive, revive
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.decisions import PickDiscarded
from wonders.games.classic.events import RevivalEnded
from wonders.games.classic.phases import NOBODY, Answers, Asked, Phase
from wonders.games.classic.reasons import Case, cannot_revive
from wonders.games.classic.table import DISCARD_PILE, Draft, Table
from wonders.games.classic.turn.hands import owner
from wonders.games.classic.turn.play import Play, play_cards


class ReviveDiscarded(Phase):
    """One city after the other builds a card of the whole discard pile for nothing, or declines.

    Those who earned it earlier in the turn come first, then those with the lower seat: the pile is one, so there is an
    order. A city that could only decline is not asked. Rules classic-88 to classic-92.
    """

    name = "revive"
    repeats = True
    only_if_owed = True

    def __init__(self, asks_in_vain: bool = False) -> None:
        self._asks_in_vain = asks_in_vain

    def ask(self, table: Table | Draft) -> Asked:
        for at in table.revivals:
            if self._asks_in_vain or revivable(table, at):
                return {owner(table, at): PickDiscarded(at)}
        return NOBODY

    def legal(self, table: Table | Draft, seat: Seat, decision: PickDiscarded) -> tuple[Action, ...]:
        cards = by_order(revivable(table, decision.city))
        return (*(revive(card.id) for card in cards), DECLINE)

    def refuse(
        self, table: Table, decision: PickDiscarded, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        return cannot_revive(Case(self.rules, table, decision, legal), action) if isinstance(action, Revive) else None

    def act(self, draft: Draft, answers: Answers) -> None:
        if not draft.revivals:
            return
        for seat, asked in self.ask(draft).items():
            assert isinstance(asked, PickDiscarded)
            action = answers[seat]
            if isinstance(action, Revive):
                play_cards(draft, [Play(asked.city, action, self.rules.card_by_id[action.card], DISCARD_PILE, seat)])
            else:
                draft.happen(RevivalEnded(asked.city))
        if not self.ask(draft):
            draft.happen_all(RevivalEnded(city) for city in draft.revivals)


def revivable(table: Table | Draft, city: int) -> set[Card]:
    """The cards of the discard pile that a city can build: all whose name does not stand in it."""
    names = table.cities[city].standing.names
    return {card for card in table.discard if card.name not in names}
