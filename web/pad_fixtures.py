"""Random score pads and what the engines make of them; src/pad/count/count.test.ts counts them again."""

from random import Random
from typing import Any

from wonders import make
from wonders.core.outcome import Outcome
from wonders.core.wire import plain
from wonders.games.architects.city import STAGES
from wonders.games.duel.military import CAPITAL
from wonders.pad.pads import Entered, Pad
from wonders.pad.scoring import pad_for

TABLES = 300
"""Of each game."""
EXPANSIONS = ("none", "cities", "leaders", "cities,leaders")
TEAM_SIZES = (4, 6, 8)

Found = dict[str, list[str]]


def usable(game: str, players: int, options: dict[str, Any]) -> Found:
    """The ids of what may lie on such a table, by its kind."""
    used = {name for name in str(options.get("expansions", "none")).split(",") if name != "none"}
    found: Found = {}
    for item in make(game, players, **options).catalogue():
        if set(item.needs) <= used:
            found.setdefault(item.kind, []).append(item.id)
            found.setdefault(item.colour, []).append(item.id)
    return found


def some(rng: Random, ids: list[str], most: int) -> list[str]:
    return rng.sample(ids, rng.randint(0, min(most, len(ids))))


def classic(rng: Random) -> tuple[int, dict[str, Any], list[Entered], Entered]:
    expansions = rng.choice(EXPANSIONS)
    players = rng.randint(2, 8 if "cities" in expansions else 7)
    teams = players in TEAM_SIZES and rng.random() < 0.5
    options = {"expansions": expansions, "teams": teams, "copied_guild": rng.choice(("built", "borrowed"))}
    found = usable("classic", players, options)
    boards = rng.sample(sorted({board[:-2] for board in found["board"]}), max(players, 3))
    cities: list[Entered] = []
    for wonder in boards:
        cards = some(rng, found["building"], 24) + some(rng, found["purple"], 4) + some(rng, found.get("leader", []), 4)
        board = wonder + rng.choice("_a _b".split())
        stages = sum(item.startswith(f"{board}_") for item in found["stage"])
        city = {
            "wonder": board,
            "stages": rng.randint(0, stages),
            "cards": sorted(set(cards)),
            "coins": rng.randint(0, 30),
            "conflict_tokens": sorted(rng.choices((-1, 1, 3, 5), k=rng.randint(0, 6)), reverse=True),
            "debts": rng.randint(0, 4) if "cities" in expansions else 0,
        }
        if "leaders" in expansions and "courtesans_guild" in cards:
            city["copied_leader"] = rng.choice(found["leader"])
        cities.append(city)
    shared = {"free_city": cities[-1]} if players == 2 and rng.random() < 0.7 else {}
    return players, options, cities[:players], shared


def duel(rng: Random) -> tuple[int, dict[str, Any], list[Entered], Entered]:
    found = usable("duel", 2, {})
    mixed = {kind: rng.sample(found[kind], len(found[kind])) for kind in ("card", "wonder", "token")}
    cities = [
        {
            "cards": sorted(mixed["card"][at::3][: rng.randint(0, 20)]),
            "wonders": mixed["wonder"][at::2][: rng.randint(0, 4)],
            "tokens": mixed["token"][at::2][: rng.randint(0, 4)],
            "coins": rng.randint(0, 30),
        }
        for at in (0, 1)
    ]
    return 2, {}, cities, {"pawn": rng.randint(-CAPITAL, CAPITAL)}


def architects(rng: Random) -> tuple[int, dict[str, Any], list[Entered], Entered]:
    players = rng.randint(2, 7)
    found = usable("architects", players, {})
    cat = rng.randint(-1, players - 1)
    cities = [
        {
            "wonder": wonder,
            "stages": sorted(rng.sample(range(1, STAGES + 1), rng.randint(0, STAGES))),
            "cards": {card: rng.randint(1, 4) for card in some(rng, found["card"], 8)},
            "tokens": some(rng, found["token"], 5) + some(rng, found["token"], 2),
            "victories": rng.randint(0, 6),
            "cat": seat == cat,
        }
        for seat, wonder in enumerate(rng.sample(found["wonder"], players))
    ]
    return players, {}, cities, {}


def told(outcome: Outcome) -> dict[str, Any]:
    """The outcome without the order of the lines, which says nothing."""
    columns = [sorted(plain(column.lines), key=str) for column in outcome.sheet]
    return {"reason": outcome.reason, "ranks": outcome.ranks, "teams": outcome.teams, "columns": columns}


def table(game: str, rng: Random) -> dict[str, Any]:
    """An entry, and what the game's own scoring says about it. It need not be a table that play can lead to."""
    players, options, cities, shared = {"classic": classic, "duel": duel, "architects": architects}[game](rng)
    pad: Pad = pad_for(game, players, tuple(options.items()))
    named = [{"name": f"Player {seat + 1}"} | city for seat, city in enumerate(cities)]
    entry = {"game": game, "options": options, "players": named, **shared}
    return {"entry": entry, "outcome": told(pad.outcome(cities, shared))}


def pads() -> list[dict[str, Any]]:
    rng = Random("pads")
    return [table(game, rng) for game in ("classic", "duel", "architects") for _ in range(TABLES)]
