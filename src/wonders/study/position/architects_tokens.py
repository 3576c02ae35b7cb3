"""Progress tokens of Architects: before cities, in the row, in the stack."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from wonders.core.wire import JsonObject
from wonders.games.architects.city import City
from wonders.games.architects.pieces import Token
from wonders.games.architects.table import REFILL_ROW
from wonders.games.architects.tokens import OPEN_TOKENS, TOKEN_SUPPLY, TOKENS, in_order
from wonders.study.position.reader import Reader

Tokens = tuple[Token, ...]


def read_tokens(reader: Reader, given: JsonObject, cities: Sequence[City], rng: Random) -> tuple[Tokens, Tokens]:
    """The row and the stack; each is drawn from what is left, or is what is left, where it is left open."""
    left = Counter(TOKEN_SUPPLY)
    for at, city in enumerate(cities):
        _take(reader, left, city.tokens, f"cities.{at}.tokens")
    row = reader.things(given, "row", "", TOKENS) if "row" in given else None
    stack = reader.things(given, "stack", "", TOKENS) if "stack" in given else None
    _take(reader, left, row or (), "row")
    _take(reader, left, stack or (), "stack")
    rest = in_order((+left).elements())
    if row is None:
        row = tuple(rng.sample(rest, min(OPEN_TOKENS, len(rest))))
        for token in row:
            left[token] -= 1
        rest = in_order((+left).elements())
    if stack is None:
        stack, rest = rest, ()
    for token in dict.fromkeys(rest):
        reader.wrong("stack", "architects-token-lost", token=token.id)
    _check_row(reader, given, row, stack)
    return in_order(row), in_order(stack)


def _check_row(reader: Reader, given: JsonObject, row: Tokens, stack: Tokens) -> None:
    due = given.get("due", [])
    filling = isinstance(due, list) and REFILL_ROW in due
    if len(row) > OPEN_TOKENS or (len(row) < OPEN_TOKENS and stack and not filling):
        reader.wrong("row", "architects-row", count=len(row), size=OPEN_TOKENS)


def _take(reader: Reader, left: "Counter[Token]", tokens: Tokens, place: str) -> None:
    for token in tokens:
        left[token] -= 1
        if left[token] < 0:
            reader.wrong(place, "architects-token-twice", token=token.id, copies=token.copies)
