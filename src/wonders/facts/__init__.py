"""What a client shows: facts that follow from a view, and what a person might try. Functions of the views alone."""

from collections.abc import Iterable, Sequence
from types import ModuleType

from wonders.core.actions import Action
from wonders.core.game import AnyGame
from wonders.core.wire import Plain
from wonders.games.registry import companion

__all__ = ["attempts", "facts", "recall"]


def facts(game: AnyGame, view: object) -> dict[str, Plain]:
    """What a person would work out by looking at the table: prices, shields, points so far."""
    module = _of(game.id)
    found: dict[str, Plain] = module.facts(game, view) if module else {}
    return found


def attempts(game: AnyGame, view: object) -> Iterable[Action]:
    """What a person at that seat might try, and wants a reason for where the rules refuse it."""
    module = _of(game.id)
    found: Iterable[Action] = module.attempts(game, view) if module else ()
    return found


def recall(game: AnyGame, history: Sequence[object]) -> Plain:
    """What a seat with a good memory knows of what is hidden now, from all it has seen; None where there is nothing."""
    remember = getattr(_of(game.id), "recall", None)
    found: Plain = remember(game, history) if remember else None
    return found


def _of(game: str) -> ModuleType | None:
    """The module of a game, `wonders.facts.<game>`; a game may do without one."""
    return companion("facts", game)
