"""The end of the last turn: whoever may plays the last card too, all others' go to the discard pile."""

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.games.classic.decisions import PlayLastCard
from wonders.games.classic.effect import Power
from wonders.games.classic.events import LeftoversDiscarded
from wonders.games.classic.free_city import free_city_uses
from wonders.games.classic.phases import NOBODY, Answers, Asked, Phase
from wonders.games.classic.reasons import Case, cannot_use
from wonders.games.classic.table import STACK, Draft, Table
from wonders.games.classic.turn.choose import uses
from wonders.games.classic.turn.hands import last_cards, owner
from wonders.games.classic.turn.play import Play, play_cards


class LastCard(Phase):
    """Cities with that right use their last card: to build, for a stage, or for coins.

    Rules classic-76 to classic-79.
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

    def legal(self, table: Table | Draft, seat: Seat, decision: PlayLastCard) -> tuple[Action, ...]:
        opening = table.opening
        assert opening is not None
        if self._afresh:
            standings, purses = (city.standing for city in table.cities), (city.coins for city in table.cities)
            opening = opening.but(standings=tuple(standings), purses=tuple(purses))
        hand = last_cards(table, decision.city)
        if decision.city < len(table.hands):
            return uses(table.cities, decision.city, hand, opening)
        return tuple(use for card in hand for use in free_city_uses(table.cities, card, opening))

    def refuse(
        self, table: Table, decision: PlayLastCard, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        return cannot_use(Case(self.rules, table, decision, legal), action)

    def act(self, draft: Draft, answers: Answers) -> None:
        cards = self.rules.card_by_id
        plays = []
        for seat, asked in self.ask(draft).items():
            assert isinstance(asked, PlayLastCard)
            source, action = seat if asked.city == seat else STACK, answers[seat]
            plays.append(Play(asked.city, action, cards[action.card], source, seat))  # type: ignore[attr-defined]
        play_cards(draft, plays)


class DiscardLeftovers(Phase):
    """In the last turn the cards that are left go to the discard pile, without coins. Rule classic-51."""

    name = "discard_leftovers"
    last_turn_only = True

    def act(self, draft: Draft, answers: Answers) -> None:
        draft.happen(LeftoversDiscarded(tuple(draft.hands), draft.stack))
