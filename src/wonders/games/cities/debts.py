"""Coin losses at the end of a turn: every loser decides how much to pay and how much to owe."""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction, Seat
from wonders.core.events import Event
from wonders.core.outcome import Line
from wonders.core.phrases import phrase
from wonders.games.cities.effects import Loss
from wonders.games.cities.tokens import DEBT, DUE, LOSS, losses_of
from wonders.games.classic.card import Buildable
from wonders.games.classic.events import BANK, CoinsPaid
from wonders.games.classic.expansion_events import EffectPending, EffectResolved, TokensGained
from wonders.games.classic.expansion_state import PendingEffect
from wonders.games.classic.phases import Answers, Asked, Phase
from wonders.games.classic.reasons import refusal
from wonders.games.classic.scoring import Cities, Copied
from wonders.games.classic.table import Draft, Table
from wonders.games.classic.turn.hands import owner


class PayOrOwe(Decision):
    """How much of a loss this city pays; the rest becomes debt."""

    city: Seat
    coins: int


class PayLoss(Action):
    """Pay so many coins of a loss; each one missing is a debt."""

    verb = "pay"
    coins: int


class CountLosses(Phase):
    """What every city loses in this turn: after all cards lie, all trade is paid and all income is taken.

    The one who caused a loss does not share it; partners and neighbours do.
    Rules cities-7, cities-8, cities-10, cities-12.
    """

    name = "count_losses"
    only_if_owed = True

    def act(self, draft: Draft, answers: Answers) -> None:
        losses = [effect for effect in losses_of(draft) if effect.kind == LOSS]
        if losses:
            draft.happen_all(self._count(draft, losses))

    def _count(self, draft: Draft, losses: list[PendingEffect]) -> Iterator[Event[Draft]]:
        for loss in losses:
            yield EffectResolved(LOSS, loss.city)
        for at, city in enumerate(draft.cities):
            effects = (effect for loss in losses if loss.city != at for effect in self._effects(draft, loss))
            coins = sum(effect.suffered_by(city) for effect in effects)
            if coins and city.coins:
                yield EffectPending(DUE, at, str(coins))
            elif coins:
                yield TokensGained(at, DEBT, coins)

    def _effects(self, draft: Draft, loss: PendingEffect) -> list[Loss]:
        """The losses of a card, or of the stage of a board that was built last."""
        standing = draft.cities[loss.city].standing
        works: list[Buildable] = list(standing.board.stages[: standing.stages])
        if loss.source != standing.board.id:
            works = [self.rules.card_by_id[loss.source]]
        found = ([effect for effect in one.effects if isinstance(effect, Loss)] for one in reversed(works))
        return next(losses for losses in found if losses)


class SettleLosses(Phase):
    """Everybody pays, or takes a debt token for each coin that is not paid; a seat decides for one city at a time.

    Rules cities-9, cities-11, cities-13.
    """

    name = "settle_losses"
    always_acts = False
    repeats = True
    only_if_owed = True

    def ask(self, table: Table | Draft) -> Asked:
        asked: dict[Seat, Decision] = {}
        for kind, city, coins in losses_of(table):
            if kind == DUE:
                asked.setdefault(owner(table, city), PayOrOwe(city, int(coins)))
        return asked

    def legal(self, table: Table | Draft, seat: Seat, decision: PayOrOwe) -> tuple[Action, ...]:
        most = min(decision.coins, table.cities[decision.city].coins)
        return tuple(PayLoss(coins) for coins in range(most, -1, -1))

    def refuse(
        self, table: Table, decision: PayOrOwe, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        if not isinstance(action, PayLoss):
            return None
        held, most = table.cities[decision.city].coins, len(legal) - 1
        return refusal("cities-9", "pay", coins=decision.coins, held=held, most=most)

    def act(self, draft: Draft, answers: Answers) -> None:
        draft.happen_all(self._settle(draft, answers))

    def _settle(self, draft: Draft, answers: Answers) -> Iterator[Event[Draft]]:
        asked = self.ask(draft)
        for seat in sorted(answers):
            due, action = asked[seat], answers[seat]
            assert isinstance(due, PayOrOwe) and isinstance(action, PayLoss)
            yield EffectResolved(DUE, due.city)
            if action.coins:
                yield CoinsPaid(due.city, BANK, action.coins)
            if action.coins < due.coins:
                yield TokensGained(due.city, DEBT, due.coins - action.coins)


def debts(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """Every debt costs a point, in the row of the coins. Rule cities-17."""
    count = cities[at].tokens.count(DEBT)
    if count:
        yield Line("treasury", -count, "debts", phrase("classic-line-debts", count=count))
