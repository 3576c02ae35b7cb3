"""A finished match of ours as an entry of the pad: so that it can join the history of those played with cards."""

from collections.abc import Callable, Sequence
from typing import Any

from wonders.games.architects.cards import CARDS
from wonders.games.architects.table import Table as ArchitectsTable
from wonders.games.cities.tokens import DEBT
from wonders.games.classic.city import City
from wonders.games.classic.table import Table as ClassicTable
from wonders.games.duel.table import Table as DuelTable
from wonders.pad.pads import AnyGame, Entered, pad_class


def entry_of(game: AnyGame, table: Any, names: Sequence[str] = ()) -> Entered:
    """The entry that somebody would write who sees this table at the end of a match."""
    called = [names[seat] if seat < len(names) else str(seat + 1) for seat in game.seats]
    options = {name: game.options[name] for name in pad_class(game.id).options}
    cities, shared = WRITERS[game.id](table)
    players = [{"name": name} | city for name, city in zip(called, cities, strict=False)]
    if len(cities) > len(players):
        shared["free_city"] = cities[-1]
    return {"game": game.id, "options": options, **shared, "players": players}


def _classic(table: ClassicTable) -> tuple[list[Entered], Entered]:
    return [_classic_city(city) for city in table.cities], {}


def _classic_city(city: City) -> Entered:
    standing = city.standing
    written: Entered = {
        "wonder": standing.board.id,
        "stages": standing.stages,
        "cards": [card.id for card in standing.built],
        "coins": city.coins,
        "conflict_tokens": [*city.victories, *(-1 for _ in range(city.defeats))],
        "debts": city.tokens.count(DEBT),
    }
    return written | ({"copied_leader": standing.borrowed[0].id} if standing.borrowed else {})


def _duel(table: DuelTable) -> tuple[list[Entered], Entered]:
    cities: list[Entered] = [
        {
            "cards": [card.id for card in city.built],
            "wonders": [wonder.id for wonder, _ in city.finished],
            "tokens": [token.id for token in city.tokens],
            "coins": coins,
        }
        for city, coins in zip(table.cities, table.coins, strict=True)
    ]
    return cities, {"pawn": table.pawn}


def _architects(table: ArchitectsTable) -> tuple[list[Entered], Entered]:
    cities: list[Entered] = [
        {
            "wonder": city.wonder.id,
            "stages": list(city.built),
            "cards": {card.id: count for card, count in zip(CARDS, city.cards, strict=True) if count},
            "tokens": [token.id for token in city.tokens],
            "victories": city.victories,
            "cat": table.middle.cat == seat,
        }
        for seat, city in enumerate(table.cities)
    ]
    return cities, {}


WRITERS: dict[str, Callable[[Any], tuple[list[Entered], Entered]]] = {
    "classic": _classic,
    "duel": _duel,
    "architects": _architects,
}
