"""A view in words: the track, the layout, both cities, what else lies about."""

from collections.abc import Iterable, Iterator

from wonders.core.decisions import Seat
from wonders.core.phrases import Phrase, Player, phrase
from wonders.games.duel.cards import CARDS
from wonders.games.duel.decisions import ChooseToken, KeepToken
from wonders.games.duel.layout import LAYOUTS
from wonders.games.duel.military import military_points
from wonders.games.duel.pieces import Buildable
from wonders.games.duel.resample import resample
from wonders.games.duel.table import PLAY
from wonders.games.duel.tally import COLOURS
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.trade import payment_for
from wonders.games.duel.view import View
from wonders.games.duel.wonders import WONDERS

NONE = "none"
"""The word for an empty list."""


def describe(view: View) -> Iterator[Phrase]:
    """What a person at this seat wants to read: the own city before the other. Effects continue a line."""
    own = view.seat if view.seat in (0, 1) else 0
    if view.offer:
        yield phrase("duel-view-offer", n=len(view.offer))
        yield from _wonders(view.offer)
    if view.left:
        yield from _layout(view)
    yield _track(view)
    if view.board or view.phase == PLAY:
        yield phrase("duel-view-board", tokens=_listed(view.board), box=_listed(view.box))
    for seat in (own, 1 - own):
        yield from _city(view, seat)
    if view.discard:
        yield phrase("duel-view-discard", cards=_listed(view.discard))
    yield from _tokens(view)


def _wonders(ids: Iterable[str]) -> Iterator[Phrase]:
    for id in ids:
        yield phrase("duel-view-wonder", wonder=id, cost=_cost(id))
        yield from (effect.in_words() for effect in WONDERS[id].effects)


def _tokens(view: View) -> Iterator[Phrase]:
    """What the progress tokens do from which one is to be taken."""
    tokens = view.owed.tokens if isinstance(view.owed, KeepToken) else view.board
    for id in tokens if isinstance(view.owed, ChooseToken | KeepToken) else ():
        yield phrase("duel-view-token", token=id)
        yield from (effect.in_words() for effect in TOKENS[id].effects)


def _layout(view: View) -> Iterator[Phrase]:
    """Row by row from the far end; then what may be taken, and what the closed cards may be."""
    if view.phase == PLAY:
        yield phrase("duel-view-turn", age=view.age, seat=Player(view.turn), left=len(view.left))
    else:
        yield phrase("duel-view-age", age=view.age)
    for number, row in enumerate(LAYOUTS[view.age].rows, 1):
        lying = [_lying(view, slot) for slot in row if slot in view.left]
        if lying:
            yield phrase("duel-view-row", n=number, cards=",".join(lying))
    yield phrase("duel-view-accessible", cards=_listed(_lying(view, slot) for slot in view.accessible))
    yield from _payments(view)
    closed = [view.laid[slot] for slot in view.left if view.laid[slot] not in CARDS]
    if any(back != "guild" for back in closed):
        yield phrase("duel-view-unseen", cards=_listed(view.unseen))
    if "guild" in closed:
        yield phrase("duel-view-unseen-guilds", cards=_listed(view.guilds))


def _payments(view: View) -> Iterator[Phrase]:
    """What can be built, and what it costs whoever looks: the accessible cards, the wonders."""
    cards = [CARDS[view.laid[slot]] for slot in view.accessible if view.laid[slot] in CARDS]
    if view.seat in (0, 1) and view.phase == PLAY:
        table = resample([view])
        buildable: tuple[Buildable, ...] = (*cards, *table.cities[view.seat].wonders)
        for works in buildable:
            yield phrase("duel-view-payment", works=works.id, n=payment_for(table, view.seat, works))


def _lying(view: View, slot: int) -> str:
    """A card by its id; a closed one by its back."""
    id = view.laid[slot]
    return id if id in CARDS else "closed_guild" if id == "guild" else "closed"


def _track(view: View) -> Phrase:
    leader = 0 if view.pawn > 0 else 1
    loot = {"loot0": sum(view.loot[0]), "loot1": sum(view.loot[1])}
    if not view.pawn:
        return phrase("duel-view-track-middle", **loot)
    points = military_points(view.pawn, leader)
    return phrase("duel-view-track", seat=Player(leader), spaces=abs(view.pawn), points=points, **loot)


def _city(view: View, seat: Seat) -> Iterator[Phrase]:
    city = view.cities[seat]
    yield phrase("duel-view-city", seat=Player(seat), coins=view.coins[seat])
    for colour in COLOURS:
        cards = [id for id in city.built if CARDS[id].colour == colour]
        if cards:
            yield phrase("duel-view-buildings", colour=colour, cards=_listed(cards))
    if city.finished:
        yield phrase("duel-view-finished", wonders=_listed(wonder for wonder, _ in city.finished))
    yield from _wonders(city.wonders)
    if city.tokens:
        yield phrase("duel-view-tokens", tokens=_listed(city.tokens))


def _cost(wonder: str) -> str:
    """The goods of a wonder, as the texts list them: "2 W,1 G"."""
    letters = [good.value for good in WONDERS[wonder].cost.goods]
    return ",".join(f"{letters.count(letter)} {letter}" for letter in dict.fromkeys(letters))


def _listed(ids: Iterable[str]) -> str:
    return ",".join(ids) or NONE
