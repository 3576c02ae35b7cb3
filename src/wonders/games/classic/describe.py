"""A view in words: the turn, the own city in full, the neighbours' wares, the others in short."""

from collections import Counter
from collections.abc import Iterable, Iterator

from wonders.core.phrases import Phrase, Player, Word, phrase
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import FULL_PRICES, Prices, Produces, Symbol
from wonders.games.classic.table import left_of, right_of
from wonders.games.classic.turn.hands import controller
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
            yield phrase("classic-view-other", **_holdings(view, at), **_cards(view.cities[at]))


def _kept(view: View) -> Iterator[Phrase]:
    """Cards beside the hand, and what the partner of a team holds."""
    if view.reserve:
        yield phrase("classic-view-reserve", cards=_ids(view.reserve))
    if view.shared is not None and view.partner is not None:
        for key, held in (("partner", view.shared.hand), ("partner-leaders", view.shared.reserve)):
            if held:
                yield phrase(f"classic-view-{key}", seat=Player(view.partner), cards=_ids(held))


def _boards(view: View) -> Iterator[Phrase]:
    """Before the cities are founded there are at most boards."""
    for at, board in enumerate(view.boards):
        if board is not None:
            yield phrase("classic-view-board", seat=Player(at), board=board.id)


def _turn(view: View) -> Iterator[Phrase]:
    if not view.turn or view.phase == "recruit" or view.phase.endswith("_recruiting"):
        yield phrase("classic-view-before-age", age=view.age + 1)
        return
    where: dict[str, Word] = {"age": view.age, "turn": view.turn, "last": view.turns, "discarded": view.discarded}
    players = len(view.hand_sizes)
    if view.turn == view.turns:
        yield phrase("classic-view-last-turn", **where)
    elif 0 <= view.seat < players:
        to = (view.seat + (-1 if view.age == 2 else 1)) % players
        yield phrase("classic-view-turn", **where, to=Player(to))
    else:
        yield phrase("classic-view-turn-watched", **where, side="right" if view.age == 2 else "left")
    if players < len(view.cities):
        yield phrase("classic-view-controller", seat=Player(controller(view.age, view.turn)), stacked=view.stacked)


def _holdings(view: View, at: int) -> dict[str, Word]:
    """What every line about a city begins with."""
    city = view.cities[at]
    return {
        "seat": Player(at),
        "board": city.standing.board.id,
        "coins": city.coins,
        "shields": city.strength,
        "stages": city.standing.stages,
        "all": len(city.standing.board.stages),
        "won": sum(city.victories),
        "lost": city.defeats,
        "tokens": listed(Counter(city.tokens).items()) or NONE,
    }


def _neighbour(view: View, at: int, side: str) -> Phrase:
    city = view.cities[at]
    wares = _goods(city, private=False) or NONE
    return phrase("classic-view-neighbour", side=side, **_holdings(view, at), wares=wares, **_cards(city))


def _in_full(view: View, at: int) -> Iterator[Phrase]:
    city = view.cities[at]
    standing = city.standing
    yield phrase("classic-view-city", **_holdings(view, at))
    if standing.board.effects:
        yield phrase("classic-view-board-does", board=standing.board.id)
        yield from (effect.in_words() for effect in standing.board.effects)
    if standing.next_stage is not None:
        cost = listed_cost(standing.next_stage.cost)
        yield phrase("classic-view-next-stage", n=standing.stages + 1, cost=cost)
        yield from (effect.in_words() for effect in standing.next_stage.effects)
    for right in standing.free_builds:
        colour = right.builds_free.value if isinstance(right.builds_free, Colour) else NONE
        key = "classic-view-free-build-used" if right.power in city.spent else "classic-view-free-build"
        yield phrase(key, colour=colour)
    yield phrase("classic-view-goods", goods=_goods(city, private=False) or NONE)
    if private := _goods(city, private=True):
        yield phrase("classic-view-private-goods", goods=private)
    yield from _prices(standing.prices)
    yield from _buildings(city)
    if standing.borrowed:
        yield phrase("classic-view-copied", cards=_ids(standing.borrowed))
    yield from _science(city)


def _prices(prices: Prices) -> Iterator[Phrase]:
    if prices != FULL_PRICES:
        yield phrase(
            "classic-view-prices",
            raw_left=prices.raw_left,
            raw_right=prices.raw_right,
            made_left=prices.made_left,
            made_right=prices.made_right,
        )
    if prices.rebates:
        yield phrase("classic-view-rebates", left=prices.rebate_left, right=prices.rebate_right)


def _goods(city: City, private: bool) -> str:
    """The goods of a city, written "W,2 S,C/O": those that neighbours may buy, or those they may not."""
    choices: Counter[str] = Counter([] if private or not city.standing.board.start else [city.standing.board.start])
    for effect in city.standing.effects:
        if isinstance(effect, Produces) and effect.private is private:
            choices["/".join(effect.choice)] += effect.units
        if private and (kinds := effect.adapted(city.standing.made)):
            choices["/".join("".join(kinds))] += 1
    return listed(choices.items())


def _buildings(city: City) -> Iterator[Phrase]:
    for colour in Colour:
        cards = [card.id for card in city.standing.built if card.colour is colour]
        if cards:
            yield phrase("classic-view-buildings", colour=colour.value, count=len(cards), cards=",".join(cards))


def _science(city: City) -> Iterator[Phrase]:
    symbols = Counter(effect.symbol.value for effect in city.standing.effects if effect.symbol)
    symbols["any_symbol"] = sum(effect.free_symbols for effect in city.standing.effects)
    symbols["mask"] = sum(effect.masks for effect in city.standing.effects)
    names = (*(symbol.value for symbol in Symbol), "any_symbol", "mask")
    if counted := listed((name, symbols[name]) for name in names if symbols[name]):
        yield phrase("classic-view-science", symbols=counted)


def _cards(city: City) -> dict[str, Word]:
    """How many buildings of each colour, and which leaders, own and copied."""
    built: Counter[Colour] = Counter(card.colour for card in city.standing.built if card.colour is not Colour.WHITE)
    leaders = _ids(card for card in city.standing.built if card.colour is Colour.WHITE)
    counts = ",".join(f"{built[colour]} {colour.value}" for colour in Colour if built[colour])
    return {"cards": counts or NONE, "leaders": leaders or NONE, "copied": _ids(city.standing.borrowed) or NONE}


def _ids(cards: Iterable[Card]) -> str:
    return ",".join(card.id for card in cards)
