"""Why an action is not allowed: what is wrong, and what would do."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction
from wonders.core.phrases import Phrase, Quote, Word, quoted
from wonders.core.values import Value
from wonders.games.classic.actions import Build, BuildStage, Revive, Sell, TakeBoard
from wonders.games.classic.assess import Assessment, Free, Payable, TooPoor, Unavailable, assess
from wonders.games.classic.card import Buildable, Card
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.decisions import PlayLastCard
from wonders.games.classic.table import Table
from wonders.games.classic.turn.choose import is_free, market, paying_city
from wonders.games.classic.turn.hands import controller, hand_left, last_cards
from wonders.games.classic.wording import listed_goods

if TYPE_CHECKING:
    from wonders.games.classic.ruleset import Ruleset


def refusal(rule: str, reason: str, **args: Word) -> IllegalAction:
    """Why something is not allowed, and the number of the rule in docs/rules/, where one applies."""
    return IllegalAction(Phrase(f"classic-why-{reason}", args), rule)


class AboutCity(Protocol):
    """A decision for a city."""

    @property
    def city(self) -> int: ...


class Case(Value):
    """What was asked for a city, and what could have been answered."""

    rules: "Ruleset"
    table: Table
    decision: AboutCity
    legal: tuple[Action, ...]

    @property
    def at(self) -> int:
        """The city it is about."""
        return self.decision.city

    @property
    def city(self) -> City:
        return self.table.cities[self.at]

    @property
    def for_free_city(self) -> bool:
        return self.at >= len(self.table.hands)

    @property
    def hand(self) -> tuple[Card, ...]:
        if isinstance(self.decision, PlayLastCard):
            return last_cards(self.table, self.at)
        if self.for_free_city:
            return self.table.hands[controller(self.table.age, self.table.turn)]
        return hand_left(self.table, self.at)


def not_now(legal: tuple[Action, ...]) -> IllegalAction:
    """Another kind of answer is wanted."""
    return refusal("", "not-now", verbs=Quote(", ".join(dict.fromkeys(other.verb for other in legal))))


def cannot_take_board(rules: "Ruleset", table: Table, action: TakeBoard) -> IllegalAction:
    board = rules.board_by_id.get(action.board)
    if board is None:
        return refusal("classic-5", "no-board", board=quoted(action.board))
    taken = any(other is not None and other.wonder == board.wonder for other in table.boards)
    return refusal("classic-5", "board-taken" if taken else "board-closed", board=board.id)


def cannot_revive(case: Case, action: Revive) -> IllegalAction:
    card = case.rules.card_by_id.get(action.card)
    if card is None:
        return no_card(action.card)
    if card not in case.table.discard:
        return refusal("classic-89", "not-in-pile", card=card.id)
    return _stands(card)


def cannot_use(case: Case, action: Action) -> IllegalAction | None:
    """Why a card cannot be played like this."""
    if not isinstance(action, Build | BuildStage | Sell):
        return None
    card = case.rules.card_by_id.get(action.card)
    if card is None:
        return no_card(action.card)
    if card not in case.hand:
        return _not_in_hand(case, card)
    if isinstance(action, Sell):
        return _sell(case, card)
    return _build(case, card, action) if isinstance(action, Build) else no_stage(case, card, action)


def no_card(id: str) -> IllegalAction:
    return refusal("", "no-card", card=quoted(id))


def _stands(card: Card) -> IllegalAction:
    return refusal("classic-40", "stands", card=card.id)


def _not_in_hand(case: Case, card: Card) -> IllegalAction:
    picked = case.table.picked
    # The other player must not learn by asking what lies there.
    own = case.at == controller(case.table.age, case.table.turn)
    if own and isinstance(picked, Build | BuildStage | Sell) and picked.card == card.id:
        return refusal("classic-118", "set-aside", card=card.id)
    hand = ",".join(dict.fromkeys(other.id for other in case.hand))
    return refusal("classic-36", "not-in-hand", card=card.id, hand=hand)


def _sell(case: Case, card: Card) -> IllegalAction:
    """Only the free city may be barred from selling."""
    if any(isinstance(other, Build | BuildStage) and other.card == card.id for other in case.legal):
        return refusal("classic-122", "may-not-sell", card=card.id)
    return refusal("classic-122", "must-use-other")


def _build(case: Case, card: Card, action: Build) -> IllegalAction:
    if card.name in case.city.standing.names:
        return _stands(card)
    if action.using:
        return _right(case, card, action)
    return _payment(case, card, card.id, action)


def _right(case: Case, card: Card, action: Build) -> IllegalAction:
    """The right to build without cost."""
    right = case.rules.free_builds.get(action.using)
    if right is None:
        return refusal("", "no-right", using=quoted(action.using))
    if right.power not in case.city.standing.powers:
        return refusal("classic-80", "right-missing")
    if right.power in case.city.spent:
        return refusal("classic-81", "right-used")
    if is_free(card, case.city):
        return refusal("classic-81", "right-unneeded", card=card.id)
    if isinstance(right.builds_free, Colour) and right.builds_free is not card.colour:
        return refusal("classic-80", "right-colour", colour=right.builds_free.value)
    return refusal("classic-80", "right-unpaid")


def no_stage(case: Case, card: Card, action: BuildStage) -> IllegalAction:
    stage = case.city.standing.next_stage
    if stage is None:
        return refusal("classic-45", "no-stage")
    if case.for_free_city and card.for_nothing in case.legal:
        return refusal("classic-123", "must-build-free", card=card.id)
    return _payment(case, stage, "next_stage", action)


def _payment(case: Case, works: Buildable, what: str, action: Build | BuildStage) -> IllegalAction:
    """Something is wrong with the goods or the coins."""
    found = _assess(case, works)
    if isinstance(found, Free):
        chain = next((card.id for card in case.city.standing.built if card.name == found.chain), "none")
        return refusal("classic-33", "free", what=what, chain=chain)
    if options := "; ".join(_payments(case, action)):
        return refusal("classic-24", "payment", what=what, options=options)
    if isinstance(found, TooPoor):
        return refusal("classic-25", "too-poor", what=what, price=found.price, coins=found.coins)
    goods = found.goods if isinstance(found, Unavailable) else works.cost.goods
    return refusal("classic-11", "unavailable", what=what, goods=listed_goods(goods))


def _assess(case: Case, works: Buildable) -> Assessment:
    """A last card is paid with the means of the turn's start, unless the table has agreed otherwise."""
    cities, opening = case.table.cities, case.table.opening
    if isinstance(case.decision, PlayLastCard) and opening is not None:
        found = assess(works, paying_city(case.city, case.at, opening), market(cities, case.at, opening))
        if not isinstance(found, Payable):
            return found
    return assess(works, case.city, market(cities, case.at))


def _payments(case: Case, action: Build | BuildStage) -> Iterator[str]:
    """The payments that are offered for this use of the card, in the notation of actions."""
    for other in case.legal:
        if isinstance(other, Build | BuildStage) and other.verb == action.verb and other.card == action.card:
            paid = {"left": other.left, "right": other.right, "bank": other.bank}
            yield " ".join(f"{to}={coins}" for to, coins in paid.items() if coins) or "left=0"
