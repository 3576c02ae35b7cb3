"""Why an action is not allowed: what is wrong, and what would do."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction
from wonders.core.phases import AnyAction
from wonders.core.phrases import Phrase, Quote, Word, quoted
from wonders.games.architects.actions import (
    Build,
    Choose,
    Decline,
    Extra,
    Finish,
    Keep,
    Look,
    Progress,
    Search,
    Take,
    Trade,
)
from wonders.games.architects.cards import CARDS, COMMON
from wonders.games.architects.options import WONDER_NAMES
from wonders.games.architects.science import on_offer, sets
from wonders.games.architects.stage_effects import STAGE_EFFECTS
from wonders.games.architects.table import EMPTY, PICK_CARD, Table
from wonders.games.architects.tokens import TOKENS
from wonders.games.architects.turn import in_reach

RULES: Final = {
    "wonder": "architects-1",
    "reach": "architects-10",
    "empty": "architects-15",
    "below": "architects-18",
    "duty": "architects-20",
    "pay": "architects-17",
    "held": "architects-25",
    "cat": "architects-31",
    "set": "architects-34",
    "on_offer": "architects-36",
    "once": "architects-40",
    "trigger": "architects-43",
    "keep": "architects-70",
    "effect": "architects-77",
}
"""Numbers in docs/rules/architects.md."""


def refusal(rule: str, reason: str, **args: Word) -> IllegalAction:
    """Why something is not allowed, and by which rule, where one applies."""
    return IllegalAction(Phrase(f"architects-why-{reason}", args), RULES[rule] if rule else "")


def why_not(table: Table, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
    """The reason why an action is not among the legal ones."""
    reason = REASONS.get(type(action))
    if type(action) not in {type(other) for other in legal} and not _speaks_anyway(table, action):
        return _not_now(action, legal)
    return reason(table, action) if reason else _not_now(action, legal)


def _speaks_anyway(table: Table, action: Action) -> bool:
    """Whether there is more to say than that it is not the time for such an action."""
    if isinstance(action, Look):
        return table.queue == (PICK_CARD,)
    if isinstance(action, Decline):
        return table.queue[:1] in EFFECTS
    return not table.queue and isinstance(action, Build | Trade | Extra | Finish)


def _not_now(action: Action, legal: tuple[Action, ...]) -> IllegalAction:
    return refusal("", "not-now", verbs=Quote(", ".join(dict.fromkeys(other.verb for other in legal))))


def _choose(table: Table, action: Choose) -> IllegalAction:
    if action.wonder not in WONDER_NAMES:
        return refusal("wonder", "no-wonder", wonder=quoted(action.wonder))
    return refusal("wonder", "wonder-taken", wonder=action.wonder)


def _look(table: Table, action: Look) -> IllegalAction:
    if table.middle.cat != table.active:
        return refusal("cat", "no-cat")
    if table.piles[-1] == EMPTY:
        return refusal("empty", "empty", deck=COMMON)
    return refusal("cat", "seen")


def _take(table: Table, action: Take | Search) -> IllegalAction:
    return _deck(table, action.deck)


def _deck(table: Table, deck: str) -> IllegalAction:
    place = table.seating.place.get(deck)
    if place is not None and table.piles[place] == EMPTY:
        return refusal("empty", "empty", deck=deck)
    return refusal("reach", "out-of-reach", deck=deck, decks=",".join(in_reach(table)))


def _build(table: Table, action: Build) -> IllegalAction:
    city, number = table.cities[table.active], action.stage
    if not 1 <= number <= len(city.wonder.stages):
        return refusal("below", "no-stage", n=number)
    if number in city.built:
        return refusal("below", "stage-built", n=number)
    stage = city.wonder.stages[number - 1]
    if stage not in city.open_stages:
        open_stages = ", ".join(str(stage.number) for stage in city.open_stages)
        return refusal("below", "stage-closed", n=number, stages=open_stages)
    if missing := _missing(table, action.cards):
        return refusal("held", "not-held", cards=missing)
    listed = ",".join(action.cards) or NONE
    return refusal("pay", "not-paid", n=number, size=stage.size, kind=stage.kind, cards=listed)


def _missing(table: Table, cards: tuple[str, ...]) -> str:
    held = table.cities[table.active].cards
    counted = Counter(cards).items()
    return ",".join(card for card, count in counted if card not in CARDS or held[CARDS[card].place] < count)


def _trade(table: Table, action: Trade) -> IllegalAction:
    if missing := _missing(table, action.symbols):
        return refusal("held", "not-held", cards=missing)
    if action.symbols not in sets(table.cities[table.active]):
        return refusal("set", "no-set")
    return _token(table, action)


def _token(table: Table, action: Trade | Progress) -> IllegalAction:
    tokens = ",".join(on_offer(table)) or NONE
    return refusal("on_offer", "not-offered", token=action.token, tokens=tokens)


def _extra(table: Table, action: Extra) -> IllegalAction:
    city, turn, token = table.cities[table.active], table.turn, TOKENS.get(action.token)
    if token is None or token not in city.tokens:
        return refusal("trigger", "no-token", token=action.token)
    if token in turn.used:
        return refusal("once", "used", token=token.id)
    if token not in turn.offers:
        return refusal("trigger", "no-trigger", token=token.id)
    return _deck(table, action.deck)


def _finish(table: Table, action: Finish) -> IllegalAction:
    return refusal("duty", "duty")


def _keep(table: Table, action: Keep) -> IllegalAction:
    found = dict.fromkeys(card.id for card in table.turn.found)
    return refusal("keep", "not-found", card=action.card, cards=",".join(found))


def _decline(table: Table, action: Decline) -> IllegalAction:
    return refusal("effect", "no-decline")


EFFECTS: Final = tuple((effect.name,) for effect in STAGE_EFFECTS)
NONE: Final = "none"
"""The word for an empty list."""
REASONS: Final[Mapping[type[Action], Callable[[Table, AnyAction], IllegalAction]]] = {
    Choose: _choose,
    Look: _look,
    Take: _take,
    Build: _build,
    Trade: _trade,
    Extra: _extra,
    Finish: _finish,
    Progress: _token,
    Search: _take,
    Keep: _keep,
    Decline: _decline,
}
