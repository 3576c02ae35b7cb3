"""The board of Duel: progress tokens, the pawn and the military tokens."""

from collections.abc import Sequence
from random import Random
from typing import Final

from wonders.core.wire import JsonObject
from wonders.games.duel.city import City
from wonders.games.duel.military import CAPITAL, LOOT_AT
from wonders.games.duel.pieces import Token
from wonders.games.duel.science import PAIR, SUPREMACY
from wonders.games.duel.setup import TOKENS_ON_BOARD
from wonders.games.duel.table import Cities, Loot
from wonders.games.duel.tally import SYMBOLS, count, different_symbols
from wonders.games.duel.tokens import TOKENS
from wonders.study.position.reader import Reader, inside

WORTHS: Final = tuple(LOOT_AT)


def read_pawn(reader: Reader, given: JsonObject, cities: Sequence[City]) -> int:
    """Where the pawn stands: it has moved a space for each shield, and perhaps one for each red card by Strategy."""
    before = len(reader.problems)
    pawn = reader.number(given, "pawn", "", -CAPITAL + 1, CAPITAL - 1)
    if len(reader.problems) > before:
        return pawn
    shields = [sum(piece.shields for piece in city.pieces) for city in cities]
    extra = [count(city.tally, "strategy") * count(city.tally, "red") for city in cities]
    lowest, highest = shields[0] - shields[1] - extra[1], shields[0] + extra[0] - shields[1]
    if not lowest <= pawn <= highest:
        reader.wrong("pawn", "duel-pawn", pawn=pawn, one=shields[0], other=shields[1], lowest=lowest, highest=highest)
    return pawn


def read_loot(reader: Reader, given: JsonObject, pawn: int) -> Loot:
    """The military tokens that still lie before each city; where they are left open, those the pawn has not reached."""
    leads = (-pawn, pawn)
    if "loot" not in given:
        one, other = (tuple(worth for worth in WORTHS if lead < LOOT_AT[worth]) for lead in leads)
        return one, other
    found: list[tuple[int, ...]] = []
    for seat, entry in enumerate(reader.entries(given, "loot", "", 2)):
        loot = tuple(entry) if isinstance(entry, list) else ()
        if loot not in (WORTHS, WORTHS[1:], ()) or not isinstance(entry, list):
            reader.wrong(inside("loot", seat), "duel-loot")
        elif any(leads[seat] >= LOOT_AT[worth] for worth in loot):
            reader.wrong(inside("loot", seat), "duel-looted", pawn=abs(pawn))
        found.append(loot)
    return (found[0], found[1]) if len(found) == 2 else (WORTHS, WORTHS)


def read_board(reader: Reader, given: JsonObject, cities: Cities, waiting: bool, rng: Random) -> tuple[Token, ...]:
    """The progress tokens on the board: five, less one for each pair of symbols."""
    held = [(token.id, f"cities.{seat}.tokens.{at}") for seat in (0, 1) for at, token in enumerate(cities[seat].tokens)]
    pairs = sum(count(city.tally, symbol) == PAIR for city in cities for symbol in SYMBOLS)
    taken = min(pairs - waiting, TOKENS_ON_BOARD)
    drawn = sum(built.wonder.draws > 0 for city in cities for built in city.finished)
    if not taken <= len(held) <= taken + drawn:
        reader.wrong("cities", "duel-tokens-held", count=len(held), lowest=taken, highest=taken + drawn)
    if waiting and not pairs:
        reader.wrong("asks", "duel-no-pair")
    if "board" not in given:
        drawn_now = given.get("drawn", [])
        free = [token for id, token in TOKENS.items() if id not in dict(held) and id not in drawn_now]
        return tuple(rng.sample(free, TOKENS_ON_BOARD - taken)) if taken >= 0 else ()
    board = reader.things(given, "board", "", TOKENS)
    reader.each_once([*held, *((token.id, f"board.{at}") for at, token in enumerate(board))])
    if len(board) != TOKENS_ON_BOARD - taken:
        reader.wrong("board", "duel-board", count=len(board), size=TOKENS_ON_BOARD - taken, pairs=pairs)
    return board


def check_symbols(reader: Reader, cities: Sequence[City]) -> None:
    """Six different symbols would have ended the match."""
    for seat, city in enumerate(cities):
        if different_symbols(city.tally) >= SUPREMACY:
            reader.wrong(f"cities.{seat}.built", "duel-science-won", count=different_symbols(city.tally))
