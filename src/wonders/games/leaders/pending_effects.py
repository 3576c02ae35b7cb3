"""What some leaders, guilds and stages call for before the turn ends: copying a leader, drawing leaders."""

from collections import Counter
from itertools import combinations
from math import comb

from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, IllegalAction, Seat
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.counts import Colour
from wonders.games.classic.events import RevivalEarned
from wonders.games.classic.expansion_events import CardBorrowed, EffectResolved
from wonders.games.classic.phases import NOBODY, Answers, Asked, Phase
from wonders.games.classic.table import Draft, Table
from wonders.games.classic.turn.hands import owner
from wonders.games.classic.turn.play import coins_of
from wonders.games.leaders.events import LeadersDrawn
from wonders.games.leaders.reasons import not_to_copy
from wonders.games.leaders.state import COPY, DRAW, leaders_of

MOST_OUTCOMES = 1000
"""Draws with more possible outcomes than this are not listed."""


class CopyLeader(Action):
    """Have the effect of a neighbour's leader from now on."""

    verb = "copy"
    card: str


class DrawLeaderCards(Action):
    """Chance: unused leaders that are drawn, sorted."""

    verb = "draw_leaders"
    cards: tuple[str, ...]


class PickLeaderToCopy(Decision):
    """Whose effect this city has from now on."""

    city: Seat


class DrawingLeaders(ChanceDecision):
    """Some of the unused leaders."""

    supply: tuple[Card, ...]
    count: int

    def sample(self, stream: Stream) -> DrawLeaderCards:
        drawn = by_order(stream.shuffled(self.supply)[: self.count])
        return DrawLeaderCards(tuple(card.id for card in drawn))

    def outcomes(self) -> tuple[tuple[DrawLeaderCards, int], ...] | None:
        if comb(len(self.supply), self.count) > MOST_OUTCOMES:
            return None
        return tuple((DrawLeaderCards(tuple(card.id for card in c)), 1) for c in combinations(self.supply, self.count))

    def accepts(self, action: Action) -> bool:
        if not isinstance(action, DrawLeaderCards) or len(action.cards) != self.count:
            return False
        return not Counter(action.cards) - Counter(card.id for card in self.supply)


class CopyLeaders(Phase):
    """The owner of the guild chooses a leader of a neighbour, if there is one.

    Rules leaders-69, leaders-71, leaders-72.
    """

    name = "copy_leaders"
    always_acts = False
    repeats = True
    only_if_owed = True

    def ask(self, table: Table | Draft) -> Asked:
        for effect in leaders_of(table).pending:
            if effect.kind == COPY and _leaders_beside(table, effect.city):
                return {owner(table, effect.city): PickLeaderToCopy(effect.city)}
        return NOBODY

    def legal(self, table: Table | Draft, seat: Seat, decision: PickLeaderToCopy) -> tuple[Action, ...]:
        return tuple(CopyLeader(leader.id) for leader in _leaders_beside(table, decision.city))

    def refuse(
        self, table: Table, decision: PickLeaderToCopy, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        beside = _leaders_beside(table, decision.city)
        return not_to_copy(self.rules, action.card, beside) if isinstance(action, CopyLeader) else None

    def act(self, draft: Draft, answers: Answers) -> None:
        """What the leader gives once comes at once: coins, and building from the discard pile."""
        for seat, action in answers.items():
            asked = self.ask(draft)[seat]
            assert isinstance(action, CopyLeader) and isinstance(asked, PickLeaderToCopy)
            city, card = asked.city, self.rules.card_by_id[action.card]
            draft.happen_all((CardBorrowed(city, card), EffectResolved(COPY, city)))
            draft.happen_all((*coins_of(draft, city, card, card.id), *([RevivalEarned(city)] if card.revives else ())))


def _leaders_beside(table: Table | Draft, city: int) -> tuple[Card, ...]:
    """Leaders recruited by the neighbours."""
    beside = (table.cities[city - 1], table.cities[(city + 1) % len(table.cities)])
    return by_order({card for one in beside for card in one.standing.built if card.colour is Colour.WHITE})


class DropCopies(Phase):
    """Without a leader to copy the guild has no effect. Rule leaders-71."""

    name = "drop_copies"
    only_if_owed = True

    def act(self, draft: Draft, answers: Answers) -> None:
        pending = leaders_of(draft).pending
        draft.happen_all(EffectResolved(COPY, effect.city) for effect in pending if effect.kind == COPY)


class DrawLeaders(Phase):
    """Unused leaders go into the reserve of the city that has completed such a stage. Rule leaders-79."""

    name = "draw_leaders"
    always_acts = False
    repeats = True
    only_if_owed = True

    def ask(self, table: Table | Draft) -> Asked:
        leaders = leaders_of(table)
        for effect in leaders.pending:
            if effect.kind == DRAW:
                label = f"leaders age {table.age} turn {table.turn} phase {self.name} city {effect.city}"
                return {CHANCE: DrawingLeaders(label, leaders.supply, int(effect.source))}
        return NOBODY

    def act(self, draft: Draft, answers: Answers) -> None:
        drawn = answers[CHANCE]
        assert isinstance(drawn, DrawLeaderCards)
        city = next(effect.city for effect in leaders_of(draft).pending if effect.kind == DRAW)
        cards = tuple(self.rules.card_by_id[id] for id in drawn.cards)
        draft.happen_all((LeadersDrawn(city, cards), EffectResolved(DRAW, city)))
