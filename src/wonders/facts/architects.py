"""What a person sees in Architects by looking closely: stages in reach, shields compared, decks and tokens counted."""

from collections.abc import Iterator
from functools import lru_cache

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.facts.architects_facts import CityFacts, ConflictFacts, DeckFacts, Facts, StageFacts
from wonders.facts.common import effect_of
from wonders.facts.once import once
from wonders.games.architects.actions import DECLINE, FINISH, LOOK, Build, Extra, Search, Take, Trade
from wonders.games.architects.cards import ALL_CARDS, COIN, COMMON, GOODS, SYMBOLS, spread
from wonders.games.architects.city import City
from wonders.games.architects.decisions import Act, ChooseToken, PickCard, SearchDeck, TakeFromAny
from wonders.games.architects.game import Architects
from wonders.games.architects.military import two_player_victories, victories
from wonders.games.architects.options import WONDER_NAMES, House
from wonders.games.architects.pieces import IDENTICAL, Stage
from wonders.games.architects.scoring import CATEGORIES, lines
from wonders.games.architects.stages import builds, can_build
from wonders.games.architects.table import CONFLICT_TOKENS, NEW_TURN, Middle, Seating, Table, Turn
from wonders.games.architects.view import DeckView, View

RESOURCES = (*GOODS, COIN)


def facts(game: Architects, view: View) -> Facts:
    """What follows from a view, for showing it. What the seat cannot know has no part in any of it."""
    if not view.cities:
        return {"cities": [], "decks": [], "reach": [], "free": _free_wonders(view), "conflict": _conflict(view)}
    turn = f"{view.active} {view.cat} {view.used}"  # the same for every seat, like the cities
    return {
        "cities": once(view.cities, f"cities {turn}", lambda: _cities(game, view)),
        "decks": [_deck(deck) for deck in view.decks],
        "reach": [[view.wonders[seat], view.wonders[seat - 1], COMMON] for seat in range(len(view.wonders))],
        "free": [],
        "conflict": _conflict(view),
    }


def _cities(game: Architects, view: View) -> list[CityFacts]:
    table = _table(game, view)
    shields = tuple(city.shields for city in view.cities)
    won = two_player_victories(shields, game.house) if len(shields) == 2 else victories(shields)
    return [_city(table, seat, prize) for seat, prize in enumerate(won)]


def _table(game: Architects, view: View) -> Table:
    """What lies before the seats, without decks and tokens: enough to pay and to count."""
    return Table(
        seating=_seating(game.house, view.wonders),
        middle=Middle(view.peace, cat=view.cat),
        queue=(),
        active=view.active,
        cities=view.cities,
        turn=Turn(used=view.used),
    )


@lru_cache(maxsize=64)
def _seating(house: House, wonders: tuple[str, ...]) -> Seating:
    return Seating(house, (*wonders, COMMON))


def _free_wonders(view: View) -> list[str]:
    """The wonders that can still be chosen."""
    return [name for name in WONDER_NAMES if name not in view.wonders]


def _city(table: Table, seat: Seat, would_win: int) -> CityFacts:
    city = table.cities[seat]
    payable = _payable(table, seat)
    counted = list(lines(table, seat))
    points = {category: sum(line.points for line in counted if line.category == category) for category in CATEGORIES}
    return {
        "stages": [_stage(city, stage, stage.number in payable) for stage in city.wonder.stages],
        "finished": city.is_finished,
        "cards": {card.id: n for card, n in zip(ALL_CARDS, city.cards, strict=True) if n},
        "shields": city.shields,
        "lasting_shields": city.shields - sum(city.cards[card.place] for card in ALL_CARDS if card.horns),
        "symbols": {symbol.id: city.cards[symbol.place] for symbol in SYMBOLS},
        "cats": sum(city.cards[card.place] for card in ALL_CARDS if card.cat),
        "points": points,
        "total": sum(line.points for line in counted),
        "would_win": would_win,
    }


def _stage(city: City, stage: Stage, payable: bool) -> StageFacts:
    return {
        "number": stage.number,
        "layer": stage.layer,
        "built": stage.number in city.built,
        "open": stage in city.open_stages,
        "can_build": payable,
        "points": stage.points,
        "size": stage.size,
        "kind": "identical" if stage.kind == IDENTICAL else "different",
        "shields": stage.shields,
        "effect": effect_of(stage.effect.in_words()) if stage.effect else None,
    }


def _payable(table: Table, seat: Seat) -> set[int]:
    """Stages that a city could pay for with what lies before it; for the active one with what it may still use."""
    board = table if seat == table.active else table.but(active=seat, turn=NEW_TURN)
    if not can_build(board.cities[seat], board.turn, board.seating.house):
        return set()
    return {action.stage for action in builds(board) if isinstance(action, Build)}


def _deck(deck: DeckView) -> DeckFacts:
    counts = list(deck.rest)
    if deck.top:
        counts[deck.top.place] += 1
    cards = {card.id: count for card, count in zip(ALL_CARDS, counts, strict=True) if count}
    return {"name": deck.name, "top": deck.top.id if deck.top else None, "left": sum(counts), "cards": cards}


def _conflict(view: View) -> ConflictFacts:
    tokens = CONFLICT_TOKENS[len(view.wonders)]
    return {"tokens": tokens, "turned": tokens - view.peace}


def attempts(game: Architects, view: View) -> Iterator[Action]:
    """What a person might try: every deck, every stage, a trade, each own token, the cat, the end of the turn."""
    asked = view.asked
    if isinstance(asked, PickCard):
        yield LOOK
        yield from (Take(deck.name) for deck in view.decks)
    elif isinstance(asked, Act):
        yield from _acts(game, view)
    elif isinstance(asked, TakeFromAny):
        yield from (Take(deck.name) for deck in view.decks)
    elif isinstance(asked, SearchDeck):
        yield from (Search(deck.name) for deck in view.decks)
    if isinstance(asked, TakeFromAny | SearchDeck | ChooseToken):
        yield DECLINE


def _acts(game: Architects, view: View) -> Iterator[Action]:
    """Stages that cannot be paid are tried with all resources of the city, so that the reason can name them."""
    city = view.cities[view.seat]
    payable = _payable(_table(game, view), view.seat)
    held = tuple(card.id for card in spread(city.cards) if card in RESOURCES)
    yield from (Build(stage.number, held) for stage in city.wonder.stages if stage.number not in payable)
    symbols = tuple(card.id for card in spread(city.cards) if card in SYMBOLS)
    if len(symbols) < len(SYMBOLS):
        yield Trade(symbols, view.row[0].id if view.row else "stack")
    for token in dict.fromkeys(city.tokens):
        if token.answers or token.effect.extra_after_stage():
            yield Extra(token.id, view.wonders[view.seat])
    yield FINISH
