"""The leader phase before the first age: everybody picks four leaders out of hands that wander to the right."""

from collections import Counter

from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, IllegalAction, Seat
from wonders.games.classic.card import Card
from wonders.games.classic.phases import NOBODY, Answers, Asked, Phase
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
    """Four leaders to each seat. Rule leaders-6."""

    name = "deal_leaders"
    always_asks = True

    def ask(self, table: Table | Draft) -> Asked:
        return {CHANCE: DealingLeaders("leaders", self.rules.leaders)}

    def act(self, draft: Draft, answers: Answers) -> None:
        dealt = answers[CHANCE]
        assert isinstance(dealt, DealLeaders)
        cards, players = tuple(self.rules.card_by_id[id] for id in dealt.cards), self.rules.players
        hands = tuple(cards[HAND * seat : HAND * (seat + 1)] for seat in range(players))
        draft.happen(LeadersDealt(hands, cards[HAND * players :]))


class DraftLeaders(Phase):
    """Everybody keeps one leader and passes the others on; the last one received is kept too.

    Rules leaders-7, leaders-8.
    """

    name = "draft_leaders"
    always_acts = False
    repeats = True

    def ask(self, table: Table | Draft) -> Asked:
        if not any(table.hands):
            return NOBODY
        return {seat: PickLeader(seat) for seat in range(len(table.hands))}

    def legal(self, table: Table | Draft, seat: Seat, decision: PickLeader) -> tuple[Action, ...]:
        return tuple(KeepLeader(card.id) for card in table.hands[decision.city])

    def refuse(
        self, table: Table, decision: PickLeader, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        if not isinstance(action, KeepLeader):
            return None
        return not_to_keep(self.rules, action.card, table.hands[decision.city])

    def act(self, draft: Draft, answers: Answers) -> None:
        kept = {seat: action for seat, action in sorted(answers.items()) if isinstance(action, KeepLeader)}
        draft.happen_all(LeaderKept(seat, self.rules.card_by_id[action.card]) for seat, action in kept.items())
        draft.happen(LeadersPassed())
        if all(len(hand) == 1 for hand in draft.hands):
            draft.happen_all(LeaderKept(seat, hand[0]) for seat, hand in enumerate(draft.hands))
