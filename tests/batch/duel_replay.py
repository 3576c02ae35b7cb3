"""Recorded matches of the batched engine, played again by the reference with the same deal."""

from collections.abc import Iterator
from typing import Any

import jax
import numpy as np

from tests.batch.duel_lockstep import Ended, Trace, of_batch, of_reference
from tests.batch.lockstep import through_chance, unlike, wrongly_counted, wrongly_legal, wrongly_seen, wrongly_won
from wonders.batch.duel.state import COUNTED, State
from wonders.core.game import Game
from wonders.spaces import Space
from wonders.spaces.duel.observation import LAYOUT, features
from wonders.spaces.duel.pieces import CARDS, GUILD_BACK, TOKENS, WONDERS


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


def differences(game: Game[Any, Any], space: Space, trace: Trace, ended: Ended, looks: bool = True) -> Iterator[str]:
    """Every difference between one recorded match and the reference, as a sentence; one wrong step ends the search.

    `looks` says whether observations are compared too, which takes most of the time.
    """
    states = _states(trace)
    table, deal = game.start(), states[0]
    for step, state in enumerate(states):
        if state.phase >= COUNTED:
            break
        table = through_chance(game, table, lambda table, asked: chance_answer(game, table, deal, asked.label))
        (seat,) = game.pending(table)
        found = list(unlike(of_batch(state), of_reference(game.view(table, 0), seat)))
        found += wrongly_legal(game, space, table, seat, trace.masks[step])
        for looker in (0, 1) if looks else ():
            found += wrongly_seen(LAYOUT, features(game.view(table, looker)), trace.seen[step][looker], looker)
        if found:
            yield from (f"step {step}: {wrong}" for wrong in found)
            return
        table = game.step(table, {seat: game.notation.parse(space.text(int(trace.actions[step])))}).table
    yield from _ends(game, table, ended)


def _states(trace: Trace) -> list[State]:
    """The states of a match one by one, as plain numbers."""
    leaves, shape = jax.tree.flatten(trace.states)
    return [jax.tree.unflatten(shape, fields) for fields in zip(*(leaf.tolist() for leaf in leaves), strict=True)]


def _ends(game: Game[Any, Any], table: Any, ended: Ended) -> Iterator[str]:
    outcome = game.outcome(table)
    if outcome is None:
        yield "the reference is not over"
        return
    ours, theirs = of_batch(ended.states), of_reference(game.view(table, 0), None)
    del theirs["again"]  # it means nothing any more
    yield from unlike(ours, theirs)
    yield from wrongly_won(outcome, ended.returns)
    if outcome.reason in ("military", "science"):
        return
    rows = ended.scores if ended.states.seat == 0 else ended.scores[::-1]
    yield from wrongly_counted(outcome, ended.points, rows)
