"""The expert variant for two players: a third, free city that both play in turn."""

from collections.abc import Sequence

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, IllegalAction, Seat
from wonders.games.classic.actions import Build, BuildStage, Draw, Sell, build, build_stage
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.decisions import DrawingForFreeCity, PickCard
from wonders.games.classic.events import FreeCityCardDrawn, FreeCityPicked, FreeCityRevealed
from wonders.games.classic.phases import Answers, Asked, Phase
from wonders.games.classic.reasons import Case, cannot_use
from wonders.games.classic.table import Draft, Opening, Table
from wonders.games.classic.trade import IMPOSSIBLE
from wonders.games.classic.turn.choose import free_uses, is_free, market, open_free_builds, paying_city, uses
from wonders.games.classic.turn.hands import FREE_CITY, controller, hand_left
from wonders.games.classic.turn.pick import Pick
from wonders.games.classic.turn.play import Play


class DrawForFreeCity(Phase):
    """Whoever plays for the free city takes the top card of its stack into the hand. Rule classic-117."""

    name = "draw_for_free_city"
    always_asks = True

    def ask(self, table: Table | Draft) -> Asked:
        return {CHANCE: DrawingForFreeCity(f"free city age {table.age} turn {table.turn}", table.stack)}

    def act(self, draft: Draft, answers: Answers) -> None:
        drawn = answers[CHANCE]
        assert isinstance(drawn, Draw)
        draft.happen(FreeCityCardDrawn(controller(draft.age, draft.turn), self.rules.card_by_id[drawn.card]))


class PickForFreeCity(Phase):
    """Of the enlarged hand one card is chosen for the free city, unseen by the opponent.

    Rules classic-118 to classic-123.
    """

    name = "pick_for_free_city"
    always_asks = True

    def __init__(self, sells_only_if_hand_useless: bool = False) -> None:
        self._strict = sells_only_if_hand_useless

    def ask(self, table: Table | Draft) -> Asked:
        return {controller(table.age, table.turn): PickCard(FREE_CITY)}

    def legal(self, table: Table | Draft, seat: Seat, decision: PickCard) -> tuple[Action, ...]:
        actions: list[Action] = []
        for card in dict.fromkeys(table.hands[seat]):
            actions += free_city_uses(table.cities, card)
        useful = [action for action in actions if not isinstance(action, Sell)]
        return tuple(useful if self._strict and useful else actions)

    def refuse(
        self, table: Table, decision: PickCard, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        return cannot_use(Case(self.rules, table, decision, legal), action)

    def act(self, draft: Draft, answers: Answers) -> None:
        for seat, action in answers.items():
            draft.happen(FreeCityPicked(seat, action))


def free_city_uses(cities: Sequence[City], card: Card, opening: Opening | None = None) -> list[Action]:
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

    def legal(self, table: Table | Draft, seat: Seat, decision: PickCard) -> tuple[Action, ...]:
        return uses(table.cities, decision.city, hand_left(table, decision.city))

    def act(self, draft: Draft, answers: Answers) -> None:
        by, picked = controller(draft.age, draft.turn), draft.picked
        assert picked is not None
        chosen = [(FREE_CITY, picked, by), *((seat, answers[seat], seat) for seat in (by, 1 - by))]
        plays = []
        for city, action, seat in chosen:
            assert isinstance(action, Build | BuildStage | Sell)
            plays.append(Play(city, action, self.rules.card_by_id[action.card], seat, seat))
        draft.happen(FreeCityRevealed(picked))
        self.play(draft, plays)
