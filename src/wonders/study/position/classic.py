"""A classic table by hand, with or without expansions: a moment at which cards are picked, or leaders recruited."""

from random import Random
from typing import Final

from wonders.core.decisions import Seat, UnparsableAction
from wonders.core.wire import JsonObject
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.deck import AGES
from wonders.games.classic.expansion_state import ExpansionState
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Burial, Table
from wonders.games.classic.turn.hands import controller
from wonders.games.leaders.state import LeadersState, leaders_of
from wonders.study.position.classic_cards import CardsRead, check_cards, fill, read_cards, turns_of
from wonders.study.position.classic_cities import CityRead, read_cities
from wonders.study.position.classic_redeal import redealt
from wonders.study.position.document import Placed
from wonders.study.position.reader import Reader, shown

FIELDS: Final = ("age", "turn", "asks", "knows", "cities", "hands", "discard", "stack", "picked")
PICK, FREE_CITY, RECRUIT = "pick", "free_city", "recruit"
PHASES: Final = {PICK: "pick", FREE_CITY: "pick_for_free_city", RECRUIT: "recruit"}
OWN, ALL = "own", "all"
KNOWS: Final = (OWN, ALL)
LEADERS_EACH: Final = 4


def can_write(game: Classic, table: Table) -> bool:
    """Whether cards are picked, or leaders recruited: what else is asked within a turn needs more than lies there."""
    return table.phase in PHASES.values()


def written(game: Classic, table: Table) -> JsonObject:
    """A moment at which cards are picked, as a document has it."""
    asks = next(name for name, phase in PHASES.items() if phase == table.phase)
    more: JsonObject = {"stack": [card.id for card in table.stack]} if len(table.cities) > len(table.hands) else {}
    if table.picked is not None:
        more["picked"] = str(table.picked)
    return {
        "age": table.age,
        "turn": table.turn,
        "asks": asks,
        "cities": [_city(game, table, at) for at in range(len(table.cities))],
        "hands": [[card.id for card in hand] for hand in table.hands],
        "discard": [card.id for card in table.discard],
        **more,
    }


def _city(game: Classic, table: Table, at: int) -> JsonObject:
    city, buried, beside = table.cities[at], table.buried[at], leaders_of(table)
    seated = at < len(table.hands)
    told: JsonObject = {
        "built": [card.id for card in city.standing.built],
        "buried": [one.card.id for one in buried],
        "by": [] if seated else [one.by for one in buried],
        "victories": list(city.victories),
        "defeats": city.defeats,
        "spent": sorted(city.spent),
        "tokens": list(city.tokens),
        "borrowed": [card.id for card in city.standing.borrowed],
        "sold": [card.id for card in table.sold[at]] if seated else [],
        "retired": [card.id for card in beside.retired[at]] if seated and beside.reserves else [],
    }
    head: JsonObject = {"board": city.standing.board.id, "coins": city.coins}
    if seated and beside.reserves:
        head["leaders"] = [card.id for card in beside.reserves[at]]
    return head | {name: value for name, value in told.items() if value}


def redeal(placed: Placed, rng: Random) -> Table:
    """Another table that the deciding seat cannot tell apart; with `knows: all` only what was left open changes."""
    game, given = placed.game, placed.document
    assert isinstance(game, Classic)
    if given.get("knows") == ALL:
        table = read(game, given, Reader(), rng)
        assert table is not None, "it was read before"
        return table
    return redealt(game, placed.table, placed.seat, rng)


def read(game: Classic, given: JsonObject, reader: Reader, rng: Random) -> Table | None:
    """The table that a document describes; None where the reader has found a problem."""
    asks = _asks(reader, game, given)
    reader.word(given, "knows", "", KNOWS, OWN)
    recruits = asks == RECRUIT
    age = reader.number(given, "age", "", 0 if recruits else 1, len(AGES) - 1 if recruits else len(AGES), 1)
    turns = turns_of(game, age) if age else 0
    turn = reader.number(given, "turn", "", turns if recruits else 1, turns, turns if recruits else 1)
    cities = read_cities(reader, game, given, age if recruits else age - 1)
    if not cities or any(city.city is None for city in cities):
        return None
    read = read_cards(reader, game, given, cities, *_sizes(game, asks, age, turn, turns))
    before = len(reader.problems)
    check_cards(reader, game, read, age)
    _check_turns(reader, game, cities, age, age if recruits else age - 1, turn)
    if len(reader.problems) > before:
        return None
    fill(reader, game, read, age, rng)
    return _laid_out(reader, game, given, asks, read, (age, turn, turns), rng) if not reader.problems else None


def _asks(reader: Reader, game: Classic, given: JsonObject) -> str:
    known = [PICK]
    if game.players == 2:
        known.append(FREE_CITY)
    if game.ruleset.leaders and "leaders" in str(game.options["expansions"]):
        known.append(RECRUIT)
    return reader.word(given, "asks", "", known, PICK)


def _sizes(game: Classic, asks: str, age: int, turn: int, turns: int) -> tuple[list[int], int]:
    """How many cards each hand has, and the free city's stack."""
    if asks == RECRUIT:
        return [0] * game.players, 0
    sizes = [turns + 2 - turn] * game.players
    if game.players > 2:
        return sizes, 0
    sizes[controller(age, turn)] += 1
    return sizes, turns + 1 - turn


def _check_turns(reader: Reader, game: Classic, cities: list[CityRead], age: int, over: int, turn: int) -> None:
    """No city has used more cards than it has had turns, last cards and revivals."""
    for at, read in enumerate(cities):
        city = read.city
        assert city is not None
        used = sum(1 for card in (*read.built, *read.buried) if card is None or card.age)
        had = sum(turns_of(game, one) for one in range(1, over + 1)) + (turn - 1 if over < age else 0)
        more = over * ("last_card" in city.standing.powers) + len(read.buried)
        more += sum(1 for card in (*read.built, *city.standing.borrowed) if not card.age)
        if used > had + more:
            reader.wrong(f"cities.{at}.built", "classic-too-quick", count=used, most=had)


def _laid_out(
    reader: Reader, game: Classic, given: JsonObject, asks: str, read: CardsRead, when: tuple[int, int, int],
    rng: Random,
) -> Table | None:  # fmt: skip
    age, turn, turns = when
    made = [city.city for city in read.cities if city.city is not None]
    table = Table(
        phase=PHASES[asks],
        boards=tuple(city.standing.board for city in made),
        cities=tuple(made),
        hands=tuple(by_order(hand or ()) for hand in read.hands),
        discard=by_order(read.discard or ()),
        age=age,
        turn=turn,
        turns=turns,
        stack=by_order(read.stack or ()),
        sold=tuple(city.sold for city in read.cities[: game.players]),
        buried=tuple(
            tuple(Burial(card, by) for card, by in zip(city.buried, city.by, strict=True) if card is not None)
            for city in read.cities
        ),
        expansions=_expansions(reader, game, read, asks, age, rng),
    )
    return _with_pick(reader, game, given, table, asks, rng)


def _expansions(
    reader: Reader, game: Classic, read: CardsRead, asks: str, age: int, rng: Random
) -> tuple[ExpansionState, ...]:
    if not any(isinstance(state, LeadersState) for state in game.ruleset.expansions):
        for city in read.cities:
            if city.leaders or city.retired:
                reader.wrong(f"{city.place}.leaders", "classic-no-leaders")
        return game.ruleset.expansions
    leaders = _leaders(reader, game, read, 0 if age == len(AGES) else LEADERS_EACH - age, rng)
    return tuple(leaders if isinstance(state, LeadersState) else state for state in game.ruleset.expansions)


def _leaders(reader: Reader, game: Classic, read: CardsRead, usual: int, rng: Random) -> LeadersState:
    """Reserves, those laid away and the rest of the leaders; reserves that are left open are drawn."""
    seats = read.cities[: game.players]
    placed: list[tuple[Card, str]] = [(card, place) for card, place in read.placed() if not card.age]
    for city in seats:
        placed += [(card, f"{city.place}.leaders") for card in city.leaders or ()]
        placed += [(card, f"{city.place}.retired") for card in city.retired]
    reader.each_once((card.id, place) for card, place in placed)
    seen = {card for card, _ in placed}
    free = [card for card in game.ruleset.leaders if card not in seen]
    rng.shuffle(free)
    reserves = []
    for city in seats:
        cards = city.leaders if city.leaders is not None else tuple(free.pop() for _ in range(min(usual, len(free))))
        reserves.append(by_order(cards))
    retired = tuple(city.retired for city in seats)
    return LeadersState(reserves=tuple(reserves), retired=retired, supply=by_order(free))


def _with_pick(reader: Reader, game: Classic, given: JsonObject, table: Table, asks: str, rng: Random) -> Table | None:
    """With what has been chosen for the free city before the players pick for their own."""
    text = given.get("picked")
    if game.players != 2 or asks != PICK:
        if text is not None:
            reader.wrong("picked", "classic-picked")
        return table
    whose: Seat = controller(table.age, table.turn)
    legal = game.legal(table.but(phase=PHASES[FREE_CITY]), whose)
    if text is None:
        return table.but(picked=rng.choice(legal))
    try:
        action = game.notation.parse(text if isinstance(text, str) else "")
    except UnparsableAction:
        action = None
    if action not in legal:
        reader.wrong("picked", "classic-picked-illegal", value=shown(text))
        return None
    return table.but(picked=action)
