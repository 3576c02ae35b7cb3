"""Why an action is not allowed: a sentence that says what is wrong and what would do, in the words of the notation."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.core.phrases import Phrase, Player, Quote, Word
from wonders.games.duel.actions import Begin, Bid, Build, BuildWonder, Destroy, PickWonder, Revive, Sell, TakeToken
from wonders.games.duel.cards import CARDS
from wonders.games.duel.decisions import DestroyCard, KeepToken
from wonders.games.duel.layout import bits
from wonders.games.duel.pieces import Card, Works
from wonders.games.duel.table import START_COINS, Table
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.trade import payment_for
from wonders.games.duel.turn import MOST_WONDERS
from wonders.games.duel.wonders import WONDERS

RULES = {
    "draft": "duel-6",
    "bid": "duel-10",
    "accessible": "duel-14",
    "turn": "duel-18",
    "own-wonder": "duel-23",
    "seven": "duel-24",
    "payment": "duel-35",
    "pair": "duel-43",
    "destroy": "duel-67",
    "library": "duel-69",
    "mausoleum": "duel-70",
    "starter": "duel-73",
}
"""Numbers in docs/rules/duel.md."""


class Refused(IllegalAction):
    """An illegal action whose reason is also a phrase, so that it can be said in other languages."""

    def __init__(self, sentence: str, rule: str, key: str, **args: Word) -> None:
        super().__init__(sentence, RULES[rule] if rule else "")
        self.phrase = Phrase(f"duel-why-{key}", args)


def why_not(table: Table, seat: Seat, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
    """The reason why an action is not among the legal ones."""
    verbs = list(dict.fromkeys(other.verb for other in legal))
    is_turn = any(isinstance(other, Sell) for other in legal)
    if isinstance(action, Build | BuildWonder | Sell) if is_turn else action.verb in verbs:
        return _REASONS[type(action)](table, seat, action)
    sentence = f"'{action.verb}' is no answer to this; allowed now: {', '.join(verbs)}."
    return Refused(sentence, "turn" if is_turn else "", "not-now", verbs=Quote(", ".join(verbs)))


def _take(table: Table, seat: Seat, action: Build | BuildWonder | Sell) -> IllegalAction:
    """First the card must be one that can be taken; then it must be possible to do this with it."""
    card = CARDS.get(action.card)
    if card is None:
        return Refused(f"There is no card '{action.card}'.", "", "no-card", card=Quote(action.card))
    accessible: tuple[Card, ...] = table.shape.pick(table.laid)
    if card not in accessible:
        return _covered(table, card, accessible)
    if isinstance(action, BuildWonder):
        return _wonder(table, seat, action)
    return _too_poor(table, seat, card)


def _covered(table: Table, card: Card, accessible: tuple[Card, ...]) -> Refused:
    could = ids(accessible)
    slot = table.laid.index(card) if card in table.laid else -1
    if slot < 0 or not table.shape.left >> slot & 1:
        sentence = f"{card.id} does not lie open in the layout; accessible are: {spaced(could)}."
        return Refused(sentence, "accessible", "not-there", card=card.id, accessible=could)
    covering = [table.laid[over] for over in bits(table.shape.layout.covered_by[slot] & table.shape.left)]
    by = ",".join(over.id if over else "closed" for over in covering)
    sentence = f"{card.id} is covered by {spaced(by)}; accessible are: {spaced(could)}."
    return Refused(sentence, "accessible", "covered", card=card.id, covering=by, accessible=could)


def _wonder(table: Table, seat: Seat, action: BuildWonder) -> Refused:
    wonder = WONDERS.get(action.wonder)
    city = table.cities[seat]
    if wonder is None:
        return Refused(f"There is no wonder '{action.wonder}'.", "", "no-wonder", wonder=Quote(action.wonder))
    if wonder in city.wonders:
        return _too_poor(table, seat, wonder)
    if sum(len(one.finished) for one in table.cities) == MOST_WONDERS:
        sentence = f"{MOST_WONDERS} wonders stand already, and no more may be built in a match."
        return Refused(sentence, "seven", "seven", n=MOST_WONDERS)
    if any(wonder is built for built, _ in city.finished):
        return Refused(f"{wonder.id} stands already.", "own-wonder", "wonder-stands", wonder=wonder.id)
    could = ids(city.wonders)
    sentence = f"{wonder.id} is no wonder of seat {seat}, who can still build: {spaced(could)}."
    return Refused(sentence, "own-wonder", "not-your-wonder", wonder=wonder.id, seat=Player(seat), wonders=could)


def _too_poor(table: Table, seat: Seat, works: Works) -> Refused:
    needed, held = payment_for(table, seat, works), table.coins[seat]
    goods = needed - works.coins
    sentence = f"{works.id} would take {needed} coins, {goods} of them for goods, and seat {seat} has {held}."
    return Refused(
        sentence,
        "payment",
        "too-poor",
        works=works.id,
        n=needed,
        goods=goods,
        held=held,
        short=needed - held,
        seat=Player(seat),
    )


def _destroy(table: Table, seat: Seat, action: Destroy) -> Refused:
    assert isinstance(table.owed, DestroyCard)
    colour = table.owed.colour
    could = ids(card for card in table.cities[1 - seat].built if card.colour == colour)
    sentence = f"'{action.card}' is no {colour} building of the other city; it has: {spaced(could)}."
    return Refused(sentence, "destroy", "not-to-destroy", card=action.card, colour=colour, cards=could)


def _revive(table: Table, seat: Seat, action: Revive) -> Refused:
    could = ids(table.discard)
    sentence = f"'{action.card}' is not in the discard pile, which holds: {spaced(could)}."
    return Refused(sentence, "mausoleum", "not-in-pile", card=action.card, cards=could)


def _token(table: Table, seat: Seat, action: TakeToken) -> Refused:
    if action.token not in TOKENS:
        return Refused(f"There is no progress token '{action.token}'.", "", "no-token", token=Quote(action.token))
    if isinstance(table.owed, KeepToken):
        could = ",".join(table.owed.tokens)
        sentence = f"{action.token} was not drawn; drawn were: {spaced(could)}."
        return Refused(sentence, "library", "not-drawn", token=action.token, tokens=could)
    could = ids(table.board)
    sentence = f"{action.token} does not lie on the board; there are: {spaced(could)}."
    return Refused(sentence, "pair", "not-on-board", token=action.token, tokens=could)


def _pick(table: Table, seat: Seat, action: PickWonder) -> Refused:
    could = ids(table.offer)
    sentence = f"'{action.wonder}' is not to be picked now; there are: {spaced(could)}."
    return Refused(sentence, "draft", "not-offered", wonder=action.wonder, wonders=could)


def _begin(table: Table, seat: Seat, action: Begin) -> Refused:
    return Refused(f"There is no seat {action.seat}; seat 0 or seat 1 can start.", "starter", "no-seat", n=action.seat)


def _bid(table: Table, seat: Seat, action: Bid) -> Refused:
    sentence = f"A bid is from 0 to {START_COINS} coins, not {action.coins}."
    return Refused(sentence, "bid", "bid", n=action.coins, most=START_COINS)


_REASONS: Mapping[type[Action], Callable[[Table, Seat, Any], IllegalAction]] = {
    Build: _take,
    BuildWonder: _take,
    Sell: _take,
    Destroy: _destroy,
    Revive: _revive,
    TakeToken: _token,
    PickWonder: _pick,
    Begin: _begin,
    Bid: _bid,
}


def ids(pieces: Iterable[Any]) -> str:
    """Their names in the notation."""
    return ",".join(piece.id for piece in pieces) or "none"


def spaced(listed: str) -> str:
    return listed.replace(",", ", ")
