"""What stands in a city, counted in one integer: a byte for each thing that can be counted.

Every card, wonder and token has a tally, and the tally of a city is their sum. So when something is built, one addition
counts the whole city anew, and asking costs a shift.
"""

from typing import Final

GOODS: Final = "WSCGP"
"""Letters of the goods: wood, stone, clay (raw), glass and papyrus (manufactured)."""
RAW: Final = 3
"""So many of them, from the first on, are raw."""

COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: Final = ("wheel", "mortar", "plumb", "quill", "sundial", "globe", "law")
CHAINS: Final = (
    "horseshoe", "sword", "tower", "target", "helmet", "book", "gear", "lyre", "lamp", "mask", "column", "moon", "sun",
    "drop", "pillars", "amphora", "barrel",
)  # fmt: skip

_COUNTED = (
    *(f"makes {good}" for good in GOODS),
    *(f"fixed {good}" for good in GOODS),
    "choice WSC",
    "choice GP",
    "discount blue",
    "discount wonder",
    *SYMBOLS,
    *COLOURS,
    "wonder",
    "token",
    "economy",
    "strategy",
    "theology",
    "urbanism",
    *(f"chain {symbol}" for symbol in CHAINS),
)
_SHIFT: Final = {name: 8 * at for at, name in enumerate(_COUNTED)}

MAKES: Final = (1 << 8 * len(GOODS)) - 1
"""The bytes of the goods that brown and grey cards make."""
TRADES: Final = (1 << _SHIFT[SYMBOLS[0]]) - 1
"""The bytes that decide what something costs this city; those of MAKES are the lowest."""


def one(what: str, count: int = 1) -> int:
    """The tally of so many of this."""
    return count << _SHIFT[what]


def place(what: str) -> int:
    """Where this stands in a tally: `tally >> place & 255` is `count`, for what is counted very often."""
    return _SHIFT[what]


def count(tally: int, what: str) -> int:
    """How many of this a tally holds."""
    return tally >> _SHIFT[what] & 255


def different_symbols(tally: int) -> int:
    """How many different symbols of science a tally holds."""
    symbols = tally >> _SHIFT[SYMBOLS[0]] & (1 << 8 * len(SYMBOLS)) - 1
    return len(SYMBOLS) - symbols.to_bytes(len(SYMBOLS), "little").count(0)
