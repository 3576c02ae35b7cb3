"""Why something is not allowed with leaders: one sentence that says what is wrong and what would do."""

from collections.abc import Sequence

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction
from wonders.games.classic.actions import Build, BuildStage, Sell
from wonders.games.classic.card import Card
from wonders.games.classic.cards import CARDS
from wonders.games.classic.city import City
from wonders.games.classic.reasons import RULES, Case, Refused, no_card, no_stage
from wonders.games.leaders.prices import Recruit, price

RULES.update({"draft": "leaders-7", "reserve": "leaders-10", "leader_price": "leaders-11", "copy": "leaders-69"})
"""Numbers in docs/rules/leaders.md."""


def not_to_keep(id: str, hand: tuple[Card, ...]) -> Refused:
    """While leaders are drafted: one that this seat does not hold."""
    return _not_among(hand, id, "draft", "leader-not-in-hand", "leaders in hand")


def not_to_use(case: Case, action: Action) -> IllegalAction | None:
    """Before an age: a leader that is not in the reserve or is too dear, or a stage that cannot be completed."""
    if not isinstance(action, Build | BuildStage | Sell):
        return None
    reserve = case.table.reserves[case.at]
    leader = CARDS.get(action.card)
    if leader is None or leader not in reserve:
        return _not_in_reserve(action.card, reserve)
    if isinstance(action, BuildStage):
        return no_stage(case, leader, action)
    return _not_affordable(action, leader, price(leader, case.table.cities, case.at), case.city.coins)


def not_to_recruit(
    action: Action, cities: Sequence[City], at: int, reserve: tuple[Card, ...], purse: int
) -> Refused | None:
    """One more leader that is not in the reserve, or too dear."""
    if not isinstance(action, Build):
        return None
    leader = CARDS.get(action.card)
    if leader is None or leader not in reserve:
        return _not_in_reserve(action.card, reserve)
    return _not_affordable(action, leader, price(leader, cities, at), purse)


def not_to_copy(id: str, leaders: tuple[Card, ...]) -> Refused:
    """A leader that no neighbour has recruited."""
    return _not_among(leaders, id, "copy", "leader-not-beside", "leaders of the neighbours")


def _not_in_reserve(id: str, reserve: tuple[Card, ...]) -> Refused:
    return _not_among(reserve, id, "reserve", "leader-not-kept", "leaders kept")


def _not_affordable(action: Build | Sell, leader: Card, coins: int, purse: int) -> Refused | None:
    """A leader that costs more than there is, or another price. That it is not built is no reason worth telling."""
    cost = "1 coin" if coins == 1 else f"{coins} coins"
    if coins > purse:
        sentence = f"{leader.name} costs {cost} here; this city has {purse} for it."
        return Refused(sentence, "leader_price", "leader-too-dear", card=leader.id, price=coins, coins=purse)
    if not isinstance(action, Recruit):
        return None
    sentence = f"{leader.name} can be recruited, for {cost}."
    return Refused(sentence, "leader_price", "leader-price", card=leader.id, price=coins)


def _not_among(leaders: tuple[Card, ...], id: str, rule: str, key: str, where: str) -> Refused:
    if id not in CARDS:
        return no_card(id)
    names, ids = [leader.name for leader in leaders], [leader.id for leader in leaders]
    sentence = f"{CARDS[id].name} is not among the {where}: {', '.join(names) or 'there are none'}."
    return Refused(sentence, rule, key, card=id, leaders=",".join(ids) or "none")
