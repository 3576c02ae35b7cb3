"""What the rulebook leaves open, as options a table can agree on. The defaults are the readings we propose."""

from collections.abc import Mapping
from typing import Final

from wonders.core.options import BadOption, Option, Setting
from wonders.core.values import Value
from wonders.games.architects.cards import COMMON, DECKS

WONDER_NAMES: Final = tuple(deck for deck in DECKS if deck != COMMON)


def _wonders(value: Setting, players: int) -> Setting:
    """`random`, `choose`, or one wonder a seat."""
    text = str(value).lower()
    if text in ("random", "choose"):
        return text
    named = text.split(",")
    if len(named) != players or len(set(named)) != players or not set(named) <= set(WONDER_NAMES):
        raise BadOption(
            f"Option wonders cannot be '{value}'; allowed are random, choose, or {players} different names out of "
            f"{', '.join(WONDER_NAMES)}, joined by commas."
        )
    return text


def _first(value: Setting, players: int) -> Setting:
    """The seat that begins."""
    if not str(value).isdecimal() or int(value) >= players:
        raise BadOption(f"Option first cannot be '{value}'; allowed are the seats 0 to {players - 1}.")
    return int(value)


OPTIONS: Final = (
    Option("wonders", "random", "who builds what: random, choose (in turn), or a name a seat", check=_wonders),
    Option("first", 0, "the seat that begins", check=_first),
    Option("last_conflict", True, "whether a conflict due in the last turn is still fought", (True, False)),
    Option("coins", "free", "coins pay for anything, or only for what grey cards cannot cover", ("free", "missing")),
    Option("token_reach", "later", "a new token answers to what comes later, or to the whole turn", ("later", "turn")),
    Option("no_tokens", "keep", "with no token left, symbols are kept or must be discarded", ("keep", "discard")),
    Option("extra_cards", "may", "extra cards of tokens may or must be taken", ("may", "must")),
    Option("engineering", "once", "Engineering helps once a turn or with every stage", ("once", "always")),
    Option("token_stages", "must", "stages that only tokens can pay must or may be built", ("must", "may")),
    Option("one_to_nil", 1, "two players: victory tokens for one shield against none", (1, 2)),
    Option("victory_tokens", "endless", "whether the 28 victory tokens are a limit", ("endless", "28")),
    Option("halikarnassos", "secret", "whether the others see the cards searched", ("secret", "open")),
    Option("olympia", "together", "its two cards are laid down together, or one by one", ("together", "apart")),
    Option("effects", "must", "effects of wonders must or may be carried out", ("must", "may")),
    Option("empty_decks", "pass", "a player with three empty decks passes, or the game ends", ("pass", "end")),
)


class House(Value):
    """The options of one match, ready to be asked by the rules."""

    players: int
    wonders: str = "random"
    first: int = 0
    last_conflict: bool = True
    coins: str = "free"
    token_reach: str = "later"
    no_tokens: str = "keep"
    extra_cards: str = "may"
    engineering: str = "once"
    token_stages: str = "must"
    one_to_nil: int = 1
    victory_tokens: str = "endless"
    halikarnassos: str = "secret"
    olympia: str = "together"
    effects: str = "must"
    empty_decks: str = "pass"

    @classmethod
    def of(cls, players: int, options: Mapping[str, Setting]) -> "House":
        return cls(players, **options)  # type: ignore[arg-type]  # settled by OPTIONS, which names the same fields
