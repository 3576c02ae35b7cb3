"""7 Wonders: points, science, conflicts, chains, coins, and what the next player does not get.

Others choose at the same time; so all is said as things stand, with nothing changed but the own city.
"""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.game import AnyTable
from wonders.core.phrases import Player
from wonders.games.classic.actions import Build, BuildStage, Revive, Sell
from wonders.games.classic.assess import Free, Payable, assess
from wonders.games.classic.box import every_card
from wonders.games.classic.card import Buildable, Card
from wonders.games.classic.city import City
from wonders.games.classic.conflicts import VICTORY_WORTH, fights
from wonders.games.classic.game import Classic
from wonders.games.classic.scoring import Cities, column, own_symbols
from wonders.games.classic.turn.choose import market
from wonders.games.classic.turn.play import SALE
from wonders.study.judging import Position
from wonders.study.reasons.claim import Claim, claim

CARDS = every_card()
DENIED = 0.4
"""How a point counts that another does not get."""
CHAIN = 1.5
FREE = 2.0
CONFLICT = 2
"""A conflict won is worth its token, and the one lost less."""
COIN = 0.4
GOOD = 1.0


def claims(position: Position, action: Action) -> Iterator[Claim]:
    """What speaks for an answer of a city that the seat plays for itself."""
    seen = position.history[-1]
    at = getattr(position.asked, "city", position.game.players)
    card = CARDS.get(getattr(action, "card", ""))
    if at >= position.game.players or card is None or not seen.cities:
        return
    cities: Cities = seen.cities
    if isinstance(action, Build | Revive):
        yield from _works(position, cities, at, card, cities[at].but(standing=cities[at].standing.with_card(card)))
        yield from _chains(cities[at], card, free=isinstance(action, Build))
    elif isinstance(action, BuildStage):
        stage = cities[at].standing.next_stage
        assert stage is not None
        yield from _works(position, cities, at, stage, cities[at].but(standing=cities[at].standing.with_stage()))
    elif isinstance(action, Sell):
        yield claim(COIN * SALE, "coins", coins=SALE)
    if position.asked.kind == "PickCard":
        yield from _denied(position, seen, at, card)


def _works(position: Position, cities: Cities, at: int, works: Buildable, after: City) -> Iterator[Claim]:
    grown = (*cities[:at], after, *cities[at + 1 :])
    old, new = own_symbols(cities[at], None), own_symbols(after, None)
    gained = points_of(position, grown, at) - points_of(position, cities, at)
    symbol = next((one for one in new if new[one] > old[one]), None)
    if symbol is not None and gained > 0:
        yield claim(gained, "symbol", number=new[symbol], symbol=symbol.value, points=gained)
    elif gained > 0:
        yield claim(gained, "points", points=gained)
    coins = sum(effect.coins(grown, at) for effect in works.paying)
    if coins > 0:
        yield claim(COIN * coins, "coins", coins=coins)
    yield from _conflicts(position, cities, at, after)
    goods = after.standing.made - cities[at].standing.made if isinstance(works, Card) else frozenset()
    if goods:
        yield claim(GOOD, "goods", goods=",".join(sorted(goods)))


def points_of(position: Position, cities: Cities, at: int) -> int:
    """What a city would score now."""
    game = position.game
    assert isinstance(game, Classic)
    return column(cities, at, "", game.ruleset.scorers, game.options["copied_guild"] == "borrowed").total


def _conflicts(position: Position, cities: Cities, at: int, after: City) -> Iterator[Claim]:
    age = position.history[-1].age
    before, now = cities[at].strength, after.strength
    teams = position.game.options["teams"] is True
    for one, other, _ in fights(len(cities), (), teams):
        if at not in (one, other) or age not in VICTORY_WORTH:
            continue
        foe = other if at == one else one
        theirs, worth = cities[foe].strength, VICTORY_WORTH[age]
        if before <= theirs < now:
            yield claim(CONFLICT + worth, "conflict", who=Player(foe), age=age, mine=now, theirs=theirs, points=worth)
        elif before < theirs == now:
            yield claim(CONFLICT, "even", who=Player(foe), age=age, shields=now)


def _chains(city: City, card: Card, free: bool) -> Iterator[Claim]:
    before = next((built for built in city.standing.built if built.name in card.free_if), None)
    if free and before is not None and not card.costless:
        yield claim(FREE, "free", before=before.id)
    later = [other.id for other in _followers(card) if other.name not in city.standing.names]
    if later:
        yield claim(CHAIN * len(later), "chain", later=",".join(later))


def _followers(card: Card) -> list[Card]:
    """Buildings of later ages that it makes free, each name once."""
    found = {other.name: other for other in CARDS.values() if card.name in other.free_if and other.age > card.age}
    return list(found.values())


def _denied(position: Position, seen: AnyTable, at: int, card: Card) -> Iterator[Claim]:
    """What the card would bring the player who gets this hand next, if that one can build it."""
    players, cities = position.game.players, seen.cities
    if seen.turn >= seen.turns or not card.age:
        return
    after = (at - 1 if seen.age == 2 else at + 1) % players
    other = cities[after]
    if card.name in other.standing.names or (position.game.options["teams"] is True and after == at ^ 1):
        return
    if not isinstance(assess(card, other, market(cities, after)), Free | Payable):
        return
    grown = (*cities[:after], other.but(standing=other.standing.with_card(card)), *cities[after + 1 :])
    points = points_of(position, grown, after) - points_of(position, cities, after)
    symbols, had = own_symbols(grown[after], None), own_symbols(other, None)
    symbol = next((one for one in symbols if symbols[one] > had[one]), None)
    who = Player(after)
    if symbol is not None and points > 0:
        number = symbols[symbol]
        yield claim(DENIED * points, "denies-symbol", who=who, number=number, symbol=symbol.value, points=points)
    elif points > 0:
        yield claim(DENIED * points, "denies", who=who, card=card.id, points=points)
