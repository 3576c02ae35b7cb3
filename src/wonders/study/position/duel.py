"""A table of Duel by hand. All of it lies open: what a document leaves out is drawn from what is left."""

from random import Random
from typing import Final

from wonders.core.decisions import CHANCE, Seat
from wonders.core.phrases import Player
from wonders.core.wire import JsonObject
from wonders.games.duel.cards import DECKS, GUILDS
from wonders.games.duel.chance import LAST_AGE
from wonders.games.duel.city import City
from wonders.games.duel.decisions import ChooseToken, DestroyCard, KeepToken, Owed, ReviveCard
from wonders.games.duel.game import Duel
from wonders.games.duel.layout import LAYOUTS
from wonders.games.duel.pieces import GUILD, Token
from wonders.games.duel.setup import TOKENS_ON_BOARD, WONDERS_OFFERED
from wonders.games.duel.table import BEGIN, DRAFT, PLAY, Cities, Table, box_of
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.wonders import WONDERS
from wonders.study.position.duel_cities import CitiesRead, CityRead, check_wonders, fill_cards, read_cities, taken_slots
from wonders.study.position.duel_layout import CLOSED, TAKEN, LayoutRead, read_layout
from wonders.study.position.duel_track import check_symbols, read_board, read_loot, read_pawn
from wonders.study.position.reader import Reader

FIELDS: Final = (
    "age", "asks", "seat", "next", "first", "layout", "pawn", "loot", "board", "discard", "cities", "offer", "drawn",
    "colour",
)  # fmt: skip
TURN, STARTER, WONDER, TOKEN, KEEP, DESTROY, REVIVE = "turn", "starter", "wonder", "token", "keep", "destroy", "revive"
ASKS: Final = (TURN, STARTER, WONDER, TOKEN, KEEP, DESTROY, REVIVE)
COLOURS: Final = ("brown", "grey")


def can_write(game: Duel, table: Table) -> bool:
    """Whether a seat decides something that a document can say."""
    return table.phase in (PLAY, BEGIN, DRAFT) and CHANCE not in game.pending(table)


def written(game: Duel, table: Table) -> JsonObject:
    """A moment at which a seat decides, as a document has it."""
    asks, more = _asked(table)
    return {
        "age": table.age,
        "asks": asks,
        "seat": next(iter(game.pending(table))),
        "next": table.turn,
        "first": table.first,
        "layout": [_slot(table, slot) for slot in range(len(table.laid))],
        "pawn": table.pawn,
        "loot": [list(loot) for loot in table.loot],
        "board": [token.id for token in table.board],
        "discard": [card.id for card in table.discard],
        "cities": [_city(city, coins) for city, coins in zip(table.cities, table.coins, strict=True)],
        **more,
    }


def _asked(table: Table) -> tuple[str, JsonObject]:
    if table.phase == DRAFT:
        return WONDER, {"offer": [wonder.id for wonder in table.offer]}
    if table.phase == BEGIN:
        return STARTER, {}
    match table.owed:
        case KeepToken(tokens=tokens):
            return KEEP, {"drawn": list(tokens)}
        case DestroyCard(colour=colour):
            return DESTROY, {"colour": colour}
        case ChooseToken():
            return TOKEN, {}
        case ReviveCard():
            return REVIVE, {}
    return TURN, {}


def _slot(table: Table, slot: int) -> str:
    card = table.laid[slot]
    if card is None:
        return GUILD if table.purple >> slot & 1 else CLOSED
    return card.id if table.shape.left >> slot & 1 else f"{TAKEN}{card.id}"


def _city(city: City, coins: int) -> JsonObject:
    return {
        "coins": coins,
        "built": [card.id for card in city.built],
        "wonders": [wonder.id for wonder in city.wonders],
        "finished": [[built.wonder.id, built.buried.id] for built in city.finished],
        "tokens": [token.id for token in city.tokens],
    }


def read(game: Duel, given: JsonObject, reader: Reader, rng: Random) -> Table | None:
    """The table that a document describes; None where the reader has found a problem."""
    asks = reader.word(given, "asks", "", ASKS, TURN)
    age = reader.number(given, "age", "", 0, LAST_AGE, 0 if asks == WONDER else 1)
    if (age == 0) != (asks == WONDER):
        reader.wrong("age", "duel-age", age=age)
        return None
    layout = read_layout(reader, given, age, within_turn=asks not in (TURN, STARTER))
    read = read_cities(reader, given)
    if len(read.cities) != 2:
        return None
    if asks == WONDER:
        return _drafting(game, reader, given, read, rng)
    wonders = check_wonders(reader, read.cities, rng)
    if not fill_cards(reader, read, layout, rng):
        return None
    taken_slots(reader, read, layout)
    one, other = (city.made(own) for city, own in zip(read.cities, wonders, strict=True))
    return _in_play(game, reader, given, asks, layout, read, (one, other), rng)


def _in_play(
    game: Duel, reader: Reader, given: JsonObject, asks: str, layout: LayoutRead, read: CitiesRead, cities: Cities,
    rng: Random,
) -> Table | None:  # fmt: skip
    seat = reader.number(given, "seat", "", 0, 1)
    check_symbols(reader, cities)
    pawn = read_pawn(reader, given, cities)
    board = read_board(reader, given, cities, asks == TOKEN, rng)
    table = Table(
        phase=BEGIN if asks == STARTER else PLAY,
        first=reader.number(given, "first", "", 0, 1, game.start().first),
        turn=reader.number(given, "next", "", 0, 1, seat if asks == TURN else 1 - seat),
        age=layout.age,
        laid=tuple(layout.laid),
        shape=LAYOUTS[layout.age].shape(layout.left) if not reader.problems else LAYOUTS[layout.age].full,
        closed=layout.closed,
        purple=layout.purple,
        unseen=tuple(card for card in DECKS[layout.age] if card not in layout.laid),
        guilds=tuple(card for card in GUILDS if card not in layout.laid) if layout.age == LAST_AGE else (),
        discard=read.discard or (),
        board=board,
        pawn=pawn,
        loot=read_loot(reader, given, pawn),
        coins=(read.cities[0].coins, read.cities[1].coins),
        cities=cities,
    )
    return _asking(game, reader, given, asks, seat, table)


def _asking(game: Duel, reader: Reader, given: JsonObject, asks: str, seat: Seat, table: Table) -> Table | None:
    """The table with what is asked there, if it can be asked there."""
    table = table.but(owed=_owed(reader, given, asks, seat, table))
    if asks == STARTER and (table.shape.left != LAYOUTS[table.age].full.left or table.age == 1):
        reader.wrong("asks", "duel-starter")
    if asks == TURN and not table.shape.left:
        reader.wrong("layout", "duel-nothing-left")
    if reader.problems:
        return None
    if seat not in game.pending(table):
        reader.wrong("seat", "duel-other-seat", seat=Player(seat))
    elif not game.legal(table, seat):
        reader.wrong("asks", "nothing-to-choose")
    return table


def _owed(reader: Reader, given: JsonObject, asks: str, seat: Seat, table: Table) -> Owed | None:
    own = table.cities[seat]
    if asks == TOKEN:
        return ChooseToken(seat)
    if asks == REVIVE:
        return ReviveCard(seat)
    if asks == DESTROY:
        return DestroyCard(seat, reader.word(given, "colour", "", COLOURS, COLOURS[0]))
    if asks != KEEP:
        return None
    draws = max((built.wonder.draws for built in own.finished), default=0)
    drawn = reader.things(given, "drawn", "", TOKENS)
    box = box_of(table.board, table.cities)
    if not draws:
        reader.wrong("asks", "duel-no-library", seat=Player(seat))
    elif len(drawn) != draws or len(set(drawn)) != draws or not set(drawn) <= set(box):
        reader.wrong("drawn", "duel-drawn", size=draws)
    return KeepToken(seat, tuple(token.id for token in drawn))


def _drafting(game: Duel, reader: Reader, given: JsonObject, read: CitiesRead, rng: Random) -> Table | None:
    """A moment of the draft: who picks follows from who starts and from how many wonders are left."""
    first = reader.number(given, "first", "", 0, 1, game.start().first)
    offer = reader.things(given, "offer", "", WONDERS)
    held = [city.wonders or () for city in read.cities]
    reader.each_once(
        (wonder.id, place)
        for place, wonders in (("offer", offer), ("cities.0.wonders", held[0]), ("cities.1.wonders", held[1]))
        for wonder in wonders
    )
    if any(city.built or city.finished or city.tokens for city in read.cities) or read.discard:
        reader.wrong("cities", "duel-draft-empty")
    order = _picking(game, first, len(held[0]) + len(held[1]) + len(offer) > WONDERS_OFFERED)[-len(offer) :]
    counts = [len(held[seat]) + order.count(seat) for seat in (0, 1)] if offer else []
    if counts not in ([2, 2], [4, 4]) or not 2 <= len(offer) <= WONDERS_OFFERED:
        reader.wrong("offer", "duel-draft", one=len(held[0]), other=len(held[1]), offered=len(offer))
    if not reader.problems and reader.number(given, "seat", "", 0, 1, order[0]) != order[0]:
        reader.wrong("seat", "duel-other-seat", seat=Player(1 - order[0]))
    board = reader.things(given, "board", "", TOKENS) if "board" in given else _five(rng)
    if len(set(board)) != TOKENS_ON_BOARD or len(board) != TOKENS_ON_BOARD:
        reader.wrong("board", "duel-board", count=len(board), size=TOKENS_ON_BOARD, pairs=0)
    coins = read.cities[0].coins, read.cities[1].coins
    cities = CityRead(0, (), (), [], ()).made(held[0]), CityRead(0, (), (), [], ()).made(held[1])
    turn = reader.number(given, "next", "", 0, 1, first)
    return Table(phase=DRAFT, first=first, turn=turn, offer=offer, order=order, board=board, coins=coins, cities=cities)


def _five(rng: Random) -> tuple[Token, ...]:
    return tuple(rng.sample(list(TOKENS.values()), TOKENS_ON_BOARD))


def _picking(game: Duel, first: Seat, second: bool) -> tuple[Seat, ...]:
    """Who picks the four wonders of an offer, the first or the second one, in order."""
    picker = 1 - first if game.options["fair"] == "draft" else first
    picker = 1 - picker if second else picker
    return picker, 1 - picker, 1 - picker, picker
