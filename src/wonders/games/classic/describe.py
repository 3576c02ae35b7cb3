"""A view in words: the turn, the own city in full, the neighbours' wares, the others in short."""

from collections import Counter
from collections.abc import Iterator

from wonders.core.phrases import Phrase, Word, phrase
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import FULL_PRICES, Power, Produces, Symbol
from wonders.games.classic.table import left_of, right_of
from wonders.games.classic.turn.pick import controller
from wonders.games.classic.view import View
from wonders.games.classic.wording import listed, listed_cost

NONE = "none"
"""The word for an empty list."""


def describe(view: View) -> Iterator[Phrase]:
    """What a person at this seat wants to read. A spectator reads every city in full. Effects continue a line."""
    if not view.cities:
        yield from _boards(view)
        return
    yield from _turn(view)
    seated = 0 <= view.seat < len(view.hand_sizes)
    if not seated:
        for at in range(len(view.cities)):
            yield from _in_full(view, at)
        return
    yield from _in_full(view, view.seat)
    yield from _kept(view)
    left, right = left_of(view.seat, view.cities), right_of(view.seat, view.cities)
    yield _neighbour(view, left, "left")
    yield _neighbour(view, right, "right")
    for at in range(len(view.cities)):
        if at not in (view.seat, left, right):
            yield phrase("classic-view-other", **_holdings(view, at), cards=_counts(view.cities[at]))


def _kept(view: View) -> Iterator[Phrase]:
    """Cards beside the hand, and what the partner of a team holds."""
    if view.reserve:
        yield phrase("classic-view-reserve", cards=",".join(card.id for card in view.reserve))
    if view.shared is not None and view.shared.hand and view.partner is not None:
        yield phrase("classic-view-partner", seat=view.partner, cards=",".join(card.id for card in view.shared.hand))


def _boards(view: View) -> Iterator[Phrase]:
    """Before the cities are founded there are at most boards."""
    for at, board in enumerate(view.boards):
        if board is not None:
            yield phrase("classic-view-board", seat=at, board=board.id)


def _turn(view: View) -> Iterator[Phrase]:
    if not view.turn or "recruit" in view.phase:
        yield phrase("classic-view-before-age", age=view.age + 1)
        return
    where: dict[str, Word] = {"age": view.age, "turn": view.turn, "last": view.turns, "discarded": view.discarded}
    players = len(view.hand_sizes)
    if view.turn == view.turns:
        yield phrase("classic-view-last-turn", **where)
    elif 0 <= view.seat < players:
        to = (view.seat + (-1 if view.age == 2 else 1)) % players
        yield phrase("classic-view-turn", **where, to=to)
    else:
        yield phrase("classic-view-turn-watched", **where, side="right" if view.age == 2 else "left")
    if players < len(view.cities):
        yield phrase("classic-view-controller", seat=controller(view.age, view.turn), stacked=view.stacked)


def _holdings(view: View, at: int) -> dict[str, Word]:
    """What every line about a city begins with."""
    city = view.cities[at]
    return {
        "seat": at,
        "board": city.standing.board.id,
        "coins": city.coins,
        "shields": city.standing.shields,
        "stages": city.standing.stages,
        "all": len(city.standing.board.stages),
        "won": sum(city.victories),
        "lost": city.defeats,
    }


def _neighbour(view: View, at: int, side: str) -> Phrase:
    city = view.cities[at]
    wares = _goods(city, private=False) or NONE
    return phrase("classic-view-neighbour", side=side, **_holdings(view, at), wares=wares, cards=_counts(city))


def _in_full(view: View, at: int) -> Iterator[Phrase]:
    city = view.cities[at]
    standing = city.standing
    yield phrase("classic-view-city", **_holdings(view, at))
    if standing.next_stage is not None:
        cost = listed_cost(standing.next_stage.cost)
        yield phrase("classic-view-next-stage", n=standing.stages + 1, cost=cost)
        yield from (effect.in_words() for effect in standing.next_stage.effects)
    if Power.BUILD_FREE_ONCE_PER_AGE in standing.powers:
        used = Power.BUILD_FREE_ONCE_PER_AGE in city.spent
        yield phrase("classic-view-free-build-used" if used else "classic-view-free-build")
    yield phrase("classic-view-goods", goods=_goods(city, private=False) or NONE)
    if private := _goods(city, private=True):
        yield phrase("classic-view-private-goods", goods=private)
    if standing.prices != FULL_PRICES:
        prices = standing.prices
        yield phrase(
            "classic-view-prices",
            raw_left=prices.raw_left,
            raw_right=prices.raw_right,
            made_left=prices.made_left,
            made_right=prices.made_right,
        )
    yield from _buildings(city)
    yield from _science(city)
    if city.tokens:
        yield phrase("classic-view-tokens", tokens=listed(Counter(city.tokens).items()))


def _goods(city: City, private: bool) -> str:
    """The goods of a city, written "W,2 S,C/O": those that neighbours may buy, or those they may not."""
    choices: Counter[str] = Counter([] if private or not city.standing.board.start else [city.standing.board.start])
    for effect in city.standing.effects:
        if isinstance(effect, Produces) and effect.private is private:
            choices["/".join(effect.choice)] += effect.units
    return listed(choices.items())


def _buildings(city: City) -> Iterator[Phrase]:
    for colour in Colour:
        cards = [card.id for card in city.standing.built if card.colour is colour]
        if cards:
            yield phrase("classic-view-buildings", colour=colour.value, count=len(cards), cards=",".join(cards))


def _science(city: City) -> Iterator[Phrase]:
    symbols = Counter(effect.symbol.value for effect in city.standing.effects if effect.symbol)
    free = sum(effect.free_symbols for effect in city.standing.effects)
    if symbols or free:
        counted = [(symbol.value, symbols[symbol.value]) for symbol in Symbol if symbols[symbol.value]]
        yield phrase("classic-view-science", symbols=listed([*counted, *([("any_symbol", free)] if free else [])]))


def _counts(city: City) -> str:
    """How many buildings of each colour."""
    built = Counter(card.colour.value for card in city.standing.built)
    return ",".join(f"{built[colour.value]} {colour.value}" for colour in Colour if built[colour.value]) or NONE
