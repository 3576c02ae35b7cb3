"""Tables of two lines: cities with just what a test is about, and a few accessible cards."""

from collections.abc import Iterable

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat
from wonders.core.events import Event, Step
from wonders.games.duel.cards import CARDS
from wonders.games.duel.city import City, Finished, city_of
from wonders.games.duel.game import Duel
from wonders.games.duel.layout import LAYOUTS
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import PLAY, Draft, Table
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.wonders import WONDERS

GAME = Duel()

FIRST_SLOT, LAST_SLOT = 14, 19
"""The slots of the first age on which nothing lies at the start."""

FILLERS = ("altar", "theater", "guard_tower", "walls", "rostrum", "courthouse", "palace", "town_hall")
"""Cards that pad what a test does not care about."""


def cards(ids: str) -> tuple[Card, ...]:
    return tuple(CARDS[id] for id in ids.split())


def a_city(built: str = "", *, wonders: str = "", finished: str = "", tokens: str = "") -> City:
    """A city with these buildings, wonders that can be built, wonders that are built, and progress tokens."""
    return city_of(
        cards(built),
        tuple(WONDERS[id] for id in wonders.split()),
        tuple(Finished(WONDERS[id], CARDS[filler]) for id, filler in zip(finished.split(), FILLERS, strict=False)),
        tuple(TOKENS[id] for id in tokens.split()),
    )


def a_table(
    mine: City | None = None,
    theirs: City | None = None,
    lying: str = "",
    *,
    coins: tuple[int, int] = (7, 7),
    age: int = 1,
    pawn: int = 0,
    last: bool = False,
    discard: str = "",
    board: str = "architecture economy law masonry theology",
    loot: tuple[tuple[int, ...], tuple[int, ...]] = ((2, 5), (2, 5)),
    turn: Seat = 0,
) -> Table:
    """Seat `turn` is asked. The cards in `lying` are accessible; a filler keeps the age going unless they are `last`.

    They lie in the last row of the first age's layout, whatever the age: what is accessible is all that matters.
    """
    laid = _laid(lying.split(), last)
    return Table(
        phase=PLAY,
        turn=turn,
        age=age,
        laid=laid,
        shape=LAYOUTS[1].shape(sum(1 << slot for slot, card in enumerate(laid) if card)),
        discard=cards(discard),
        board=tuple(TOKENS[id] for id in board.split()),
        pawn=pawn,
        loot=loot,
        coins=coins,
        cities=(mine or a_city(), theirs or a_city()),
    )


def _laid(ids: list[str], last: bool) -> tuple[Card | None, ...]:
    padded = ids if last else [*ids, next(filler for filler in FILLERS if filler not in ids)]
    rest = LAST_SLOT + 1 - FIRST_SLOT - len(padded)
    assert rest >= 0, "no more cards can be accessible"
    return (*[None] * FIRST_SLOT, *(CARDS[id] for id in padded), *[None] * rest)


def legal(table: Table, seat: Seat | None = None) -> set[str]:
    """What a seat, or whoever is asked, may answer."""
    seats = GAME.pending(table) if seat is None else (seat,)
    return {str(action) for one in seats for action in GAME.legal(table, one)}


def asked(table: Table) -> Decision:
    """The one decision that is due."""
    (decision,) = GAME.pending(table).values()
    return decision


def who(table: Table) -> Seat:
    """The one seat that is asked."""
    (seat,) = GAME.pending(table)
    return seat


def take(table: Table, text: str, game: Duel = GAME) -> Step[Table]:
    """The step to which an answer leads, given as text by whoever is asked."""
    (seat,) = game.pending(table)
    return game.apply(table, {seat: game.notation.parse(text)})


def after(table: Table, *texts: str, game: Duel = GAME) -> Table:
    """The table after some answers."""
    for text in texts:
        table = take(table, text, game).table
    return table


def happened(table: Table, text: str, kind: type[Event[Draft]]) -> list[Event[Draft]]:
    """The events of a kind that an answer leads to."""
    return [event for event in take(table, text).events if isinstance(event, kind)]


def dealt(table: Table, game: Duel = GAME, seed: int = 0) -> Table:
    """The table after chance has answered as long as it is asked."""
    dealer = Dealer.from_seed(seed)
    while isinstance(decision := game.pending(table).get(CHANCE), ChanceDecision):
        table = game.apply(table, {CHANCE: dealer.answer(decision)}).table
    return table


def started(game: Duel = GAME, seed: int = 0) -> Table:
    """The first table on which a seat is asked something."""
    return dealt(game.start(), game, seed)


def drafted(game: Duel = GAME, seed: int = 0) -> Table:
    """The first turn of the first age; everybody has picked the first wonder on offer."""
    table = started(game, seed)
    while table.offer:
        table = dealt(after(table, f"pick {table.offer[0].id}", game=game), game, seed)
    return table


def play_out(table: Table, choose: Iterable[str] = ("sell",), game: Duel = GAME, seed: int = 0) -> Table:
    """Play until somebody is asked something else than a turn: always the first action with one of these verbs."""
    verbs = tuple(choose)
    table = dealt(table, game, seed)
    while game.pending(table) and table.phase == PLAY and table.owed is None:
        legal_now: tuple[Action, ...] = game.legal(table, table.turn)
        action = next(one for verb in verbs for one in legal_now if one.verb == verb)
        table = dealt(game.apply(table, {table.turn: action}).table, game, seed)
    return table
