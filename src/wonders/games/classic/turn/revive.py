"""Building from the discard pile at the end of the turn (Halikarnassos)."""

from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.events import happen
from wonders.games.classic.actions import DECLINE, Decline, revive
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.decisions import PickDiscarded
from wonders.games.classic.events import RevivalEnded
from wonders.games.classic.phases import NOBODY, Answers, Asked, Log, Phase
from wonders.games.classic.table import DISCARD_PILE, Draft, Table
from wonders.games.classic.turn.pick import owner
from wonders.games.classic.turn.play import Play, play_cards


class ReviveDiscarded(Phase):
    """One city after the other builds a card of the whole discard pile for nothing, or declines.

    Those who earned it earlier in the turn come first, then those with the lower seat: the pile is one, so there is an
    order. A city that could only decline is not asked. Rulebook: classic, "Mausoleum in Halikarnassos".
    """

    name = "revive"
    repeats = True

    def __init__(self, asks_in_vain: bool = False) -> None:
        self._asks_in_vain = asks_in_vain

    def ask(self, table: Table | Draft) -> Asked:
        for at in table.revivals:
            if self._asks_in_vain or revivable(table, at):
                return {owner(table, at): PickDiscarded(at)}
        return NOBODY

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PickDiscarded)
        cards = by_order(revivable(table, decision.city))
        return (*(revive(card.id) for card in cards), DECLINE)

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        if not draft.revivals:
            return
        for seat, asked in self.ask(draft).items():
            assert isinstance(asked, PickDiscarded)
            if isinstance(answers[seat], Decline):
                happen(draft, [RevivalEnded(asked.city)], log)
            else:
                play_cards(draft, [Play(asked.city, answers[seat], DISCARD_PILE, seat)], log)
        if not self.ask(draft):
            happen(draft, [RevivalEnded(city) for city in draft.revivals], log)


def revivable(table: Table | Draft, city: int) -> set[Card]:
    """The cards of the discard pile that a city can build: all whose name does not stand in it."""
    names = table.cities[city].standing.names
    return {card for card in table.discard if card.name not in names}
