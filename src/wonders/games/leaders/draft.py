"""The leader phase before the first age: everybody picks four leaders out of hands that wander to the right."""

from collections import Counter
from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, IllegalAction, Seat
from wonders.core.events import Event, happen
from wonders.games.classic.card import Card
from wonders.games.classic.cards import CARDS
from wonders.games.classic.phases import NOBODY, Answers, Asked, Log, Phase
from wonders.games.classic.table import Draft, Table
from wonders.games.leaders.events import LeaderKept, LeadersDealt, LeadersPassed
from wonders.games.leaders.reasons import not_to_keep

HAND = 4
"""Leaders dealt to each seat, and kept by it in the end."""


class KeepLeader(Action):
    """Keep a leader for later."""

    verb = "keep"
    card: str


class DealLeaders(Action):
    """Chance: the leaders in the order dealt, a hand after the other; the rest is set aside."""

    verb = "leaders"
    cards: tuple[str, ...]


class PickLeader(Decision):
    """Which leader this seat keeps."""

    city: Seat


class DealingLeaders(ChanceDecision):
    """All leaders, mixed."""

    leaders: tuple[Card, ...]

    def sample(self, stream: Stream) -> DealLeaders:
        return DealLeaders(tuple(card.id for card in stream.shuffled(self.leaders)))

    def accepts(self, action: Action) -> bool:
        return isinstance(action, DealLeaders) and Counter(action.cards) == Counter(card.id for card in self.leaders)


class DealTheLeaders(Phase):
    """Four leaders to each seat."""

    name = "deal_leaders"

    def __init__(self, leaders: tuple[Card, ...], players: int) -> None:
        self._asked = {CHANCE: DealingLeaders("leaders", leaders)}
        self._players = players

    def ask(self, table: Table | Draft) -> Asked:
        return self._asked

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        dealt = answers[CHANCE]
        assert isinstance(dealt, DealLeaders)
        cards = tuple(CARDS[id] for id in dealt.cards)
        hands = tuple(cards[HAND * seat : HAND * (seat + 1)] for seat in range(self._players))
        happen(draft, [LeadersDealt(hands, cards[HAND * self._players :])], log)


class DraftLeaders(Phase):
    """Everybody keeps one leader and passes the others on; the last one received is kept too."""

    name = "draft_leaders"
    always_acts = False
    repeats = True

    def ask(self, table: Table | Draft) -> Asked:
        if not any(table.hands):
            return NOBODY
        return {seat: PickLeader(seat) for seat in range(len(table.hands))}

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PickLeader)
        return tuple(KeepLeader(card.id) for card in table.hands[decision.city])

    def why_not(
        self, table: Table, decision: Decision, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        assert isinstance(decision, PickLeader)
        return not_to_keep(action.card, table.hands[decision.city]) if isinstance(action, KeepLeader) else None

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, self._keep(answers), log)
        happen(draft, [LeadersPassed()], log)
        if all(len(hand) == 1 for hand in draft.hands):
            happen(draft, [LeaderKept(seat, hand[0]) for seat, hand in enumerate(draft.hands)], log)

    def _keep(self, answers: Answers) -> Iterator[Event[Draft]]:
        for seat in sorted(answers):
            action = answers[seat]
            assert isinstance(action, KeepLeader)
            yield LeaderKept(seat, CARDS[action.card])
