"""The options of a game: what may be set, what is allowed, and a sentence for what is not."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from wonders.core.decisions import WondersError

Setting: TypeAlias = str | int | bool

Given: TypeAlias = Setting | Sequence[str]
"""A setting as people write it: several words may come as a list."""


class BadOption(WondersError):
    """A game, a number of players or an option that does not exist or does not fit; the sentence says what does."""


@dataclass(frozen=True)
class Option:
    """One thing a table can agree on. Either `choices` lists what is allowed, or `check` says what is wrong."""

    name: str
    default: Setting
    help: str
    choices: tuple[Setting, ...] = ()
    check: Callable[[Setting, int], Setting] | None = None

    def settle(self, value: Setting, players: int) -> Setting:
        """The value in its normal form, or BadOption."""
        if self.check is not None:
            return self.check(value, players)
        for choice in self.choices:
            if str(choice).lower() == str(value).lower():
                return choice
        allowed = ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices)
        raise BadOption(f"Option {self.name} cannot be '{value}'; allowed are: {allowed}.")


def check_names(game: str, options: Iterable[Option], given: Iterable[str]) -> None:
    """Raise BadOption if a game has no option of one of these names."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            raise BadOption(f"{game} has no option '{name}'; it has: {', '.join(known) or 'none'}.")


def settle(game: str, options: Iterable[Option], given: Mapping[str, Given], players: int) -> dict[str, Setting]:
    """Every option of a game with its value, given or default."""
    options = tuple(options)
    check_names(game, options, given)
    plain = {name: _setting(name, value) for name, value in given.items()}
    return {option.name: option.settle(plain.get(option.name, option.default), players) for option in options}


def _setting(name: str, value: Given) -> Setting:
    """A list of words as one text."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, list | tuple) and all(isinstance(word, str) for word in value):
        return ",".join(value) or "none"
    raise BadOption(f"Option {name} must be a word, a number or a list of words, not {value!r:.40}.")


def check_rules(game: str, rules: Given | None, older: tuple[str, ...], newest: str) -> str:
    """The version of the rules to play by, the newest unless said; a sentence for one that is unknown."""
    if rules is None or rules == newest:
        return newest
    if not isinstance(rules, str) or rules not in older:
        known = " and ".join((*older, newest))
        raise BadOption(f"This version knows rules {known} of {game}, not {rules!r:.40}.")
    return rules


def check_players(game: str, players: int | None, allowed: range, default: int) -> int:
    """The number of players, or a sentence that says how many may play."""
    if players is None:
        return default
    if isinstance(players, bool) or not isinstance(players, int) or players not in allowed:
        span = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else f"{allowed[0]}"
        raise BadOption(f"{game} is played by {span} players, not by {players!r}.")
    return players
