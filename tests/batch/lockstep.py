"""What all comparisons with the reference share: matches one by one, chance answered, differences in sentences."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import jax
import numpy as np
from jax import Array

from wonders import CHANCE
from wonders.core.actions import Action
from wonders.core.decisions import ChanceDecision
from wonders.core.game import Game
from wonders.core.outcome import Outcome
from wonders.spaces import Space


def played(look: Any, go: Any, states: Any, keys: Array, steps: int) -> tuple[Any, Any]:
    """The states after so many steps of many matches, and the trace of each match.

    `look` says what is to be seen of a state, `go` gets it with a key and makes the step. They are compiled apart and
    called again and again: together, or in a loop, they would take several times as long to compile.
    """
    look, go = jax.jit(jax.vmap(look)), jax.jit(jax.vmap(go))
    traces = []
    for number in range(steps):
        seen = look(states)
        states, done = go(states, seen, jax.vmap(jax.random.fold_in, (0, None))(keys, number))
        traces.append(jax.device_get((seen, done)))
    return states, jax.tree.map(lambda *fields: np.stack(fields, axis=1), *traces)


def matches(recorded: Any) -> Iterator[Any]:
    """Recorded matches one by one, as plain arrays."""
    recorded = jax.device_get(recorded)
    for match in range(len(jax.tree.leaves(recorded)[0])):
        yield jax.tree.map(lambda field, match=match: field[match], recorded)


def through_chance(game: Game[Any, Any], table: Any, answer: Callable[[Any, ChanceDecision], Action]) -> Any:
    """The table at the next decision of a seat, with chance answered."""
    while isinstance(asked := game.pending(table).get(CHANCE), ChanceDecision):
        dealt = answer(table, asked)
        assert asked.accepts(dealt), f"{dealt} is no deal of the rules"
        table = game.step(table, {CHANCE: dealt}).table
    return table


def unlike(ours: dict[str, Any], theirs: dict[str, Any]) -> Iterator[str]:
    """The parts of a state that differ."""
    for name, value in theirs.items():
        if ours[name] != value:
            yield f"{name} is {ours[name]}, and {value} in the reference"


def wrongly_legal(game: Game[Any, Any], space: Space, table: Any, seat: int, mask: Any) -> Iterator[str]:
    """How the legal actions of a seat differ; the mask is packed."""
    legal = set(np.flatnonzero(np.unpackbits(mask)[: space.size]).tolist())
    expected = set(space.legal(game, table, seat))
    if legal != expected:
        more, less = ([space.text(number) for number in some] for some in (legal - expected, expected - legal))
        yield f"legal for seat {seat} too are {more}, not {less}"


def wrongly_seen(fields: Sequence[Any], expected: Any, seen: Any, seat: int) -> Iterator[str]:
    """The fields of an observation that differ."""
    ends = np.cumsum([field.size for field in fields])
    places = np.flatnonzero(np.asarray(expected) != seen)
    names = dict.fromkeys(fields[int(np.searchsorted(ends, place, "right"))].name for place in places)
    if names:
        yield f"seat {seat} sees {', '.join(names)} otherwise"


def wrongly_shown(row: Any, places: Sequence[int], seen: Any, seat: int) -> Iterator[str]:
    """How what a net is shown of a view differs from what it is shown in training: numbers of an observation."""
    wrong = np.flatnonzero(row != np.array([*seen, 1, 0])[list(places)])
    if len(wrong):
        yield f"seat {seat} shows a net the features {wrong.tolist()} otherwise"


def wrongly_won(outcome: Outcome, returns: Any) -> Iterator[str]:
    """How the shares of the victory differ."""
    shares = [outcome.share(seat) for seat in range(len(outcome.points))]
    if not np.allclose(returns, shares):
        yield f"shares are {returns}, and {shares} in the reference"


def wrongly_counted(outcome: Outcome, points: Any, rows: Any) -> Iterator[str]:
    """How the points and their categories differ, seat by seat."""
    for seat, column in enumerate(outcome.sheet):
        expected = [column.of(name) for name in outcome.categories]
        if rows[seat].tolist() != expected or points[seat] != column.total:
            yield f"seat {seat} has {rows[seat]} by category, and {expected} in the reference"
