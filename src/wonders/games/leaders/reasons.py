"""Why something is not allowed with leaders: one sentence that says what is wrong and what would do."""

from collections.abc import Iterable

from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction
from wonders.games.classic.actions import Build, BuildStage, Sell
from wonders.games.classic.card import Card
from wonders.games.classic.cards import CARDS
from wonders.games.classic.reasons import RULES, Case, Refused, no_card, no_stage
from wonders.games.classic.table import Table

RULES.update({"draft": "leaders-7", "reserve": "leaders-10", "leader_price": "leaders-11", "copy": "leaders-70"})
"""Numbers in docs/rules/leaders.md."""


def not_kept(id: str, hand: tuple[Card, ...]) -> Refused:
    """While leaders are drafted: one that this seat does not hold."""
    return _not_among("draft", "leader-not-in-hand", "leaders in hand", id, hand)


def not_usable(
    table: Table, at: int, price: int, decision: Decision, action: Action, legal: tuple[Action, ...]
) -> IllegalAction | None:
    """Before an age: a leader that is not in the reserve, too dear, or a stage that cannot be paid."""
    if not isinstance(action, Build | BuildStage | Sell):
        return None
    leader = CARDS.get(action.card)
    if leader is None or leader not in table.reserves[at]:
        return _not_among("reserve", "leader-not-kept", "leaders kept", action.card, table.reserves[at])
    if isinstance(action, BuildStage):
        return no_stage(Case(table, at, decision, legal), leader, action)
    return not_recruitable(leader, price, table.cities[at].coins) if isinstance(action, Build) else None


def not_recruitable(leader: Card, price: int, purse: int) -> Refused:
    """A leader that costs more than there is, or another price."""
    coins = "1 coin" if price == 1 else f"{price} coins"
    if price > purse:
        sentence = f"{leader.name} costs {coins} here; this city has {purse} for it."
        return Refused(sentence, "leader_price", "leader-too-dear", card=leader.id, price=price, coins=purse)
    sentence = f"{leader.name} is recruited, and that costs {coins} here."
    return Refused(sentence, "leader_price", "leader-price", card=leader.id, price=price)


def not_beside(id: str, leaders: tuple[Card, ...]) -> Refused:
    """A leader to copy that no neighbour has recruited."""
    return _not_among("copy", "leader-not-beside", "leaders of the neighbours", id, leaders)


def _not_among(rule: str, key: str, where: str, id: str, leaders: Iterable[Card]) -> Refused:
    if id not in CARDS:
        return no_card(id)
    named = tuple(leaders)
    held = ", ".join(leader.name for leader in named) or "none"
    sentence = f"{CARDS[id].name} is not among the {where}, which are: {held}."
    return Refused(sentence, rule, key, card=id, leaders=",".join(leader.id for leader in named) or "none")
