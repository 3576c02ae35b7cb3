"""The score sheet: points in the rulebook's order, each line explained."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from wonders.core.outcome import Column, Line, Outcome, Ranking, ranks
from wonders.core.phrases import phrase
from wonders.core.values import Value
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.conflicts import DEFEAT_WORTH
from wonders.games.classic.counts import Colour
from wonders.games.classic.effect import Effect, Power, Symbol
from wonders.games.classic.science import SET_WORTH, best_symbols, science_points

if TYPE_CHECKING:
    from wonders.games.classic.ruleset import Ruleset

CATEGORIES = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds")

Cities: TypeAlias = tuple[City, ...]


class Copied(Value):
    """A neighbour's guild that a city copies, and the cities where it counts: as if it were built, or as they are."""

    guild: Card
    cities: Cities


Scorer: TypeAlias = Callable[[Cities, int, Copied | None], Iterator[Line]]
"""Lines of one category for a city, and for the guild it copies, if any."""

_CATEGORY = {Colour.BLUE: "civilian", Colour.YELLOW: "commerce", Colour.PURPLE: "guilds"}


def military(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """Victory tokens count what is printed on them, defeat tokens minus one. Rule classic-61."""
    city = cities[at]
    if city.victories:
        won = phrase("classic-line-victories", count=len(city.victories))
        yield Line("military", sum(city.victories), "victories", won)
    if city.defeats:
        yield Line(
            "military", DEFEAT_WORTH * city.defeats, "defeats", phrase("classic-line-defeats", count=city.defeats)
        )


def treasury(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """A point for every three coins. Rule classic-62."""
    coins = cities[at].coins
    yield Line("treasury", coins // 3, "coins", phrase("classic-line-coins", coins=coins))


def wonder(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """The points of the completed stages. Rule classic-63."""
    standing = cities[at].standing
    for number, stage in enumerate(standing.board.stages[: standing.stages], 1):
        points = sum(effect.points(cities, at) for effect in stage.scoring)
        if points:
            yield Line("wonder", points, standing.board.wonder, phrase("classic-line-stage", stage=number))


def civilian(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """The points on blue cards. Rule classic-64."""
    yield from _buildings(cities, at, Colour.BLUE)


def commerce(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """The points of yellow cards, which count the city as it is at the end. Rule classic-68."""
    yield from _buildings(cities, at, Colour.YELLOW)


def guilds(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """The points of purple cards, and of a neighbour's guild that is copied. Rule classic-69."""
    yield from _buildings(cities, at, Colour.PURPLE)
    if copied is not None:
        guild, counted = copied
        points = sum(effect.points(counted, at) for effect in guild.effects)
        yield Line("guilds", points, guild.id, phrase("classic-line-copied", guild=guild.id, points=points))


def science(cities: Cities, at: int, copied: Copied | None) -> Iterator[Line]:
    """Squares and sets of symbols, chosen in the best way. Rules classic-65, classic-66."""
    symbols, best = own_symbols(cities[at], copied), chosen_symbols(cities, at, copied)
    if not best:
        return
    for symbol in Symbol:
        if count := best[symbol]:
            reason = phrase("classic-line-symbols", count=count, free=count - symbols[symbol])
            yield Line("science", count * count, symbol.value, reason)
    sets = min([best[symbol] for symbol in Symbol])
    if sets:
        yield Line("science", SET_WORTH * sets, "sets", phrase("classic-line-sets", count=sets))


def _buildings(cities: Cities, at: int, colour: Colour) -> Iterator[Line]:
    for card in cities[at].standing.built:
        if card.colour is colour:
            yield from card_lines(cities, at, card, _CATEGORY[colour])


def card_lines(cities: Cities, at: int, card: Card, category: str) -> Iterator[Line]:
    """What a card scores in a city."""
    for effect in card.scoring:
        yield Line(category, effect.points(cities, at), card.id, effect.reason(cities, at))


def _science_effects(city: City, copied: Copied | None) -> tuple[Effect, ...]:
    return (*city.standing.effects, *(copied.guild.effects if copied is not None else ()))


def own_symbols(city: City, copied: Copied | None) -> Counter[Symbol]:
    """The symbols that are printed in a city."""
    return Counter([effect.symbol for effect in _science_effects(city, copied) if effect.symbol])


def chosen_symbols(cities: Cities, at: int, copied: Copied | None) -> Counter[Symbol]:
    """A city's symbols, with those it may choose or copy from neighbours chosen for the most points."""
    effects = _science_effects(cities[at], copied)
    free = sum([effect.free_symbols for effect in effects])
    masks = sum([effect.masks for effect in effects])
    if not free and not masks:  # most cities
        return own_symbols(cities[at], copied)
    offered = _green_symbols(cities[at - 1]) + _green_symbols(cities[(at + 1) % len(cities)]) if masks else Counter()
    return best_symbols(own_symbols(cities[at], copied), free, masks, offered, _set_worth(effects))


def _set_worth(effects: Iterable[Effect]) -> int:
    return SET_WORTH + sum(effect.set_bonus for effect in effects)


def _green_symbols(city: City) -> Counter[Symbol]:
    """One entry for each green card: each can be copied once."""
    cards = (card for card in city.standing.built if card.colour is Colour.GREEN)
    return Counter(effect.symbol for card in cards for effect in card.effects if effect.symbol)


def best_copy(cities: Cities, at: int, borrowed: bool = False) -> Copied | None:
    """The neighbour's guild that is worth most to a city that may copy one, science included; None without the right.

    It counts as if it stood in this city too, unless it is only borrowed; the city's own cards never count it.
    Rules classic-83 to classic-87.
    """
    city = cities[at]
    if Power.COPY_GUILD not in city.standing.powers:
        return None

    def copy(guild: Card) -> Copied:
        if borrowed:
            return Copied(guild, cities)
        as_if = city.but(standing=city.standing.with_card(guild))
        return Copied(guild, (*cities[:at], as_if, *cities[at + 1 :]))

    def worth(copied: Copied) -> tuple[int, int]:
        points = sum(effect.points(copied.cities, at) for effect in copied.guild.effects)
        symbols = chosen_symbols(cities, at, copied)
        return points + science_points(symbols, _set_worth(_science_effects(city, copied))), -copied.guild.order

    neighbours = (cities[(at + 1) % len(cities)], cities[at - 1])
    offered = [card for other in neighbours for card in other.standing.built if card.colour is Colour.PURPLE]
    return max(map(copy, offered), key=worth, default=None)


SCORERS: tuple[Scorer, ...] = (military, treasury, wonder, civilian, science, commerce, guilds)


def column(cities: Cities, at: int, owner: str, scorers: Sequence[Scorer] = SCORERS, borrowed: bool = False) -> Column:
    """Every point of one city; `borrowed` says how a copied guild counts."""
    copied = best_copy(cities, at, borrowed)
    return Column(owner, tuple(line for scorer in scorers for line in scorer(cities, at, copied)))


def outcome(cities: Cities, seats: range, rules: "Ruleset", borrowed: bool = False) -> Outcome:
    """Most points win; then most coins; then the victory is shared. A free city has a column but cannot win.

    Partners of a team add up their points, and their coins. Rules classic-58, classic-59.
    """
    owners = [f"seat {at}" if at in seats else "free city" for at in range(len(cities))]
    sheet = tuple(column(cities, at, owner, rules.scorers, borrowed) for at, owner in enumerate(owners))
    points = tuple(sheet[seat].total for seat in seats)
    reason, places, teams = ranking([(points[seat], cities[seat].coins) for seat in seats], rules.teams)
    return Outcome(reason, places, points, rules.categories, sheet, teams)


def ranking(scores: Sequence[tuple[int, int]], in_teams: bool) -> Ranking:
    """Why it ended so, the ranks and the teams, from the points and coins of each seat."""
    size = 2 if in_teams else 1
    if in_teams:
        scores = [(one + scores[at ^ 1][0], mine + scores[at ^ 1][1]) for at, (one, mine) in enumerate(scores)]
    best = max(scores)
    level = [score for score in scores if score[0] == best[0]]
    reason = "points" if len(level) == size else "tie-break" if level.count(best) == size else "shared"
    return reason, ranks(scores, size), tuple((at, at + 1) for at in range(0, len(scores), 2)) if in_teams else ()
