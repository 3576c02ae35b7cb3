"""The cities of a classic table: boards, buildings, stages, coins and tokens."""

from dataclasses import dataclass, field
from typing import Final

from wonders.core.wire import JsonObject
from wonders.games.cities.tokens import DEBT, DIPLOMACY
from wonders.games.classic.card import Board, Card
from wonders.games.classic.city import City, Standing
from wonders.games.classic.deck import cities_at
from wonders.games.classic.game import Classic
from wonders.study.position.reader import MOST_THINGS, Reader, inside, shown

FIELDS: Final = (
    "board", "built", "buried", "by", "coins", "victories", "defeats", "spent", "tokens", "borrowed", "sold", "leaders",
    "retired",
)  # fmt: skip
WORTHS: Final = (1, 3, 5)
"""Of a victory, by the age in which it was won."""
NEIGHBOURS: Final = 2
MOST_DEFEATS: Final = 12


@dataclass
class CityRead:
    """A city as it is written: None for what is left open."""

    place: str
    board: Board | None
    built: tuple[Card, ...]
    buried: list[Card | None]
    by: list[int]
    sold: tuple[Card, ...]
    city: City | None = None
    leaders: tuple[Card, ...] | None = None
    retired: tuple[Card, ...] = field(default=())


def read_cities(reader: Reader, game: Classic, given: JsonObject, fought: int) -> list[CityRead]:
    """All cities, the free one of two players included; so many ages have been fought."""
    entries = reader.entries(given, "cities", "", cities_at(game.players))
    cities = [_read(reader, game, entry, at) for at, entry in enumerate(entries)]
    wonders = [city.board.wonder for city in cities if city.board is not None]
    for at, city in enumerate(cities):
        if city.board is not None and city.board.wonder in wonders[:at]:
            reader.wrong(f"{city.place}.board", "twice", thing=city.board.wonder)
        if city.board is not None:
            fields = reader.fields(entries[at], city.place, FIELDS)
            city.city = _made(reader, game, fields, city, fought)
    if cities and all(city.city for city in cities) and game.options["expansions"] == "none":
        _check_balance(reader, [city.city for city in cities if city.city])
    return cities


def _read(reader: Reader, game: Classic, entry: object, at: int) -> CityRead:
    place, rules = f"cities.{at}", game.ruleset
    given = reader.fields(entry, place, FIELDS)
    board = reader.thing(given.get("board"), inside(place, "board"), rules.board_by_id)
    ages = {id: card for id, card in rules.card_by_id.items() if card.age or at < game.players}
    leaders = {card.id: card for card in rules.leaders} if at < game.players else {}
    buried = [
        reader.thing(id, f"{place}.buried.{number}", ages) if id is not None else None
        for number, id in enumerate(reader.entries(given, "buried", place))
    ]
    city = CityRead(
        place,
        board,
        reader.things(given, "built", place, ages),
        buried,
        _by(reader, game, given, place, at, len(buried)),
        reader.things(given, "sold", place, ages),
        leaders=reader.things(given, "leaders", place, leaders) if "leaders" in given else None,
        retired=reader.things(given, "retired", place, leaders),
    )
    _check_built(reader, city)
    return city


def _by(reader: Reader, game: Classic, given: JsonObject, place: str, at: int, stages: int) -> list[int]:
    """Who put each card under a stage: the city's own seat, for the free city one of the players."""
    if at < game.players:
        if "by" in given:
            reader.wrong(f"{place}.by", "unknown-field", field=shown("by"))
        return [at] * stages
    entries = reader.entries(given, "by", place, stages) if "by" in given else [0] * stages
    seats = {str(seat): seat for seat in game.seats}
    found = [reader.thing(str(seat), f"{place}.by.{number}", seats) for number, seat in enumerate(entries)]
    return [seat if seat is not None else 0 for seat in found]


def _check_built(reader: Reader, city: CityRead) -> None:
    names: set[str] = set()
    for at, card in enumerate(city.built):
        if card.name in names:
            reader.wrong(f"{city.place}.built.{at}", "classic-building-twice", card=card.id)
        names.add(card.name)
    if city.board is not None and len(city.buried) > len(city.board.stages):
        reader.wrong(
            f"{city.place}.buried", "classic-stages", count=len(city.buried), most=len(city.board.stages)
        )  # fmt: skip
        city.buried = city.buried[: len(city.board.stages)]


def _made(reader: Reader, game: Classic, given: JsonObject, city: CityRead, fought: int) -> City:
    """The city of the rules."""
    place = city.place
    assert city.board is not None
    cards = game.ruleset.card_by_id
    standing = Standing(
        city.board, city.built, len(city.buried), reader.things(given, "borrowed", place, cards)
    )  # fmt: skip
    victories = _victories(reader, given, place, fought)
    defeats = reader.number(given, "defeats", place, 0, MOST_DEFEATS)
    plain = game.options["expansions"] == "none"
    if plain and defeats + len(victories) > NEIGHBOURS * fought:
        reader.wrong(
            f"{place}.defeats", "classic-conflicts", count=defeats + len(victories), most=NEIGHBOURS * fought
        )  # fmt: skip
    kinds = {kind: kind for kind in (DEBT, DIPLOMACY)} if game.ruleset.truce else {}
    rights = {right: right for right in _rights(standing)}
    return City(
        standing,
        reader.number(given, "coins", place, default=3),
        victories,
        defeats,
        frozenset(reader.things(given, "spent", place, rights)),
        tuple(sorted(reader.things(given, "tokens", place, kinds))),
    )


def _rights(standing: Standing) -> set[str]:
    """Names of all rights that a city can have used."""
    return {str(effect.power) for effect in standing.effects if effect.power}


def _victories(reader: Reader, given: JsonObject, place: str, fought: int) -> tuple[int, ...]:
    listed = reader.entries(given, "victories", place)
    worths = {str(worth): worth for worth in WORTHS}
    found = [reader.thing(str(worth), f"{place}.victories.{at}", worths) for at, worth in enumerate(listed)]
    victories = tuple(worth for worth in found if worth is not None)
    for age, worth in enumerate(WORTHS, 1):
        most = NEIGHBOURS if age <= fought else 0
        if victories.count(worth) > most and len(victories) <= MOST_THINGS:
            reader.wrong(f"{place}.victories", "classic-victories", worth=worth, age=age, most=most)
    return victories


def _check_balance(reader: Reader, cities: list[City]) -> None:
    """Every victory is somebody's defeat, as long as no leader or black card meddles."""
    won, lost = sum(len(city.victories) for city in cities), sum(city.defeats for city in cities)
    if won != lost:
        reader.wrong("cities", "classic-balance", won=won, lost=lost)
