"""What some leaders, guilds and stages call for before the turn ends: copying a leader, drawing leaders."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, IllegalAction, Seat
from wonders.core.events import Event, happen
from wonders.games.classic.bonuses import works_done
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.cards import CARDS
from wonders.games.classic.counts import Colour
from wonders.games.classic.events import CoinsGained, CoinsPaid, RevivalEarned
from wonders.games.classic.expansion_events import CardBorrowed, ErrandDone, ErrandGiven
from wonders.games.classic.phases import NOBODY, Answers, Asked, Log, Phase
from wonders.games.classic.table import Draft, Table
from wonders.games.classic.turn.pick import owner
from wonders.games.leaders.effects import CopiesLeader, DrawsLeaders, RecruitsLeader
from wonders.games.leaders.events import LeadersDrawn
from wonders.games.leaders.reasons import not_to_copy
from wonders.games.leaders.recruit import RECRUIT

COPY, DRAW = "copy_leader", "draw_leaders"
"""Errands: a leader is to be copied (the source is the guild); leaders are to be drawn (their number)."""

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


def give_errands(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Note what buildings and stages call for. A city without a player has no leaders to draw or recruit."""
    for event in events:
        done = works_done(draft, event)
        if done is None:
            continue
        city, works, source = done
        has_player = city < len(draft.hands)
        for effect in works.effects:
            if isinstance(effect, CopiesLeader):
                yield ErrandGiven(COPY, city, source)
            elif isinstance(effect, DrawsLeaders) and has_player:
                yield ErrandGiven(DRAW, city, str(effect.n))
            elif isinstance(effect, RecruitsLeader) and has_player:
                yield ErrandGiven(RECRUIT, city, str(_purse(draft, city, events)))


def _purse(draft: Draft, city: int, events: Sequence[Event[Draft]]) -> int:
    """What a city has left of the coins it held before these events: what it has gained by them does not count."""
    gained = sum(event.coins for event in events if isinstance(event, CoinsGained) and event.city == city)
    earned = sum(event.coins for event in events if isinstance(event, CoinsPaid) and event.to == city)
    return draft.cities[city].coins - gained - earned


def at_once(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """What a copied leader gives once comes at once: coins, and building from the discard pile."""
    for event in events:
        if isinstance(event, CardBorrowed):
            coins = sum(effect.coins(tuple(draft.cities), event.city) for effect in event.card.paying)
            if coins:
                yield CoinsGained(event.city, coins, event.card.id)
            if event.card.revives:
                yield RevivalEarned(event.city)


class CopyLeaders(Phase):
    """The owner of the guild chooses a leader of a neighbour, if there is one."""

    name = "copy_leaders"
    always_acts = False
    repeats = True

    def ask(self, table: Table | Draft) -> Asked:
        for errand in table.errands:
            if errand.kind == COPY and _leaders_beside(table, errand.city):
                return {owner(table, errand.city): PickLeaderToCopy(errand.city)}
        return NOBODY

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PickLeaderToCopy)
        return tuple(CopyLeader(leader.id) for leader in _leaders_beside(table, decision.city))

    def why_not(
        self, table: Table, decision: Decision, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        assert isinstance(decision, PickLeaderToCopy)
        beside = _leaders_beside(table, decision.city)
        return not_to_copy(action.card, beside) if isinstance(action, CopyLeader) else None

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        for seat, action in answers.items():
            assert isinstance(action, CopyLeader)
            asked = self.ask(draft)[seat]
            assert isinstance(asked, PickLeaderToCopy)
            happen(draft, [CardBorrowed(asked.city, CARDS[action.card]), ErrandDone(COPY, asked.city)], log)


def _leaders_beside(table: Table | Draft, city: int) -> tuple[Card, ...]:
    """Leaders recruited by the neighbours."""
    beside = (table.cities[city - 1], table.cities[(city + 1) % len(table.cities)])
    return by_order({card for one in beside for card in one.standing.built if card.colour is Colour.WHITE})


class DropCopies(Phase):
    """Without a leader to copy the guild has no effect."""

    name = "drop_copies"
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        if draft.errands:
            happen(draft, [ErrandDone(COPY, errand.city) for errand in draft.errands if errand.kind == COPY], log)


class DrawLeaders(Phase):
    """Unused leaders go into the reserve of the city that has completed such a stage."""

    name = "draw_leaders"
    always_acts = False
    repeats = True

    def ask(self, table: Table | Draft) -> Asked:
        for errand in table.errands:
            if errand.kind == DRAW:
                label = f"leaders age {table.age} turn {table.turn} phase {self.name} city {errand.city}"
                return {CHANCE: DrawingLeaders(label, table.supply, int(errand.source))}
        return NOBODY

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        drawn = answers[CHANCE]
        assert isinstance(drawn, DrawLeaderCards)
        city = next(errand.city for errand in draft.errands if errand.kind == DRAW)
        happen(draft, [LeadersDrawn(city, tuple(CARDS[id] for id in drawn.cards)), ErrandDone(DRAW, city)], log)
