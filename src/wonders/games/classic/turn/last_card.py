"""The end of the last turn: whoever may (Babylon B) plays the last card too, all others' go to the discard pile."""

from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.events import happen
from wonders.games.classic.card import Card
from wonders.games.classic.decisions import PlayLastCard
from wonders.games.classic.effects import Power
from wonders.games.classic.events import LeftoversDiscarded
from wonders.games.classic.free_city import free_city_uses
from wonders.games.classic.phases import NOBODY, Answers, Asked, Log, Phase
from wonders.games.classic.table import STACK, Draft, Table
from wonders.games.classic.turn.choose import uses
from wonders.games.classic.turn.pick import owner
from wonders.games.classic.turn.play import Play, play_cards


class LastCard(Phase):
    """Cities with that right use their last card: to build, for a stage, or for coins.

    Rulebook: classic, "Hängende Gärten von Babylon" (side B), "Sonderfall: sechste Runde!".
    """

    name = "last_card"
    last_turn_only = True
    always_acts = False

    def __init__(self, afresh: bool = False) -> None:
        self._afresh = afresh

    def ask(self, table: Table | Draft) -> Asked:
        if table.opening is None:
            return NOBODY
        entitled = [at for at, city in enumerate(table.cities) if Power.PLAY_LAST_CARD in city.standing.powers]
        return {owner(table, at): PlayLastCard(at) for at in entitled if last_cards(table, at)}

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PlayLastCard)
        opening = table.opening
        assert opening is not None
        if self._afresh:
            standings, purses = (city.standing for city in table.cities), (city.coins for city in table.cities)
            opening = opening.but(standings=tuple(standings), purses=tuple(purses))
        hand = last_cards(table, decision.city)
        if decision.city < len(table.hands):
            return uses(table.cities, decision.city, hand, opening)
        return tuple(use for card in hand for use in free_city_uses(table.cities, card, opening))

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        plays = []
        for seat, asked in self.ask(draft).items():
            assert isinstance(asked, PlayLastCard)
            source = seat if asked.city == seat else STACK
            plays.append(Play(asked.city, answers[seat], source, seat))
        play_cards(draft, plays, log)


def last_cards(table: Table | Draft, city: int) -> tuple[Card, ...]:
    """What a city has left in the last turn: the hand, or for the free city its stack."""
    return table.hands[city] if city < len(table.hands) else table.stack


class DiscardLeftovers(Phase):
    """In the last turn the cards that are left go to the discard pile, without coins.

    Rulebook: classic, "Sonderfall: sechste Runde!".
    """

    name = "discard_leftovers"
    last_turn_only = True
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, [LeftoversDiscarded(tuple(draft.hands), draft.stack)], log)
