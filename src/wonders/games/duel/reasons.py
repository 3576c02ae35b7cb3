"""Why an action is not allowed: what is wrong, and what would do."""

from collections.abc import Callable, Iterable, Mapping

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.core.phases import AnyAction
from wonders.core.phrases import Phrase, Player, Quote, Word, quoted
from wonders.games.duel.actions import Begin, Bid, Build, BuildWonder, Destroy, PickWonder, Revive, Sell, TakeToken
from wonders.games.duel.cards import CARDS
from wonders.games.duel.decisions import DestroyCard, KeepToken
from wonders.games.duel.layout import bits
from wonders.games.duel.pieces import Buildable, Card, Piece
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


def refusal(rule: str, reason: str, **args: Word) -> IllegalAction:
    """Why something is not allowed, and by which rule, where one applies."""
    return IllegalAction(Phrase(f"duel-why-{reason}", args), RULES[rule] if rule else "")


def why_not(table: Table, seat: Seat, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
    """The reason why an action is not among the legal ones."""
    verbs = list(dict.fromkeys(other.verb for other in legal))
    is_turn = any(isinstance(other, Sell) for other in legal)
    if isinstance(action, Build | BuildWonder | Sell) if is_turn else action.verb in verbs:
        return _REASONS[type(action)](table, seat, action)
    return refusal("turn" if is_turn else "", "not-now", verbs=Quote(", ".join(verbs)))


def _take(table: Table, seat: Seat, action: Build | BuildWonder | Sell) -> IllegalAction:
    """First the card must be one that can be taken; then it must be possible to do this with it."""
    card = CARDS.get(action.card)
    if card is None:
        return refusal("", "no-card", card=quoted(action.card))
    accessible: tuple[Card, ...] = table.shape.pick(table.laid)
    if card not in accessible:
        return _covered(table, card, accessible)
    if isinstance(action, BuildWonder):
        return _wonder(table, seat, action)
    return _too_poor(table, seat, card)


def _covered(table: Table, card: Card, accessible: tuple[Card, ...]) -> IllegalAction:
    could = ids(accessible)
    slot = table.laid.index(card) if card in table.laid else -1
    if slot < 0 or not table.shape.left >> slot & 1:
        return refusal("accessible", "not-there", card=card.id, accessible=could)
    covering = [table.laid[over] for over in bits(table.shape.layout.covered_by[slot] & table.shape.left)]
    by = ",".join(over.id if over else "closed" for over in covering)
    return refusal("accessible", "covered", card=card.id, covering=by, accessible=could)


def _wonder(table: Table, seat: Seat, action: BuildWonder) -> IllegalAction:
    wonder = WONDERS.get(action.wonder)
    city = table.cities[seat]
    if wonder is None:
        return refusal("", "no-wonder", wonder=quoted(action.wonder))
    if wonder in city.wonders:
        return _too_poor(table, seat, wonder)
    if sum(len(one.finished) for one in table.cities) == MOST_WONDERS:
        return refusal("seven", "seven", n=MOST_WONDERS)
    if any(wonder is built.wonder for built in city.finished):
        return refusal("own-wonder", "wonder-stands", wonder=wonder.id)
    could = ids(city.wonders)
    return refusal("own-wonder", "not-your-wonder", wonder=wonder.id, seat=Player(seat), wonders=could)


def _too_poor(table: Table, seat: Seat, works: Buildable) -> IllegalAction:
    needed, held = payment_for(table, seat, works), table.coins[seat]
    goods = needed - works.coins
    return refusal(
        "payment",
        "too-poor",
        works=works.id,
        n=needed,
        goods=goods,
        held=held,
        short=needed - held,
        seat=Player(seat),
    )


def _destroy(table: Table, seat: Seat, action: Destroy) -> IllegalAction:
    assert isinstance(table.owed, DestroyCard)
    colour = table.owed.colour
    could = ids(card for card in table.cities[1 - seat].built if card.colour == colour)
    return refusal("destroy", "not-to-destroy", card=quoted(action.card), colour=colour, cards=could)


def _revive(table: Table, seat: Seat, action: Revive) -> IllegalAction:
    could = ids(table.discard)
    return refusal("mausoleum", "not-in-pile", card=quoted(action.card), cards=could)


def _token(table: Table, seat: Seat, action: TakeToken) -> IllegalAction:
    if action.token not in TOKENS:
        return refusal("", "no-token", token=quoted(action.token))
    if isinstance(table.owed, KeepToken):
        could = ",".join(table.owed.tokens)
        return refusal("library", "not-drawn", token=quoted(action.token), tokens=could)
    could = ids(table.board)
    return refusal("pair", "not-on-board", token=quoted(action.token), tokens=could)


def _pick(table: Table, seat: Seat, action: PickWonder) -> IllegalAction:
    could = ids(table.offer)
    return refusal("draft", "not-offered", wonder=quoted(action.wonder), wonders=could)


def _begin(table: Table, seat: Seat, action: Begin) -> IllegalAction:
    return refusal("starter", "no-seat", n=action.seat)


def _bid(table: Table, seat: Seat, action: Bid) -> IllegalAction:
    return refusal("bid", "bid", n=action.coins, most=START_COINS)


_REASONS: Mapping[type[Action], Callable[[Table, Seat, AnyAction], IllegalAction]] = {
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


def ids(pieces: Iterable[Piece]) -> str:
    """Their names in the notation."""
    return ",".join(piece.id for piece in pieces) or "none"
