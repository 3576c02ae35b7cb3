"""Driving any game in tests: variants to try, random play, moments in the middle of a match."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from wonders import Dealer, Match, make
from wonders.core.game import Game
from wonders.core.options import Setting
from wonders.games.registry import GAMES, game_class

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]

EXTRA: dict[str, tuple[dict[str, Setting], ...]] = {
    "classic": (
        {"players": 2, "wonders": "rhodos,babylon,halikarnassos", "sides": "B"},
        {"players": 2, "wonders": "halikarnassos,olympia,babylon", "sides": "BAB"},
        {"players": 2, "wonders": "choose"},
        {"players": 3, "wonders": "halikarnassos,babylon,olympia", "sides": "BBB"},
        {"players": 4, "wonders": "choose", "sides": "A"},
        {"players": 4, "sides": "choose"},
        {"players": 3, "wonders": "olympia,halikarnassos,babylon", "sides": "AAB"},
        {"players": 2, "expansions": "cities"},
        {"players": 3, "expansions": "cities"},
        {"players": 7, "expansions": "cities"},
        {"players": 3, "expansions": "cities", "wonders": "petra,byzantium,halikarnassos", "sides": "B"},
        {"players": 2, "expansions": "leaders"},
        {"players": 4, "expansions": "leaders"},
        {"players": 7, "expansions": "leaders"},
        {"players": 3, "expansions": "leaders", "wonders": "rome,halikarnassos,babylon", "sides": "B"},
        {"players": 2, "expansions": "cities,leaders"},
        {"players": 3, "expansions": "cities,leaders", "wonders": "rome,petra,olympia", "sides": "BBA"},
        {"players": 5, "expansions": "cities,leaders"},
        {"players": 8, "expansions": "cities,leaders"},
        {"players": 4, "teams": True},
        {"players": 4, "teams": True, "expansions": "cities"},
        {"players": 6, "teams": True, "expansions": "cities,leaders"},
        {"players": 8, "teams": True, "expansions": "cities"},
    ),
}
"""Settings worth a match of their own, beyond every single choice of every option."""


NEEDED: dict[tuple[str, int], dict[str, Setting]] = {("classic", 8): {"expansions": "cities"}}
"""Settings without which a number of players cannot play."""


@dataclass(frozen=True)
class Variant:
    """A game with settings."""

    game: str
    players: int
    options: dict[str, Setting] = field(default_factory=dict)

    def make(self) -> AnyGame:
        return make(self.game, self.players, **self.options)

    def __str__(self) -> str:
        return " ".join((self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())))


def variants() -> Iterator[Variant]:
    """Every game with every number of players, with every choice of every option, and the extra ones."""
    for name in GAMES:
        kind = game_class(name)
        for players in kind.seats_allowed:
            yield Variant(name, players, NEEDED.get((name, players), {}))
        for option in kind.options_known:
            for choice in option.choices:
                if choice != option.default:
                    yield from _with_option(name, option.name, choice)
        for extra in EXTRA.get(name, ()):
            settings = dict(extra)
            yield Variant(name, int(settings.pop("players", kind.default_players)), settings)


def _with_option(name: str, option: str, choice: Setting) -> Iterator[Variant]:
    kind = game_class(name)
    for players in {kind.seats_allowed[0], kind.default_players}:
        yield Variant(name, players, {option: choice})


def a_match(variant: Variant, seed: int = 0) -> AnyMatch:
    return Match(variant.make(), Dealer.from_seed(seed, str(variant)), str(seed))


def advance(match: AnyMatch, rng: Random) -> None:
    """Everybody who is asked answers at random, in a random order."""
    seats = list(match.pending)
    rng.shuffle(seats)
    for seat in seats:
        match.answer(seat, rng.choice(match.legal(seat)))


def play(match: AnyMatch, rng: Random, steps: int | None = None) -> AnyMatch:
    """Play on at random, to the end or for so many joint answers."""
    while match.pending and (steps is None or steps > 0):
        advance(match, rng)
        steps = None if steps is None else steps - 1
    return match


@cache
def a_finished_match(variant_text: str, seed: int = 0) -> AnyMatch:
    """A whole random match of a variant named by its text; shared between tests, never to be changed."""
    variant = next(one for one in variants() if str(one) == variant_text)
    return play(a_match(variant, seed), Random(seed))


def moments(variant: Variant, seed: int, share: float) -> Iterator[AnyMatch]:
    """A random match, stopped again and again on its way: about this share of all moments."""
    match, rng = a_match(variant, seed), Random(seed)
    while match.pending:
        if rng.random() < share:
            yield match
        advance(match, rng)
