"""Coin losses at the end of a turn: every loser decides how much to pay and how much to owe."""

from collections.abc import Iterator, Sequence

from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction, Seat
from wonders.core.events import Event, happen
from wonders.core.outcome import Line
from wonders.core.phrases import phrase
from wonders.games.cities.effects import Loss
from wonders.games.cities.tokens import DEBT
from wonders.games.classic.bonuses import works_done
from wonders.games.classic.cards import CARDS
from wonders.games.classic.events import BANK, CoinsPaid
from wonders.games.classic.expansion_events import ErrandDone, ErrandGiven, TokensGained
from wonders.games.classic.phases import NOBODY, Answers, Asked, Log, Phase
from wonders.games.classic.reasons import Refused
from wonders.games.classic.scoring import Cities, Copied
from wonders.games.classic.table import Draft, Errand, Table
from wonders.games.classic.turn.pick import owner
from wonders.games.classic.wonders import BOARDS

LOSS = "loss"
DUE = "due"
"""Errands: a loss that a city has brought about; coins that a city has to pay or owe (the source is their number)."""

PAY_OR_OWE = "cities-9"
"""The rule, in docs/rules/cities.md."""


class PayOrOwe(Decision):
    """How much of a loss this city pays; the rest becomes debt."""

    city: Seat
    coins: int


class PayLoss(Action):
    """Pay so many coins of a loss; each one missing is a debt."""

    verb = "pay"
    coins: int


def note_losses(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Whoever builds such a card or stage brings a loss about for all others, to be settled at the end of the turn."""
    for event in events:
        done = works_done(draft, event)
        if done is not None and any(isinstance(effect, Loss) for effect in done[1].effects):
            yield ErrandGiven(LOSS, done[0], done[2])


class CountLosses(Phase):
    """What every city loses in this turn: after all cards lie, all trade is paid and all income is taken.

    The one who caused a loss does not share it; partners and neighbours do. Rulebook: cities, "Schulden".
    """

    name = "count_losses"
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        if draft.errands:
            happen(draft, self._count(draft), log)

    def _count(self, draft: Draft) -> Iterator[Event[Draft]]:
        losses = [errand for errand in draft.errands if errand.kind == LOSS]
        for errand in losses:
            yield ErrandDone(LOSS, errand.city)
        for at, city in enumerate(draft.cities):
            effects = (effect for errand in losses if errand.city != at for effect in _effects(draft, errand))
            coins = sum(effect.suffered_by(city) for effect in effects)
            if coins and city.coins:
                yield ErrandGiven(DUE, at, str(coins))
            elif coins:
                yield TokensGained(at, DEBT, coins)


def _effects(draft: Draft, errand: Errand) -> Iterator[Loss]:
    """The losses of a card, or of the stage of a board that was built last."""
    if errand.source in BOARDS:
        standing = draft.cities[errand.city].standing
        works = standing.board.stages[: standing.stages]
        found = next(stage for stage in reversed(works) if any(isinstance(e, Loss) for e in stage.effects))
        yield from (effect for effect in found.effects if isinstance(effect, Loss))
    else:
        yield from (effect for effect in CARDS[errand.source].effects if isinstance(effect, Loss))


class SettleLosses(Phase):
    """Everybody pays, or takes a debt token for each coin that is not paid; a seat decides for one city at a time.

    Rulebook: cities, "Schulden"; "Spielregel für 2 Spieler", "Münzverluste".
    """

    name = "settle_losses"
    always_acts = False
    repeats = True

    def ask(self, table: Table | Draft) -> Asked:
        if not table.errands:
            return NOBODY
        asked: dict[int, Decision] = {}
        for kind, city, coins in table.errands:
            if kind == DUE:
                asked.setdefault(owner(table, city), PayOrOwe(city, int(coins)))
        return asked

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PayOrOwe)
        most = min(decision.coins, table.cities[decision.city].coins)
        return tuple(PayLoss(coins) for coins in range(most, -1, -1))

    def why_not(
        self, table: Table, decision: Decision, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        if not isinstance(decision, PayOrOwe) or not isinstance(action, PayLoss):
            return None
        held, most = table.cities[decision.city].coins, len(legal) - 1
        sentence = f"Of this loss of {decision.coins}, 0 to {most} can be paid now: the city has {held}."
        return Refused(sentence, PAY_OR_OWE, "pay", coins=decision.coins, held=held, most=most)

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, self._settle(draft, answers), log)

    def _settle(self, draft: Draft, answers: Answers) -> Iterator[Event[Draft]]:
        asked = self.ask(draft)
        for seat in sorted(answers):
            due, action = asked[seat], answers[seat]
            assert isinstance(due, PayOrOwe) and isinstance(action, PayLoss)
            yield ErrandDone(DUE, due.city)
            if action.coins:
                yield CoinsPaid(due.city, BANK, action.coins)
            if action.coins < due.coins:
                yield TokensGained(due.city, DEBT, due.coins - action.coins)


def debts(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """Every debt costs a point; debts stand in the row of the coins. Rulebook: cities, "Ende der Partie"."""
    count = cities[at].tokens.count(DEBT)
    if count:
        yield Line("treasury", -count, "debts", phrase("classic-line-debts", count=count))
