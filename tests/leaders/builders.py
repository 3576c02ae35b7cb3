"""Tables with leaders in two lines, on top of the builders of the base game."""

from collections.abc import Iterable
from typing import Any

from tests.classic import builders as classic
from wonders.core.chance import Dealer
from wonders.core.decisions import Seat
from wonders.core.events import Step
from wonders.core.match import Match
from wonders.core.options import Setting
from wonders.core.outcome import Column, Outcome
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.city import City
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table
from wonders.games.classic.view import View

BOTH = "cities,leaders"
"""Tables of these tests are played with both expansions, unless they say otherwise."""

Classic(3, expansions=BOTH)  # loads the cards and boards of both


def a_city(
    board: str = "", built: str = "", *, copied: str = "", tokens: str = "", spent: str = "", **more: Any
) -> City:
    """A city of the base game that may have leaders among its cards, and the effects of some it has `copied`."""
    city = classic.a_city(board, built, **more)
    standing = city.standing.but(borrowed=classic.cards(copied))
    return city.but(standing=standing, tokens=tuple(sorted(tokens.split())), spent=frozenset(spent.split()))


COURTESANS = "courtesans_guild"


def copier(leader: str, board: str = "", **more: Any) -> City:
    """A city that has copied a leader."""
    return a_city(board, COURTESANS, copied=leader, **more)


def a_table(
    *cities: City,
    reserves: Iterable[str] = (),
    supply: str = "",
    hands: Iterable[str] = (),
    age: int = 1,
    turn: int = 1,
    discard: str = "",
    stack: str = "",
    phase: str = "pick",
    players: int | None = None,
) -> Table:
    """A table of the base game whose seats have these leaders in reserve; a seat that is not named has none."""
    table = classic.a_table(
        *cities, hands=hands, age=age, turn=turn, discard=discard, stack=stack, phase=phase, players=players
    )
    seats = len(table.hands)
    given = (*(by_order(classic.cards(ids)) for ids in reserves), *(() for _ in range(seats)))[:seats]
    return classic.with_leaders(table, reserves=given, retired=((),) * seats, supply=by_order(classic.cards(supply)))


def before_age(age: int, *cities: City, reserves: Iterable[str] = (), **more: Any) -> Table:
    """A table at which leaders are recruited before an age. A seat without leaders is not asked."""
    table = a_table(*cities, reserves=reserves, age=age - 1, turn=7, phase="recruit", **more)
    return table.but(turn=6, hands=((),) * len(table.hands))


def before_age_3(*cities: City, reserves: Iterable[str] = (), **more: Any) -> Table:
    return before_age(3, *cities, reserves=reserves, **more)


def game_of(table: Table, expansions: str = BOTH, **options: Setting) -> Classic:
    return classic.game_of(table, expansions=expansions, **options)


def legal(table: Table, seat: Seat = 0, expansions: str = BOTH, **options: Setting) -> list[str]:
    return classic.legal(table, seat, expansions=expansions, **options)


def ways(table: Table, start: str, seat: Seat = 0, expansions: str = BOTH, **options: Setting) -> list[str]:
    return classic.ways(table, start, seat, expansions=expansions, **options)


def play(table: Table, *answers: str | None, expansions: str = BOTH, **options: Setting) -> Step[Table]:
    return classic.play(table, *answers, expansions=expansions, **options)


def chance(table: Table, answer: str, expansions: str = BOTH) -> Step[Table]:
    return classic.chance(table, answer, expansions=expansions)


def deal(table: Table, first: str = "", expansions: str = BOTH) -> Step[Table]:
    """Chance deals the next age; these cards come first, to seat 0."""
    return classic.deal(table, first, expansions=expansions)


def result(*cities: City, players: int | None = None, expansions: str = BOTH, **options: Setting) -> Outcome:
    return classic.result(*cities, players=players, expansions=expansions, **options)


def score(city: City, left: City | None = None, right: City | None = None, copied_guild: str = "built") -> Column:
    """The points of a city between two neighbours."""
    return result(city, left or a_city(), right or a_city(), copied_guild=copied_guild).sheet[0]


def extras(city: City, left: City | None = None, right: City | None = None) -> int:
    """The points of a city's leaders."""
    return score(city, left, right).of("extras")


def coins(step: Step[Table], seat: int = 0) -> int:
    return step.table.cities[seat].coins


def gains(step: Step[Table], city: int = 0) -> list[tuple[int, str]]:
    """What a city took from the bank in a step, and for what."""
    events = (event.seen_by(0) for event in classic.kinds(step, "CoinsGained"))
    return [(event["coins"], event["source"]) for event in events if event["city"] == city]


def recruited_in(city: City) -> list[str]:
    return [card.id for card in city.standing.built if not card.age]


def a_match(players: int, seed: int = 0, expansions: str = BOTH, **options: Setting) -> Match[Table, View]:
    return Match(Classic(players, expansions=expansions, **options), Dealer.from_seed(seed))


def ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]
