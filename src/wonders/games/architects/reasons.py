"""Why an action is not allowed: one sentence that says what is wrong and what would do."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction
from wonders.core.phrases import Phrase, Quote, Word
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
from wonders.games.architects.cards import CARD
from wonders.games.architects.house import WONDER_NAMES
from wonders.games.architects.queue import PICK_CARD
from wonders.games.architects.table import EMPTY, Table
from wonders.games.architects.tokens import TOKEN
from wonders.games.architects.turn.at_once import AT_ONCE
from wonders.games.architects.turn.pick import in_reach
from wonders.games.architects.turn.progress import on_offer, sets

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


class Refused(IllegalAction):
    """An illegal action whose reason is also a phrase, so that it can be said in other languages."""

    def __init__(self, sentence: str, rule: str, key: str, **args: Word) -> None:
        super().__init__(sentence, RULES.get(rule, ""))
        self.phrase = Phrase(key, args)


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


def _not_now(action: Action, legal: tuple[Action, ...]) -> Refused:
    verbs = ", ".join(dict.fromkeys(other.verb for other in legal))
    sentence = f"'{action.verb}' is no answer to this; allowed now: {verbs}."
    return Refused(sentence, "", "architects-why-not-now", verbs=Quote(verbs))


def _choose(table: Table, action: Choose) -> Refused:
    if action.wonder not in WONDER_NAMES:
        sentence = f"There is no wonder '{action.wonder}'; there are: {', '.join(WONDER_NAMES)}."
        return Refused(sentence, "wonder", "architects-why-no-wonder", wonder=Quote(action.wonder))
    sentence = f"The wonder {action.wonder} is taken already."
    return Refused(sentence, "wonder", "architects-why-wonder-taken", wonder=action.wonder)


def _look(table: Table, action: Look) -> Refused:
    if table.middle.cat != table.active:
        return Refused("Only the holder of the cat may look at the common deck.", "cat", "architects-why-no-cat")
    if table.piles[-1] == EMPTY:
        return _empty("common")
    return Refused("The top of the common deck is known to this player already.", "cat", "architects-why-seen")


def _take(table: Table, action: Take | Search) -> Refused:
    return _deck(table, action.deck)


def _deck(table: Table, deck: str) -> Refused:
    decks = table.seating.decks
    if deck in decks and table.piles[decks.index(deck)] == EMPTY:
        return _empty(deck)
    near = ",".join(in_reach(table))
    sentence = f"The deck {deck} is not in reach; in reach are: {', '.join(in_reach(table))}."
    return Refused(sentence, "reach", "architects-why-out-of-reach", deck=deck, decks=near)


def _empty(deck: str) -> Refused:
    sentence = f"The deck {deck} is empty, and it stays empty."
    return Refused(sentence, "empty", "architects-why-empty", deck=deck)


def _build(table: Table, action: Build) -> Refused:
    city = table.cities[table.active]
    if not 1 <= action.stage <= len(city.wonder.stages):
        sentence = f"There is no stage {action.stage}; stages are numbered 1 to 5."
        return Refused(sentence, "below", "architects-why-no-stage", n=action.stage)
    if action.stage in city.built:
        sentence = f"Stage {action.stage} is completed already."
        return Refused(sentence, "below", "architects-why-stage-built", n=action.stage)
    open_stages = ", ".join(str(stage.number) for stage in city.open_stages)
    stage = city.wonder.stages[action.stage - 1]
    if stage not in city.open_stages:
        sentence = f"Stage {action.stage} stands on stages that are not completed; open: {open_stages}."
        return Refused(sentence, "below", "architects-why-stage-closed", n=action.stage, stages=open_stages)
    if missing := _missing(table, action.cards):
        sentence = f"The city does not have these cards: {', '.join(missing)}."
        return Refused(sentence, "held", "architects-why-not-held", cards=",".join(missing))
    cards = ", ".join(action.cards) or "nothing"
    sentence = f"Stage {action.stage} costs {stage.size} {stage.kind} resources; {cards} does not pay for that."
    listed = ",".join(action.cards) or "none"
    return Refused(
        sentence, "pay", "architects-why-not-paid", n=action.stage, size=stage.size, kind=stage.kind, cards=listed
    )


def _missing(table: Table, cards: tuple[str, ...]) -> list[str]:
    held = table.cities[table.active].cards
    return [card for card, count in Counter(cards).items() if card not in CARD or held[CARD[card].place] < count]


def _trade(table: Table, action: Trade) -> Refused:
    if missing := _missing(table, action.symbols):
        sentence = f"The city does not have these cards: {', '.join(missing)}."
        return Refused(sentence, "held", "architects-why-not-held", cards=",".join(missing))
    if action.symbols not in sets(table.cities[table.active]):
        sentence = "A progress token costs two equal or three different symbols."
        return Refused(sentence, "set", "architects-why-no-set")
    return _token(table, action.token)


def _token(table: Table, token: str) -> Refused:
    offered = on_offer(table)
    sentence = f"The token {token} is not on offer; on offer: {', '.join(offered) or 'none'}."
    return Refused(sentence, "on_offer", "architects-why-not-offered", token=token, tokens=",".join(offered) or "none")


def _extra(table: Table, action: Extra) -> Refused:
    city, turn, token = table.cities[table.active], table.turn, TOKEN.get(action.token)
    if token is None or token not in city.tokens:
        sentence = f"The city does not have the token {action.token}."
        return Refused(sentence, "trigger", "architects-why-no-token", token=action.token)
    if token in turn.used:
        sentence = f"The token {token.id} has been used in this turn."
        return Refused(sentence, "once", "architects-why-used", token=token.id)
    if token not in turn.offers:
        sentence = f"Nothing in this turn gives a right to an extra card by the token {token.id}."
        return Refused(sentence, "trigger", "architects-why-no-trigger", token=token.id)
    return _deck(table, action.deck)


def _finish(table: Table, action: Finish) -> Refused:
    sentence = "The turn cannot end yet: a stage, a trade or a card that is due must be carried out first."
    return Refused(sentence, "duty", "architects-why-duty")


def _progress(table: Table, action: Progress) -> Refused:
    return _token(table, action.token)


def _keep(table: Table, action: Keep) -> Refused:
    found = dict.fromkeys(card.id for card in table.turn.found)
    sentence = f"{action.card} is not among the cards found, which are: {', '.join(found)}."
    return Refused(sentence, "keep", "architects-why-not-found", card=action.card, cards=",".join(found))


def _decline(table: Table, action: Decline) -> Refused:
    return Refused("The effect of a stage cannot be declined.", "effect", "architects-why-no-decline")


EFFECTS: Final = tuple((effect.name,) for effect in AT_ONCE)
REASONS: Final[Mapping[type[Action], Callable[[Table, Any], Refused]]] = {
    Choose: _choose,
    Look: _look,
    Take: _take,
    Build: _build,
    Trade: _trade,
    Extra: _extra,
    Finish: _finish,
    Progress: _progress,
    Search: _take,
    Keep: _keep,
    Decline: _decline,
}
