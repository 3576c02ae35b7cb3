"""The expert variant for two players: a third, free city that both play in turn."""

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Decision, Seat
from wonders.core.events import happen
from wonders.games.classic.actions import Build, BuildStage, Draw, Sell, build, build_stage
from wonders.games.classic.card import Card
from wonders.games.classic.cards import CARDS
from wonders.games.classic.city import City
from wonders.games.classic.decisions import DrawingForFreeCity, PickCard
from wonders.games.classic.events import FreeCityCardDrawn, FreeCityPicked, FreeCityRevealed
from wonders.games.classic.phases import Answers, Asked, Log, Phase
from wonders.games.classic.table import Draft, Opening, Table, without
from wonders.games.classic.trade import IMPOSSIBLE
from wonders.games.classic.turn.choose import free_uses, is_free, market, open_free_builds, paying_city, uses
from wonders.games.classic.turn.pick import Pick, controller
from wonders.games.classic.turn.play import Play

FREE_CITY = 2


class DrawForFreeCity(Phase):
    """Whoever plays for the free city takes the top card of its stack into the hand.

    Rulebook: classic, "Expertenvariante für 2 Spieler", "Eine Karte wählen".
    """

    name = "draw_for_free_city"

    def ask(self, table: Table | Draft) -> Asked:
        return {CHANCE: DrawingForFreeCity(f"free city age {table.age} turn {table.turn}", table.stack)}

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        drawn = answers[CHANCE]
        assert isinstance(drawn, Draw)
        happen(draft, [FreeCityCardDrawn(controller(draft.age, draft.turn), CARDS[drawn.card])], log)


class PickForFreeCity(Phase):
    """Of the enlarged hand one card is chosen for the free city, unseen by the opponent.

    Rulebook: classic, "Expertenvariante für 2 Spieler", "Karte ins Spiel bringen".
    """

    name = "pick_for_free_city"

    def __init__(self, sells_only_if_hand_useless: bool = False) -> None:
        self._strict = sells_only_if_hand_useless

    def ask(self, table: Table | Draft) -> Asked:
        return {controller(table.age, table.turn): PickCard(FREE_CITY)}

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        actions: list[Action] = []
        for card in dict.fromkeys(table.hands[controller(table.age, table.turn)]):
            actions += free_city_uses(table.cities, card)
        useful = [action for action in actions if not isinstance(action, Sell)]
        return tuple(useful if self._strict and useful else actions)

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        for seat, action in answers.items():
            happen(draft, [FreeCityPicked(seat, action)], log)


def free_city_uses(cities: tuple[City, ...], card: Card, opening: Opening | None = None) -> list[Action]:
    """What the free city can do with a card: build it free if it can, else build it or a stage, else sell it."""
    id, city = card.id, cities[FREE_CITY]
    goods = market(cities, FREE_CITY, opening)
    payer = paying_city(city, FREE_CITY, opening)
    may_build = card.name not in city.standing.names
    if may_build and is_free(card, city):
        return [card.for_nothing]
    actions: list[Action] = []
    if may_build:
        actions += [build(id, *payment) for payment in goods.every_way(card, payer)]
        actions += free_uses(card, open_free_builds(city))
    stage = city.standing.next_stage
    ways = goods.every_way(stage, payer) if stage is not None else IMPOSSIBLE
    actions += [build_stage(id, *payment) for payment in ways]
    return actions or [card.sale]


class PickBesideFreeCity(Pick):
    """Both players pick for their own cities; then the free city's card comes into play first, then theirs."""

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PickCard)
        return uses(table.cities, decision.city, hand_left(table, decision.city))

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        by = controller(draft.age, draft.turn)
        assert draft.picked is not None
        plays = [Play(FREE_CITY, draft.picked, by, by)]
        plays += [Play(seat, answers[seat], seat, seat) for seat in (by, 1 - by)]
        happen(draft, [FreeCityRevealed(draft.picked)], log)
        self.play(draft, plays, log)


def hand_left(table: Table, seat: Seat) -> tuple[Card, ...]:
    """A seat's hand without the card that lies face down for the free city."""
    hand = table.hands[seat]
    if table.picked is None or seat != controller(table.age, table.turn):
        return hand
    assert isinstance(table.picked, Build | BuildStage | Sell)
    return without(hand, CARDS[table.picked.card])
