"""What a person might try and cannot do, with the reasons. Payments are left open in what is tried."""

import dataclasses
from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.core.game import AnyGame
from wonders.facts import attempts


def refusals(game: AnyGame, table: object, seat: Seat, view: object) -> Iterator[tuple[Action, IllegalAction]]:
    """Everything worth trying that is possible in no way, each with its reason."""
    possible = {_core(action) for action in game.legal(table, seat)}
    for action in attempts(game, view):
        if _core(action) not in possible:
            yield action, game.why_not(table, seat, action)


def _core(action: Action) -> tuple[object, ...]:
    """The verb and the fields that must be given; the others say how it is paid."""
    return (action.verb, *(getattr(action, name) for name in _needed(type(action))))


_NEEDED: dict[type[Action], tuple[str, ...]] = {}


def _needed(kind: type[Action]) -> tuple[str, ...]:
    if kind not in _NEEDED:
        _NEEDED[kind] = tuple(field.name for field in dataclasses.fields(kind) if field.default is dataclasses.MISSING)
    return _NEEDED[kind]
