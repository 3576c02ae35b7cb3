"""Why something is not allowed with leaders."""

from collections.abc import Sequence

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction
from wonders.games.classic.actions import Build, BuildStage, Sell
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.reasons import Case, no_card, no_stage, refusal
from wonders.games.classic.ruleset import Ruleset
from wonders.games.leaders.prices import Recruit, price
from wonders.games.leaders.state import leaders_of


def not_to_keep(rules: Ruleset, id: str, hand: tuple[Card, ...]) -> IllegalAction:
    """While leaders are drafted: one that this seat does not hold."""
    return _not_among(rules, hand, id, "leaders-7", "leader-not-in-hand")


def not_to_use(case: Case, action: Action) -> IllegalAction | None:
    """Before an age: a leader that is not in the reserve or is too dear, or a stage that cannot be completed."""
    if not isinstance(action, Build | BuildStage | Sell):
        return None
    reserve = leaders_of(case.table).reserves[case.at]
    leader = case.rules.card_by_id.get(action.card)
    if leader is None or leader not in reserve:
        return _not_in_reserve(case.rules, action.card, reserve)
    if isinstance(action, BuildStage):
        return no_stage(case, leader, action)
    return _not_affordable(action, leader, price(leader, case.table.cities, case.at), case.city.coins)


def not_to_recruit(
    rules: Ruleset, action: Action, cities: Sequence[City], at: int, reserve: tuple[Card, ...], purse: int
) -> IllegalAction | None:
    """One more leader that is not in the reserve, or too dear."""
    if not isinstance(action, Build):
        return None
    leader = rules.card_by_id.get(action.card)
    if leader is None or leader not in reserve:
        return _not_in_reserve(rules, action.card, reserve)
    return _not_affordable(action, leader, price(leader, cities, at), purse)


def not_to_copy(rules: Ruleset, id: str, leaders: tuple[Card, ...]) -> IllegalAction:
    """A leader that no neighbour has recruited."""
    return _not_among(rules, leaders, id, "leaders-69", "leader-not-beside")


def _not_in_reserve(rules: Ruleset, id: str, reserve: tuple[Card, ...]) -> IllegalAction:
    return _not_among(rules, reserve, id, "leaders-10", "leader-not-kept")


def _not_affordable(action: Build | Sell, leader: Card, coins: int, purse: int) -> IllegalAction | None:
    """A leader that costs more than there is, or another price. That it is not built is no reason worth telling."""
    if coins > purse:
        return refusal("leaders-11", "leader-too-dear", card=leader.id, price=coins, coins=purse)
    if not isinstance(action, Recruit):
        return None
    return refusal("leaders-11", "leader-price", card=leader.id, price=coins)


def _not_among(rules: Ruleset, leaders: tuple[Card, ...], id: str, rule: str, reason: str) -> IllegalAction:
    if id not in rules.card_by_id:
        return no_card(id)
    return refusal(rule, reason, card=id, leaders=",".join(leader.id for leader in leaders) or "none")
