"""The builders of the base game, with Cities in use: tables in two lines, whole turns in one."""

from tests.classic import builders
from tests.classic.builders import FILLER, a_city, a_table, a_table_for_two, cards, game_of, ids, kinds
from wonders.core.decisions import CHANCE, Seat
from wonders.core.events import Step
from wonders.core.options import Setting
from wonders.core.outcome import Column, Outcome
from wonders.games.classic.city import City
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table

__all__ = ["FILLER", "a_city", "a_table", "a_table_for_two", "cards", "game_of", "ids", "kinds"]

CITIES = "cities"
BOTH = "cities,leaders"

Tokens = tuple[str, ...]
DEBT: Tokens = ("debt",)
DIPLOMACY: Tokens = ("diplomacy",)

CANNOT: list[str] = []


def game(table: Table, expansions: str = CITIES, **options: Setting) -> Classic:
    return game_of(table, expansions=expansions, **options)


def legal(table: Table, seat: Seat = 0, expansions: str = CITIES, **options: Setting) -> list[str]:
    return builders.legal(table, seat, expansions=expansions, **options)


def ways(table: Table, start: str, seat: Seat = 0, expansions: str = CITIES, **options: Setting) -> list[str]:
    return builders.ways(table, start, seat, expansions=expansions, **options)


def play(table: Table, *answers: str | None, expansions: str = CITIES, **options: Setting) -> Step[Table]:
    return builders.play(table, *answers, expansions=expansions, **options)


def turn_for_two(table: Table, free: str, *answers: str | None) -> Step[Table]:
    """Whoever plays for the free city chooses for it, then both play."""
    by = next(iter(game(table).pending(table)))
    first = play(table, *(free if seat == by else None for seat in (0, 1)))
    second = play(first.table, *answers)
    return Step(second.table, (*first.events, *second.events))


def settle(table: Table, payments: dict[Seat, int], expansions: str = CITIES, **options: Setting) -> Step[Table]:
    """Those who are asked pay so much of their loss."""
    answers = [f"pay {payments[seat]}" if seat in payments else None for seat in range(len(table.hands))]
    return play(table, *answers, expansions=expansions, **options)


def asked(table: Table, expansions: str = CITIES, **options: Setting) -> dict[Seat, str]:
    """Who is asked what."""
    return {seat: str(decision) for seat, decision in game(table, expansions, **options).pending(table).items()}


def dues(table: Table, expansions: str = CITIES, **options: Setting) -> dict[Seat, int]:
    """Who has to pay or owe how much."""
    pending = game(table, expansions, **options).pending(table)
    return {seat: getattr(decision, "coins", 0) for seat, decision in pending.items() if seat != CHANCE}


def coins(table: Table) -> list[int]:
    return [city.coins for city in table.cities]


def tokens(table: Table, kind: str) -> list[int]:
    """How many tokens of a kind each city holds."""
    return [city.tokens.count(kind) for city in table.cities]


def debts(table: Table) -> list[int]:
    return tokens(table, "debt")


def conflict_tokens(table: Table) -> list[tuple[tuple[int, ...], int]]:
    """Victory tokens and number of defeat tokens of each city."""
    return [(city.victories, city.defeats) for city in table.cities]


def result(*cities: City, players: int | None = None, expansions: str = CITIES, teams: bool = False) -> Outcome:
    return builders.result(*cities, players=players, expansions=expansions, teams=teams)


def score(city: City, left: City | None = None, right: City | None = None, expansions: str = CITIES) -> Column:
    return result(city, left or a_city(), right or a_city(), expansions=expansions).sheet[0]


def points(category: str, city: City, left: City | None = None, right: City | None = None) -> int:
    return score(city, left, right).of(category)


def an_age_ends(*cities: City, age: int = 1, expansions: str = CITIES, teams: bool = False) -> Table:
    """The table after a last turn in which nothing of importance was played."""
    return play(a_table(*cities, age=age, turn=6), expansions=expansions, teams=teams).table
