"""Each turn everybody picks a card, and all are brought into play together."""

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.events import happen
from wonders.games.classic.actions import Build, BuildStage
from wonders.games.classic.card import Works
from wonders.games.classic.cards import CARDS
from wonders.games.classic.city import City
from wonders.games.classic.decisions import PickCard
from wonders.games.classic.effects import Power
from wonders.games.classic.events import LastCardAwaited
from wonders.games.classic.phases import Answers, Asked, Log, Phase
from wonders.games.classic.table import Draft, Opening, Table
from wonders.games.classic.turn.choose import is_free, market, uses
from wonders.games.classic.turn.play import Play, play_cards, play_of

_EVERYBODY: tuple[Asked, ...] = tuple({seat: PickCard(seat) for seat in range(count)} for count in range(9))
"""The question to so many seats; made once."""


class Pick(Phase):
    """Everybody picks one card of the hand and what to do with it."""

    name = "pick"

    def ask(self, table: Table | Draft) -> Asked:
        return _EVERYBODY[len(table.hands)]

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PickCard)
        return uses(table.cities, decision.city, table.hands[decision.city])

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        plays = [play_of((seat, answers[seat], seat, seat)) for seat in range(len(draft.hands))]
        self.play(draft, plays, log)

    def play(self, draft: Draft, plays: list[Play], log: Log) -> None:
        """Play the cards; in the last turn note the means for those who will play their last card too."""
        cities = tuple(draft.cities)
        play_cards(draft, plays, log)
        last = draft.turn == draft.turns
        if last and any(Power.PLAY_LAST_CARD in city.standing.powers for city in draft.cities):
            happen(draft, [LastCardAwaited(opening_of(cities, plays))], log)


def opening_of(cities: tuple[City, ...], plays: list[Play]) -> Opening:
    """The means that cities had before these cards were played, less what they have paid for them."""
    actions = {play.city: play.action for play in plays}
    return Opening(
        standings=tuple(city.standing for city in cities),
        purses=tuple(city.coins - _paid(actions.get(at)) for at, city in enumerate(cities)),
        bought=tuple(_bought(cities, at, actions.get(at)) for at in range(len(cities))),
    )


def _paid(action: Action | None) -> int:
    return action.left + action.right + action.bank if isinstance(action, Build | BuildStage) else 0


def _bought(cities: tuple[City, ...], at: int, action: Action | None) -> tuple[bool, bool]:
    """Whether a city has bought goods on its left and on its right, be it for nothing."""
    if not isinstance(action, Build | BuildStage):
        return False, False
    works: Works | None = cities[at].standing.next_stage
    if isinstance(action, Build):
        works = CARDS[action.card]
        if action.using or is_free(CARDS[action.card], cities[at]):
            return False, False
    assert works is not None
    return market(cities, at).bought_by((action.left, action.right, action.bank), works, cities[at])


def owner(table: Table | Draft, city: int) -> Seat:
    """The seat that decides for a city: its own, or for the free city whoever plays it in this turn."""
    return owner_of(city, len(table.hands), table.age, table.turn)


def owner_of(city: int, seats: int, age: int, turn: int) -> Seat:
    """The same, for a table that is only known by these."""
    return city if city < seats else controller(age, turn)


def controller(age: int, turn: int) -> Seat:
    """Who plays for the free city: its left neighbour begins in ages 1 and 3, its right one in age 2; they alternate.

    Rulebook: classic, "Expertenvariante für 2 Spieler", "Ende eines Zeitalters".
    """
    first = 1 if age == 2 else 0
    return (first + turn - 1) % 2
