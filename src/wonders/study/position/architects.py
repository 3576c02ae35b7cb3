"""A table of Architects by hand. Hidden are only the order of the decks, and what somebody has looked at."""

from random import Random
from typing import Final

from wonders.core.decisions import CHANCE, Seat
from wonders.core.phrases import Player
from wonders.core.wire import JsonObject
from wonders.games.architects.audit import PLAIN
from wonders.games.architects.cards import CARDS, COMMON, NO_CARDS, count, in_order
from wonders.games.architects.city import City, has_set
from wonders.games.architects.game import Architects
from wonders.games.architects.phases import PHASES
from wonders.games.architects.stages import can_build
from wonders.games.architects.table import (
    CHOOSE_WONDER,
    CONFLICT_TOKENS,
    KEEP_CARD,
    NEW_TURN,
    NO_SEAT,
    PICK_CARD,
    Middle,
    Table,
    Turn,
    seating_of,
)
from wonders.games.architects.tokens import TOKENS
from wonders.games.architects.tokens import in_order as in_rank
from wonders.games.architects.wonders import WONDERS
from wonders.study.position.architects_cards import Cards, counts_written, read_counts, read_decks
from wonders.study.position.architects_tokens import read_tokens
from wonders.study.position.reader import Reader, inside

FIELDS: Final = ("due", "cities", "decks", "row", "stack", "discard", "cat", "peace", "lookers", "turn")
CITY_FIELDS: Final = ("wonder", "built", "cards", "tokens", "victories")
TURN_FIELDS: Final = ("offers", "used", "owed", "searched", "found", "taken", "completed")
MOST_VICTORIES: Final = 60
MOST_COMPLETED: Final = 5


def can_write(game: Architects, table: Table) -> bool:
    """Whether a seat decides something and everything is laid out."""
    asked = game.pending(table)
    return bool(table.cities) and bool(asked) and CHANCE not in asked and table.queue[:1] != (CHOOSE_WONDER,)


def written(game: Architects, table: Table) -> JsonObject:
    """A moment at which a seat decides, as a document has it."""
    middle, turn = table.middle, table.turn
    more: JsonObject = {} if turn == NEW_TURN else {"turn": _turn(turn)}
    return {
        "due": list(table.queue),
        "cities": [_city(city) for city in table.cities],
        "decks": [
            {"top": top.id if top is not None else None, "rest": counts_written(count(rest))}
            for top, rest in table.piles
        ],
        "row": [token.id for token in middle.row],
        "stack": [token.id for token in middle.stack],
        "discard": counts_written(middle.discard),
        "cat": middle.cat,
        "peace": middle.peace,
        "lookers": list(middle.lookers),
        **more,
    }


def _city(city: City) -> JsonObject:
    return {
        "wonder": city.wonder.id,
        "built": list(city.built),
        "cards": counts_written(city.cards),
        "tokens": [token.id for token in city.tokens],
        "victories": city.victories,
    }


def _turn(turn: Turn) -> JsonObject:
    told: JsonObject = {
        "offers": [token.id for token in turn.offers],
        "used": [token.id for token in turn.used],
        "owed": list(turn.owed),
        "searched": turn.searched,
        "found": [card.id for card in turn.found],
        "taken": [card.id for card in turn.taken],
        "completed": turn.completed,
    }
    return {name: value for name, value in told.items() if value}


def read(game: Architects, given: JsonObject, reader: Reader, rng: Random) -> Table | None:
    """The table that a document describes; None where the reader has found a problem."""
    cities = _read_cities(reader, game, given)
    if len(cities) != game.players:
        return None
    decks = (*(city.wonder.id for city in cities), COMMON)
    if len(set(decks)) != len(decks):
        reader.wrong("cities", "twice", thing=next(id for id in decks if decks.count(id) > 1))
        return None
    lookers = _read_lookers(reader, given, game.players)
    before = len(reader.problems)
    cards = read_decks(reader, given, decks, [city.cards for city in cities], bool(lookers), rng)
    row, stack = read_tokens(reader, given, cities, rng)
    if len(reader.problems) > before:
        return None
    return _laid_out(game, reader, given, cities, cards, Middle(0, row, stack, lookers=lookers))


def _laid_out(
    game: Architects, reader: Reader, given: JsonObject, cities: list[City], cards: Cards, middle: Middle
) -> Table | None:
    seat = reader.number(given, "seat", "", 0, game.players - 1)
    peace = reader.number(given, "peace", "", 0, CONFLICT_TOKENS[game.players], CONFLICT_TOKENS[game.players])
    table = Table(
        seating=seating_of(game.house, (*(city.wonder.id for city in cities), COMMON)),
        middle=middle.but(peace=peace, discard=cards.discard, cat=_read_cat(reader, given, cities)),
        queue=_read_due(reader, given),
        active=seat,
        cities=tuple(cities),
        piles=cards.piles,
        turn=_read_turn(reader, given.get("turn", {}), cards.decks),
    )
    _check_duties(reader, table)
    _check_moment(reader, table)
    if not reader.problems and not game.legal(table, seat):
        reader.wrong("due", "nothing-to-choose")
    return table


def _read_cities(reader: Reader, game: Architects, given: JsonObject) -> list[City]:
    cities = []
    for at, entry in enumerate(reader.entries(given, "cities", "", game.players)):
        place = f"cities.{at}"
        fields = reader.fields(entry, place, CITY_FIELDS)
        wonder = reader.thing(fields.get("wonder"), inside(place, "wonder"), WONDERS)
        cards = read_counts(reader, fields, "cards", place)
        tokens = in_rank(reader.things(fields, "tokens", place, TOKENS))
        if wonder is None:
            continue
        numbers = {str(stage.number): stage.number for stage in wonder.stages}
        built = [
            reader.thing(str(number), f"{place}.built.{n}", numbers)
            for n, number in enumerate(reader.entries(fields, "built", place))
        ]
        stages = tuple(sorted({number for number in built if number is not None}))
        if len(stages) < len(built):
            reader.wrong(f"{place}.built", "architects-stage-twice")
        victories = reader.number(fields, "victories", place, 0, MOST_VICTORIES)
        city = City(wonder, stages, cards or NO_CARDS, tokens, victories)
        _check_stages(reader, city, place)
        cities.append(city)
    return cities


def _check_stages(reader: Reader, city: City, place: str) -> None:
    for number in city.built:
        layer = city.wonder.stages[number - 1].layer
        if any(below.layer < layer and below.number not in city.built for below in city.wonder.stages):
            reader.wrong(f"{place}.built", "architects-stage-in-air", number=number)


def _read_lookers(reader: Reader, given: JsonObject, players: int) -> tuple[Seat, ...]:
    listed = reader.entries(given, "lookers", "")
    seats = {str(seat): seat for seat in range(players)}
    found = [reader.thing(str(seat), f"lookers.{at}", seats) for at, seat in enumerate(listed)]
    return tuple(dict.fromkeys(seat for seat in found if seat is not None))


def _read_cat(reader: Reader, given: JsonObject, cities: list[City]) -> Seat:
    """Who has the cat: somebody who has taken a card with its icon, and nobody as long as there is no such card."""
    cats = [sum(city.cards[card.place] for card in CARDS.values() if card.cat) for city in cities]
    cat = reader.number(given, "cat", "", NO_SEAT, len(cities) - 1, NO_SEAT)
    if cat == NO_SEAT and any(cats):
        reader.wrong("cat", "architects-cat-nowhere")
    elif cat != NO_SEAT and not cats[cat]:
        reader.wrong("cat", "architects-cat", seat=Player(cat))
    return cat


def _read_due(reader: Reader, given: JsonObject) -> tuple[str, ...]:
    names = {name: name for name in PHASES}
    if "due" not in given:
        return (PICK_CARD,)
    return reader.things(given, "due", "", names)


def _read_turn(reader: Reader, value: object, decks: tuple[str, ...]) -> Turn:
    given = reader.fields(value, "turn", TURN_FIELDS)
    names = {name: name for name in decks}
    searched = given.get("searched", "")
    return Turn(
        offers=in_rank(reader.things(given, "offers", "turn", TOKENS)),
        used=reader.things(given, "used", "turn", TOKENS),
        owed=reader.things(given, "owed", "turn", names),
        searched=(reader.thing(searched, "turn.searched", names) or "") if searched else "",
        found=in_order(reader.things(given, "found", "turn", CARDS)),
        taken=reader.things(given, "taken", "turn", CARDS),
        completed=reader.number(given, "completed", "turn", 0, MOST_COMPLETED),
    )


def _check_duties(reader: Reader, table: Table) -> None:
    """When its turn was over, a city had nothing left that had to be done."""
    at_start = table.queue[:1] == (PICK_CARD,)
    tokens_left = bool(table.middle.row or table.middle.stack)
    for seat, city in enumerate(table.cities):
        if seat == table.active and not at_start:
            continue
        if city.is_finished:
            reader.wrong(f"cities.{seat}.built", "architects-finished")
        elif can_build(city, NEW_TURN.but(used=city.tokens), PLAIN):
            reader.wrong(f"cities.{seat}.cards", "architects-payable")
        if has_set(city.cards) and tokens_left:
            reader.wrong(f"cities.{seat}.cards", "architects-tradable")


def _check_moment(reader: Reader, table: Table) -> None:
    """What is due must be something that a seat is asked, and the turn must fit it."""
    turn, tokens = table.turn, set(table.cities[table.active].tokens)
    if not (set(turn.offers) | set(turn.used) <= tokens) or set(turn.offers) & set(turn.used):
        reader.wrong("turn", "architects-tokens-used")
    if bool(turn.found) != (table.queue[:1] == (KEEP_CARD,)):
        reader.wrong("turn.found", "architects-found")
    if table.queue[:1] == (PICK_CARD,) and not table.middle.peace:
        reader.wrong("peace", "architects-peace")
    asks = PHASES[table.queue[0]].may_lapse if table.queue else True
    if not asks or table.queue[:1] == (CHOOSE_WONDER,):
        reader.wrong("due", "no-moment")
