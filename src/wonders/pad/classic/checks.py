"""What can never lie on a table of 7 Wonders, and what does not fit together if everything was entered."""

from collections import Counter
from collections.abc import Iterator, Sequence

from wonders.games.cities.effects import Loss
from wonders.games.cities.tokens import DEBT
from wonders.games.classic.box import every_card
from wonders.games.classic.card import Card
from wonders.games.classic.catalogue import catalogue
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour, Where
from wonders.games.classic.effects import Points, Power
from wonders.games.classic.expansion import EXPANSIONS
from wonders.games.classic.game import Classic
from wonders.games.classic.options import boards_in_use, expansion_names
from wonders.games.leaders.effects import CopiesLeader, RecruitsLeader
from wonders.pad.classic.conflicts import check_conflicts
from wonders.pad.pads import Entered
from wonders.pad.reader import Reader

CARDS = every_card()

AGES = 3
LEADERS = 3
"""Leaders that a player uses: one before each age."""

_NEEDS = {item.id: item.needs for item in catalogue()}
_TWINS = {name for name, count in Counter(card.name for card in CARDS.values()).items() if count > 1}
"""Buildings that come in two ages under one name: an entry does not say which it was."""


def check_table(reader: Reader, game: Classic, cities: tuple[City, ...], entered: Sequence[Entered]) -> None:
    """Look at everything. A free city that was not entered is the last of the cities, and is not looked at."""
    _wonders(reader, game, cities[: len(entered)])
    for at, city in enumerate(cities[: len(entered)]):
        _cards(reader, game, at, city)
        _sizes(reader, game, at, city)
        _debts(reader, game, cities, at)
        _copied(reader, cities, at)
    _copies(reader, game, cities)
    _draws(reader, game, cities)
    known = all("conflict_tokens" in city for city in entered) and len(entered) == len(cities)
    if known and not reader.problems:  # what is wrong already might also take long to think through
        check_conflicts(reader, game, cities)
    if len(entered) < len(cities):
        _missed_city(reader, cities)


def _wonders(reader: Reader, game: Classic, cities: Sequence[City]) -> None:
    boards = [city.standing.board for city in cities]
    usable = boards_in_use(game.options)
    for at, board in enumerate(boards):
        if board not in usable:
            reader.wrong("wonder-needs", at, "wonder", wonder=board.id, expansion=_NEEDS[board.id][0])
        if any(board.wonder == other.wonder for other in boards[:at]):
            reader.wrong("wonder-taken", at, "wonder", wonder=board.wonder)


def _copies_in_play(game: Classic, card: Card) -> int:
    """How many of a card can lie on the table."""
    if card.colour is Colour.WHITE:
        return int(set(_NEEDS[card.id]) <= set(expansion_names(game.options)))
    decks = game.ruleset.decks
    return sum(deck.fixed.count(card) + sum(card in draw.lot for draw in deck.draws) for deck in decks)


def _cards(reader: Reader, game: Classic, at: int, city: City) -> None:
    built = city.standing.built
    missing = set(EXPANSIONS) - set(expansion_names(game.options))
    for card in dict.fromkeys((*built, *city.standing.borrowed)):
        if needed := [name for name in _NEEDS[card.id] if name in missing]:
            reader.wrong("card-needs", at, "cards", card=card.id, expansion=needed[0])
        elif not _copies_in_play(game, card):
            reader.wrong("card-players", at, "cards", card=card.id, count=game.players, mark=min(card.marks))
    for card in built:
        if card.colour is Colour.WHITE and at not in game.seats:
            reader.wrong("free-city-leader", at, "cards", card=card.id)
    for name, count in Counter(card.name for card in built).items():
        if count > 1:
            card = next(card for card in built if card.name == name)
            reader.wrong("card-twice", at, "cards", card=card.id, count=count)


def _copies(reader: Reader, game: Classic, cities: tuple[City, ...]) -> None:
    """More copies than are in the decks. A city that has one twice has been told so."""
    held = Counter(name for city in cities for name in {card.name for card in city.standing.built})
    for name, count in held.items():
        cards = [card for card in CARDS.values() if card.name == name]
        most = sum(_copies_in_play(game, card) for card in cards)
        if 0 < most < count:
            reader.wrong("card-copies", field="cards", card=cards[0].id, count=count, most=most, players=game.players)


def _draws(reader: Reader, game: Classic, cities: tuple[City, ...]) -> None:
    """Of guilds and black cards only so many are in the deck of an age."""
    built = {card for city in cities for card in city.standing.built}
    for age, deck in enumerate(game.ruleset.decks, 1):
        for lot, size in deck.draws:
            found = sum(card in built for card in lot)
            if found > size:
                colour = lot[0].colour.value
                reader.wrong("too-many-drawn", field="cards", colour=colour, count=found, most=size, age=age)


def _sizes(reader: Reader, game: Classic, at: int, city: City) -> None:
    """A city plays one card a turn, and gets more only by some effects."""
    standing, effects = city.standing, city.standing.effects
    leaders = Colour.WHITE.within(city)
    revivals = sum(effect.revives for effect in effects)
    last = int(Power.PLAY_LAST_CARD in standing.powers)
    turns = [_turns(game, age) for age in range(AGES)]
    recruits = LEADERS + sum(isinstance(effect, RecruitsLeader) for effect in effects)
    with_leaders = "leaders" in expansion_names(game.options) and at in game.seats
    if leaders > recruits:
        reader.wrong("leaders", at, "cards", count=leaders, most=recruits)
    plays = sum(turns) + AGES * last + revivals + (recruits if with_leaders else 0)
    played = len(standing.built) + standing.stages
    if played > plays:
        reader.wrong("too-many-cards", at, "cards", count=len(standing.built), stages=standing.stages, most=plays)
    for age in range(AGES):
        count = sum(card.age == age + 1 and card.name not in _TWINS for card in standing.built)
        most = turns[age] + last + revivals
        if count > most:
            reader.wrong("too-many-of-age", at, "cards", count=count, most=most, age=age + 1)


def _turns(game: Classic, age: int) -> int:
    """Turns of an age: one less than the cards of a hand."""
    deck = game.ruleset.decks[age]
    size = len(deck.fixed) + sum(draw.size for draw in deck.draws)
    return size // max(game.players, 3) - 1


def _debts(reader: Reader, game: Classic, cities: tuple[City, ...], at: int) -> None:
    debts = cities[at].tokens.count(DEBT)
    if debts and "cities" not in expansion_names(game.options):
        reader.wrong("debts-need", at, "debts")
    elif debts:
        others = (effect for city in (*cities[:at], *cities[at + 1 :]) for effect in city.standing.effects)
        most = sum(effect.suffered_by(cities[at]) for effect in others if isinstance(effect, Loss))
        if debts > most:
            reader.doubt("debts", at, "debts", count=debts, most=most)


def _copied(reader: Reader, cities: tuple[City, ...], at: int) -> None:
    """The guild of the courtesans copies a leader of a neighbour."""
    standing = cities[at].standing
    has_guild = any(isinstance(effect, CopiesLeader) for card in standing.built for effect in card.effects)
    beside = {card for card in _beside(cities, at) if card.colour is Colour.WHITE}
    for card in standing.borrowed:
        if not has_guild:
            reader.wrong("copies-without", at, "copied_leader", card=card.id)
        elif card not in beside:
            reader.wrong("copies-nobody", at, "copied_leader", card=card.id)
    if has_guild and beside and not standing.borrowed:
        reader.doubt("copies-which", at, "copied_leader")


def _beside(cities: tuple[City, ...], at: int) -> Iterator[Card]:
    for neighbour in (cities[at - 1], cities[(at + 1) % len(cities)]):
        yield from neighbour.standing.built


def _missed_city(reader: Reader, cities: tuple[City, ...]) -> None:
    """A free city that was not entered matters if somebody has points for what lies there."""
    effects = [effect for city in cities for effect in city.standing.effects]
    looking = (
        effect.masks
        or effect.power == Power.COPY_GUILD
        or (isinstance(effect, Points) and effect.per is not None and effect.per.where is not Where.HERE)
        for effect in effects
    )
    if any(looking):
        reader.doubt("free-city", field="free_city")
