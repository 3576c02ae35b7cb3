"""Why an action is not allowed: one sentence that says what is wrong and what would do."""

from collections.abc import Iterator
from typing import NamedTuple

from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction
from wonders.core.phrases import Phrase, Quote, Word
from wonders.games.classic.actions import Build, BuildStage, Revive, Sell, TakeBoard
from wonders.games.classic.assess import Assessment, Free, Payable, TooPoor, Unavailable, assess
from wonders.games.classic.card import Card, Works
from wonders.games.classic.cards import CARDS
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.decisions import PickBoard, PickCard, PickDiscarded, PlayLastCard
from wonders.games.classic.effects import Effect
from wonders.games.classic.free_city import hand_left
from wonders.games.classic.table import Table
from wonders.games.classic.turn.choose import is_free, market, paying_city
from wonders.games.classic.turn.last_card import last_cards
from wonders.games.classic.turn.pick import controller
from wonders.games.classic.wonders import BOARDS
from wonders.games.classic.wording import listed_goods

RULES = {
    "board": "classic-5",
    "hand": "classic-36",
    "set_aside": "classic-118",
    "stands": "classic-40",
    "chain": "classic-33",
    "goods": "classic-11",
    "payment": "classic-24",
    "coins": "classic-25",
    "stages": "classic-45",
    "free_build": "classic-80",
    "free_build_again": "classic-81",
    "revive": "classic-89",
    "free_city_free": "classic-123",
    "free_city_sale": "classic-122",
}
"""Numbers in docs/rules/classic.md. Expansions give the number of a rule of their own."""


class Refused(IllegalAction):
    """An illegal action whose reason is also a phrase, so that it can be said in other languages."""

    def __init__(self, sentence: str, rule: str, key: str, **args: Word) -> None:
        super().__init__(sentence, RULES.get(rule, rule))
        self.phrase = Phrase(f"classic-why-{key}", args)


class Case(NamedTuple):
    """What was asked, and what was answered."""

    table: Table
    at: int
    """The city it is about."""
    decision: Decision
    legal: tuple[Action, ...]

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


def why_not(table: Table, decision: Decision, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
    """The reason why an action is not among the legal ones."""
    if isinstance(decision, PickBoard) and isinstance(action, TakeBoard):
        return _board(table, action)
    if isinstance(decision, PickDiscarded) and isinstance(action, Revive):
        return _revive(Case(table, decision.city, decision, legal), action)
    if isinstance(decision, PickCard | PlayLastCard) and isinstance(action, Build | BuildStage | Sell):
        return _use(Case(table, decision.city, decision, legal), action)
    verbs = ", ".join(dict.fromkeys(other.verb for other in legal))
    return Refused(f"'{action.verb}' is no answer to this; allowed now: {verbs}.", "", "not-now", verbs=Quote(verbs))


def _board(table: Table, action: TakeBoard) -> Refused:
    board = BOARDS.get(action.board)
    if board is None:
        return Refused(f"There is no board '{action.board}'.", "board", "no-board", board=Quote(action.board))
    taken = any(other is not None and other.wonder == board.wonder for other in table.boards)
    if taken:
        return Refused(f"The wonder of {board.id} is taken already.", "board", "board-taken", board=board.id)
    return Refused(f"The board {board.id} cannot be chosen here.", "board", "board-closed", board=board.id)


def _revive(case: Case, action: Revive) -> Refused:
    card = CARDS.get(action.card)
    if card is None:
        return no_card(action.card)
    if card not in case.table.discard:
        return Refused(f"{card.name} is not in the discard pile.", "revive", "not-in-pile", card=card.id)
    return _stands(card)


def _use(case: Case, action: Build | BuildStage | Sell) -> IllegalAction:
    card = CARDS.get(action.card)
    if card is None:
        return no_card(action.card)
    if card not in case.hand:
        return not_in_hand(case, card)
    if isinstance(action, Sell):
        return _sell(case, card)
    return _build(case, card, action) if isinstance(action, Build) else no_stage(case, card, action)


def no_card(id: str) -> Refused:
    return Refused(f"There is no card '{id}'.", "", "no-card", card=Quote(id))


def _stands(card: Card) -> Refused:
    sentence = f"{card.name} stands in this city already, and no building may stand there twice."
    return Refused(sentence, "stands", "stands", card=card.id)


def not_in_hand(case: Case, card: Card) -> Refused:
    picked = case.table.picked
    # The other player must not learn by asking what lies there.
    own = case.at == controller(case.table.age, case.table.turn)
    if own and isinstance(picked, Build | BuildStage | Sell) and picked.card == card.id:
        return Refused(f"{card.name} lies face down for the free city already.", "set_aside", "set-aside", card=card.id)
    hand = tuple(dict.fromkeys(case.hand))
    held = ", ".join(other.name for other in hand)
    ids = ",".join(other.id for other in hand)
    return Refused(
        f"{card.name} is not in the hand, which holds: {held}.", "hand", "not-in-hand", card=card.id, hand=ids
    )


def _sell(case: Case, card: Card) -> IllegalAction:
    """Only the free city may be barred from selling."""
    if any(isinstance(other, Build | BuildStage) and other.card == card.id for other in case.legal):
        sentence = f"The free city can build with {card.name}, so it may not sell it."
        return Refused(sentence, "free_city_sale", "may-not-sell", card=card.id)
    sentence = "The free city sells only if no card of the hand is of use to it."
    return Refused(sentence, "free_city_sale", "must-use-other")


def _build(case: Case, card: Card, action: Build) -> IllegalAction:
    if card.name in case.city.standing.names:
        return _stands(card)
    if action.using:
        return _right(case, card, action)
    return _payment(case, card, card.id, action)


def _right(case: Case, card: Card, action: Build) -> Refused:
    """The right to build without cost."""
    right = _rights().get(action.using)
    if right is None:
        return Refused(f"There is no right called '{action.using}'.", "", "no-right", using=Quote(action.using))
    if right.power not in case.city.standing.powers:
        return Refused("This city has no right to build for nothing.", "free_build", "right-missing")
    if right.power in case.city.spent:
        return Refused("This city has built for nothing in this age already.", "free_build_again", "right-used")
    if is_free(card, case.city):
        sentence = f"{card.name} costs this city nothing anyway, so no right is used for it."
        return Refused(sentence, "free_build_again", "right-unneeded", card=card.id)
    if isinstance(right.builds_free, Colour) and right.builds_free is not card.colour:
        colour = right.builds_free.value
        return Refused(f"This right builds {colour} cards only.", "free_build", "right-colour", colour=colour)
    return Refused("A building without cost is not paid for.", "free_build", "right-unpaid")


def _rights() -> dict[str, Effect]:
    """Every right to build for nothing, by its name."""
    works: list[Works] = [*CARDS.values(), *(stage for board in BOARDS.values() for stage in board.stages)]
    return {str(effect.power): effect for one in works for effect in one.effects if effect.builds_free}


def no_stage(case: Case, card: Card, action: BuildStage) -> IllegalAction:
    stage = case.city.standing.next_stage
    if stage is None:
        return Refused("All stages of this wonder are completed.", "stages", "no-stage")
    if case.for_free_city and card.for_nothing in case.legal:
        sentence = f"The free city can build {card.name} for nothing, so it must."
        return Refused(sentence, "free_city_free", "must-build-free", card=card.id)
    return _payment(case, stage, "next_stage", action)


def _payment(case: Case, works: Works, what: str, action: Build | BuildStage) -> IllegalAction:
    """Something is wrong with the goods or the coins."""
    name = works.name if isinstance(works, Card) else "the next stage"
    found = _assess(case, works)
    if isinstance(found, Free):
        because = f", because {found.chain} stands there" if found.chain else ""
        chain = next((card.id for card in case.city.standing.built if card.name == found.chain), "none")
        sentence = f"{_capital(name)} costs this city nothing{because}; it is not paid for."
        return Refused(sentence, "chain", "free", what=what, chain=chain)
    if options := "; ".join(_payments(case, action)):
        sentence = f"For {name} these payments are possible: {options}."
        return Refused(sentence, "payment", "payment", what=what, options=options)
    if isinstance(found, TooPoor):
        coins = "1 coin" if found.price == 1 else f"{found.price} coins"
        sentence = f"{_capital(name)} costs at least {coins}; this city has {found.coins}."
        return Refused(sentence, "coins", "too-poor", what=what, price=found.price, coins=found.coins)
    goods = found.goods if isinstance(found, Unavailable) else works.cost.goods
    lacking = ", ".join(f"{goods.count(good)} {good.name.lower()}" for good in dict.fromkeys(goods))
    sentence = f"For {name}, this city and its neighbours lack {lacking}."
    return Refused(sentence, "goods", "unavailable", what=what, goods=listed_goods(goods))


def _assess(case: Case, works: Works) -> Assessment:
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


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
