"""What a person sees in Duel by looking closely: who would pay what, who has which symbols, where the pawn counts."""

from collections.abc import Callable, Iterator
from typing import Final

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.facts.duel_facts import CityFacts, Facts, Goods, Loot, Military, Slot
from wonders.facts.once import Recent
from wonders.games.duel.actions import Build, BuildWonder, Destroy, TakeToken
from wonders.games.duel.cards import CARDS, FREE_IF
from wonders.games.duel.decisions import ChooseToken, DestroyCard, PlayTurn
from wonders.games.duel.game import Duel
from wonders.games.duel.layout import LAYOUTS, bits
from wonders.games.duel.military import CAPITAL, LOOT_AT, ZONES, military_points
from wonders.games.duel.resample import resample
from wonders.games.duel.science import SUPREMACY
from wonders.games.duel.scoring import CATEGORIES, column
from wonders.games.duel.table import Table
from wonders.games.duel.tally import CHAINS, SYMBOLS, count, different_symbols
from wonders.games.duel.trade import has_chain, market, payment_for
from wonders.games.duel.turn import MOST_WONDERS, SALE
from wonders.games.duel.view import View
from wonders.games.duel.wonders import WONDERS

SEATS: Final = (0, 1)
KEPT: Final = 32


def facts(game: Duel, view: View) -> Facts:
    """What follows from a view, for showing it. Everything lies open, so all seats are shown the same."""
    seen = (view.phase, view.age, view.left, view.laid, view.coins, view.cities, view.pawn, view.loot, view.offer)
    known = _known.get(seen)
    if known is None:
        known = _facts(view)
        _known.put(seen, known)
    return known


_known: Recent[Facts] = Recent(KEPT)
"""The facts of the last few tables: each is asked for by every seat and by those who watch."""


def _facts(view: View) -> Facts:
    table = resample([view])
    return {
        "slots": [_slot(view, table, slot) for slot in view.left],
        "cities": [_city(table, seat) for seat in SEATS],
        "wonder_prices": [_wonder_prices(table, seat) for seat in SEATS],
        "offer_prices": [{id: payment_for(table, seat, WONDERS[id]) for id in view.offer} for seat in SEATS],
        "wonders_left": MOST_WONDERS - sum(len(city.finished) for city in view.cities),
        "military": _military(view),
        "supremacy": SUPREMACY,
    }


def _slot(view: View, table: Table, slot: int) -> Slot:
    """A slot that still holds a card. `x` counts half cards from the left edge; prices and chains go by seat."""
    layout = LAYOUTS[view.age]
    row, x = layout.places[slot]
    card = CARDS.get(view.laid[slot])
    covering = [over for over in bits(layout.covered_by[slot]) if over in view.left]
    found: Slot = {
        "slot": slot,
        "row": row,
        "x": x,
        "covered_by": covering,
        "accessible": slot in view.accessible,
        "open": card is not None,
        "card": card.id if card else None,
        "back": "" if card else view.laid[slot],
    }
    if card:
        found["prices"] = [payment_for(table, seat, card) for seat in SEATS]
        found["free"] = [FREE_IF[card.id] if has_chain(table, seat, card) else "" for seat in SEATS]
    return found


def _wonder_prices(table: Table, seat: Seat) -> dict[str, int]:
    return {wonder.id: payment_for(table, seat, wonder) for wonder in table.cities[seat].wonders}


def _city(table: Table, seat: Seat) -> CityFacts:
    """What a city has and what it could do with it."""
    tally = table.cities[seat].tally
    costs, sheet = market(table, seat), column(table, seat)
    return {
        "goods": _by_good(lambda good: count(tally, f"makes {good}")),
        "choices": [goods for goods in ("WSC", "GP") for _ in range(count(tally, f"choice {goods}"))],
        "trade": _by_good(costs.price_of),
        "discounts": {on: n for on in ("blue", "wonder") if (n := count(tally, f"discount {on}"))},
        "sale": SALE + count(tally, "yellow"),
        "shields": sum(piece.shields for piece in table.cities[seat].pieces),
        "symbols": {symbol: n for symbol in SYMBOLS if (n := count(tally, symbol))},
        "different": different_symbols(tally),
        "chains": [chain for chain in CHAINS if count(tally, f"chain {chain}")],
        "points": {category: sheet.of(category) for category in CATEGORIES},
        "total": sheet.total,
    }


def _by_good(number: Callable[[str], int]) -> Goods:
    return {"W": number("W"), "S": number("S"), "C": number("C"), "G": number("G"), "P": number("P")}


def _military(view: View) -> Military:
    """The track as seat 0 sees it: positive spaces lie on the side of seat 1."""
    looting: list[Loot] = [
        {"seat": seat, "worth": worth, "space": -LOOT_AT[worth] if seat == 0 else LOOT_AT[worth]}
        for seat in SEATS
        for worth in view.loot[seat]
    ]
    return {
        "pawn": view.pawn,
        "capital": CAPITAL,
        "zones": [{"from": space, "points": points} for space, points in reversed(ZONES)],
        "loot": looting,
        "points": [military_points(view.pawn, seat) for seat in SEATS],
        "to_capital": [CAPITAL - view.pawn, CAPITAL + view.pawn],
    }


def attempts(game: Duel, view: View) -> Iterator[Action]:
    """What a person might try and wants a reason for: every open card, every own wonder (with any card: the reason is
    the same), tokens still in the box, buildings that no effect can destroy."""
    seat, asked = view.seat, view.asked
    if isinstance(asked, PlayTurn):
        yield from _in_turn(view, seat)
    elif isinstance(asked, ChooseToken):
        yield from map(TakeToken, view.box)
    elif isinstance(asked, DestroyCard):
        yield from map(Destroy, view.cities[1 - seat].built)


def _in_turn(view: View, seat: Seat) -> Iterator[Action]:
    for slot in view.left:
        if (card := view.laid[slot]) in CARDS:
            yield Build(card)
    handy = next(view.laid[slot] for slot in view.accessible)
    city = view.cities[seat]
    for wonder in (*city.wonders, *(built for built, _ in city.finished)):
        yield BuildWonder(wonder, handy)
