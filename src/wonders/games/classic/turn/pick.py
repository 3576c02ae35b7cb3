"""Each turn everybody picks a card, and all are brought into play together."""

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.core.values import filled
from wonders.games.classic.actions import Build, BuildStage
from wonders.games.classic.card import Buildable
from wonders.games.classic.city import City
from wonders.games.classic.decisions import PickCard
from wonders.games.classic.effect import Power
from wonders.games.classic.events import LastCardAwaited
from wonders.games.classic.phases import Answers, Asked, Phase
from wonders.games.classic.reasons import Case, cannot_use
from wonders.games.classic.table import Draft, Opening, Table
from wonders.games.classic.turn.choose import is_free, market, uses
from wonders.games.classic.turn.play import Play, play_cards

_EVERYBODY: tuple[Asked, ...] = tuple({seat: PickCard(seat) for seat in range(count)} for count in range(9))
"""The question to so many seats; made once."""


class Pick(Phase):
    """Everybody picks one card of the hand and what to do with it. Rules classic-36, classic-37."""

    name = "pick"
    always_asks = True

    def ask(self, table: Table | Draft) -> Asked:
        return _EVERYBODY[len(table.hands)]

    def legal(self, table: Table | Draft, seat: Seat, decision: PickCard) -> tuple[Action, ...]:
        at = decision.city
        return uses(table.cities, at, table.hands[at])

    def refuse(
        self, table: Table, decision: PickCard, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        return cannot_use(Case(self.rules, table, decision, legal), action)

    def act(self, draft: Draft, answers: Answers) -> None:
        cards = self.rules.card_by_id
        plays: list[Play] = []
        for seat in range(len(draft.hands)):
            action = answers[seat]
            plays.append(filled(Play, (seat, action, cards[action.card], seat, seat)))  # type: ignore[attr-defined]
        self.play(draft, plays)

    def play(self, draft: Draft, plays: list[Play]) -> None:
        """Play the cards; in the last turn note the means for those who will play their last card too."""
        if draft.turn < draft.turns:
            play_cards(draft, plays)
            return
        cities = tuple(draft.cities)
        play_cards(draft, plays)
        if any(Power.PLAY_LAST_CARD in city.standing.powers for city in draft.cities):
            draft.happen(LastCardAwaited(opening_of(cities, plays)))


def opening_of(cities: tuple[City, ...], plays: list[Play]) -> Opening:
    """The means that cities had before these cards were played, less what they have paid for them."""
    played = {play.city: play for play in plays}
    return Opening(
        standings=tuple(city.standing for city in cities),
        purses=tuple(city.coins - _paid(played.get(at)) for at, city in enumerate(cities)),
        bought=tuple(_bought(cities, at, played.get(at)) for at in range(len(cities))),
    )


def _paid(play: Play | None) -> int:
    action = play.action if play is not None else None
    return action.left + action.right + action.bank if isinstance(action, Build | BuildStage) else 0


def _bought(cities: tuple[City, ...], at: int, play: Play | None) -> tuple[bool, bool]:
    """Whether a city has bought goods on its left and on its right, be it for nothing."""
    if play is None or not isinstance(play.action, Build | BuildStage):
        return False, False
    action = play.action
    works: Buildable | None = cities[at].standing.next_stage
    if isinstance(action, Build):
        works = play.card
        if action.using or is_free(play.card, cities[at]):
            return False, False
    assert works is not None
    return market(cities, at).bought_by((action.left, action.right, action.bank), works, cities[at])
