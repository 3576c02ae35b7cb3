"""Whether the conflict tokens on a table can have come about: three conflicts, each between neighbours."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from wonders.games.cities.effects import DefeatsAsShields, Diplomacy
from wonders.games.cities.tokens import DIPLOMACY
from wonders.games.classic.city import City
from wonders.games.classic.conflicts import VICTORY_WORTH, fights
from wonders.games.classic.effects import Effect
from wonders.games.classic.events import ConflictWon
from wonders.games.classic.game import Classic
from wonders.games.leaders.effects import PassesDefeats
from wonders.pad.reader import Reader

LAST_AGE = 3
A_CONFLICT = 2
"""Tokens of one age that a city can win."""

Fight: TypeAlias = tuple[int, int, int]
"""Two cities, and how many tokens are at stake between them."""
Losses: TypeAlias = tuple[int, ...]


def check_conflicts(reader: Reader, game: Classic, cities: tuple[City, ...]) -> None:
    """Every conflict leaves as many victories as defeats; two conflicts an age at most; and all of them together."""
    fine = True
    for at, city in enumerate(cities):
        for age, worth in VICTORY_WORTH.items():
            count = city.victories.count(worth)
            if count > A_CONFLICT:
                reader.wrong("tokens-of-age", at, "conflict_tokens", count=count, worth=worth, age=age)
                fine = False
    won, lost = sum(len(city.victories) for city in cities), sum(city.defeats for city in cities)
    if won != lost:
        reader.wrong("tokens-unequal", field="conflict_tokens", won=won, lost=lost)
    elif fine and not _has(cities, PassesDefeats) and not any(_courses(game, cities)):
        reader.wrong("tokens-impossible", field="conflict_tokens")
    elif fine:
        _last_age(reader, game, cities)


def _has(cities: Sequence[City], kind: type[Effect]) -> bool:
    return any(isinstance(effect, kind) for city in cities for effect in city.standing.effects)


def _stayed_out(cities: Sequence[City]) -> Iterator[tuple[int, ...]]:
    """Who may have used a diplomacy token in a conflict: all choices among those who can have had one."""
    diplomats = [at for at, city in enumerate(cities) if _has([city], Diplomacy)]
    for count in range(len(diplomats) + 1):
        yield from combinations(diplomats, count)


def _courses(game: Classic, cities: tuple[City, ...]) -> Iterator[bool]:
    """True for each way in which three conflicts lead to these tokens."""
    defeats = tuple(city.defeats for city in cities)
    sums: set[Losses] = {(0,) * len(cities)}
    for worth in VICTORY_WORTH.values():
        wins = [city.victories.count(worth) for city in cities]
        choices = (fights(len(cities), out, game.ruleset.teams) for out in _stayed_out(cities))
        ways = {losses for course in choices for losses in _losses(course, wins, not game.ruleset.teams)}
        added = (tuple(map(sum, zip(one, way, strict=True))) for one in sums for way in ways)
        sums = {losses for losses in added if all(had <= most for had, most in zip(losses, defeats, strict=True))}
    yield defeats in sums


def _losses(fights: Sequence[Fight], wins: Sequence[int], in_a_ring: bool) -> Iterator[Losses]:
    """The defeats of each city, for every course of these fights in which the cities win so often."""
    all_one_way = len(fights) if in_a_ring and len(fights) > 2 else None

    def fight(at: int, left: tuple[int, ...], lost: Losses, turns: int) -> Iterator[Losses]:
        if at == len(fights):
            # All around the table each stronger than the next: no number of shields does that.
            if not any(left) and abs(turns) != all_one_way:
                yield lost
            return
        one, other, stake = fights[at]
        yield from fight(at + 1, left, lost, turns)
        for winner, loser, way in ((one, other, 1), (other, one, -1)):
            if left[winner] >= stake:
                yield from fight(at + 1, _add(left, winner, -stake), _add(lost, loser, stake), turns + way)

    yield from fight(0, tuple(wins), (0,) * len(wins), 0)


def _add(counts: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + more, *counts[at + 1 :])


def _last_age(reader: Reader, game: Classic, cities: tuple[City, ...]) -> None:
    """The shields that lie there decided the last conflict, so its tokens must fit them."""
    if _has(cities, DefeatsAsShields):
        return  # how many defeats there were before the last conflict is not known
    if not any(city.standing.shields for city in cities):
        return  # red cards were not entered
    wins = tuple(city.victories.count(VICTORY_WORTH[LAST_AGE]) for city in cities)
    fought = [_fought(game, cities, out) for out in _stayed_out(cities)]
    if wins in fought:
        return
    if len(fought) > 1:
        reader.doubt("shields-diplomacy", field="conflict_tokens")
        return
    for at, (has, due) in enumerate(zip(wins, fought[0], strict=True)):
        if has != due:
            shields = cities[at].standing.shields
            reader.doubt("shields", at, "conflict_tokens", has=has, due=due, shields=shields)


def _fought(game: Classic, cities: tuple[City, ...], out: Sequence[int]) -> tuple[int, ...]:
    """How many tokens each city wins in the last conflict, by the game's own rules."""
    tokens = [(DIPLOMACY,) if at in out else () for at in range(len(cities))]
    ready = tuple(city.but(tokens=token) for city, token in zip(cities, tokens, strict=True))
    events = game.ruleset.conflicts(ready, LAST_AGE)
    won = Counter(event.winner for event in events if isinstance(event, ConflictWon))
    return tuple(won[at] for at in range(len(cities)))
