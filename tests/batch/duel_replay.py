"""Recorded matches of the batched engine, played again by the reference with the same deal."""

from collections.abc import Callable, Iterator
from typing import Any

import jax
import numpy as np

from tests.batch.duel_lockstep import Ended, Trace, of_batch, of_reference
from wonders import CHANCE
from wonders.batch.duel.state import COUNTED, State
from wonders.core.decisions import ChanceDecision
from wonders.core.game import Game
from wonders.spaces import Space
from wonders.spaces.duel.observation import LAYOUT
from wonders.spaces.duel.pieces import CARDS, GUILD_BACK, TOKENS, WONDERS
from wonders.spaces.duel.reckoning import CATEGORIES


def chance_answer(game: Game[Any, Any], table: Any, state: State, label: str) -> Any:
    """What chance answers when it has dealt as in this state."""
    if label == "tokens":
        text = "tokens " + ",".join(_named(int(state.board), TOKENS))
    elif label.endswith("wonders"):
        offered = int(state.deal.second) if label.startswith("more") else int(state.offer)
        text = "offer " + ",".join(_named(offered, WONDERS))
    elif label == "library":
        text = "draw " + ",".join(_named(int(state.deal.library), TOKENS))
    else:
        text = _laid(game.view(table, 0), state, label)
    return game.notation.parse(text)


def _laid(view: Any, state: State, label: str) -> str:
    _, age, *rest = label.split()
    cards = [CARDS[number] for number in state.deal.cards[20 * int(age) - 20 : 20 * int(age)]]
    if rest:
        slots = [slot for slot in view.accessible if view.laid[slot] in (GUILD_BACK, age)]
        return "turn-up " + ",".join(cards[slot].id for slot in slots)
    closed = _closed_at_first(int(age))
    return "deal " + ",".join(card.back if slot in closed else card.id for slot, card in enumerate(cards))


def _closed_at_first(age: int) -> set[int]:
    """Rows of closed cards in the layouts. Rulebook: duel, "Die Kartenauslage vorbereiten"."""
    rows = {1: (2, 3, 4, 5, 6), 2: (6, 5, 4, 3, 2), 3: (2, 3, 4, 2, 4, 3, 2)}[age]
    starts = np.cumsum((0, *rows))
    return {slot for row in range(1, len(rows), 2) for slot in range(starts[row], starts[row + 1])}


def _named(members: int, pieces: Any) -> list[str]:
    return [piece.id for number, piece in enumerate(pieces) if members >> number & 1]


def differences(
    game: Game[Any, Any], space: Space, trace: Trace, ended: Ended, features: Callable[[Any], list[int]] | None
) -> Iterator[str]:
    """Every difference between one recorded match and the reference, as a sentence; one wrong step ends the search."""
    states = _states(trace)
    table, deal = game.start(), states[0]
    for step, state in enumerate(states):
        if state.phase >= COUNTED:
            break
        table = _through_chance(game, table, deal)
        found = list(_compared(game, space, table, state, trace.masks[step], step))
        if found:
            yield from found
            return
        (seat,) = game.pending(table)
        for looker in (0, 1):
            if features is not None and (
                wrong := _unlike(features(game.view(table, looker)), trace.seen[step][looker])
            ):
                yield f"step {step}: seat {looker} sees {wrong}"
                return
        table = game.step(table, {seat: game.notation.parse(space.text(int(trace.actions[step])))}).table
    yield from _ends(game, table, ended)


def _states(trace: Trace) -> list[State]:
    """The states of a match one by one, as plain numbers."""
    leaves, shape = jax.tree.flatten(trace.states)
    return [jax.tree.unflatten(shape, fields) for fields in zip(*(leaf.tolist() for leaf in leaves), strict=True)]


def _unlike(expected: list[int], seen: Any) -> str:
    """The fields of an observation that differ."""
    ends = np.cumsum([field.size for field in LAYOUT])
    places = np.flatnonzero(np.asarray(expected) != seen)
    return ", ".join(sorted({LAYOUT[int(np.searchsorted(ends, place, "right"))].name for place in places}))


def _through_chance(game: Game[Any, Any], table: Any, deal: State) -> Any:
    while isinstance(asked := game.pending(table).get(CHANCE), ChanceDecision):
        answer = chance_answer(game, table, deal, asked.label)
        assert asked.accepts(answer), f"{answer} is no deal of the rules"
        table = game.step(table, {CHANCE: answer}).table
    return table


def _compared(game: Game[Any, Any], space: Space, table: Any, state: State, mask: Any, step: int) -> Iterator[str]:
    asked = next(iter(game.pending(table)), None)
    ours, theirs = of_batch(state), of_reference(game.view(table, 0), asked)
    for name, value in theirs.items():
        if ours[name] != value:
            yield f"step {step}: {name} is {ours[name]}, and {value} in the reference"
    if asked is not None:
        legal = tuple(np.flatnonzero(np.unpackbits(mask)).tolist())
        expected = space.legal(game, table, asked)
        if legal != expected:
            more, less = set(legal) - set(expected), set(expected) - set(legal)
            yield f"step {step}: legal too are {[space.text(n) for n in more]}, not {[space.text(n) for n in less]}"


def _ends(game: Game[Any, Any], table: Any, ended: Ended) -> Iterator[str]:
    outcome = game.outcome(table)
    if outcome is None:
        yield "the reference is not over"
        return
    yield from _compared_ends(of_batch(ended.states), of_reference(game.view(table, 0), None))
    shares = [float(seat in outcome.winners) / len(outcome.winners) for seat in (0, 1)]
    if ended.returns.tolist() != shares:
        yield f"shares are {ended.returns}, and {shares} in the reference"
    if outcome.reason in ("military", "science"):
        return
    if ended.points.tolist() != list(outcome.points):
        yield f"points are {ended.points}, and {outcome.points} in the reference"
    rows = ended.scores if ended.states.seat == 0 else ended.scores[::-1]
    for seat, column in enumerate(outcome.sheet):
        expected = [column.of(name) for name in CATEGORIES]
        if rows[seat].tolist() != expected:
            yield f"seat {seat} has {rows[seat]} by category, and {expected} in the reference"


def _compared_ends(ours: dict[str, Any], theirs: dict[str, Any]) -> Iterator[str]:
    for name, value in theirs.items():
        if ours[name] != value and name != "again":
            yield f"at the end: {name} is {ours[name]}, and {value} in the reference"
