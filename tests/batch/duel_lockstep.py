"""Matches of Duel's batched engine, recorded to be compared with the reference at every decision."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from wonders.batch.duel.bits import STARTS
from wonders.batch.duel.scoring import result, scores
from wonders.batch.duel.state import (
    BEGIN,
    COUNTED,
    DESTROY_BROWN,
    DRAFT,
    KEEP,
    REVIVE,
    TOKEN,
    TURN,
    Cards,
    State,
    widened,
)
from wonders.batch.game import BatchGame
from wonders.games.duel.pieces import Card
from wonders.spaces.duel.pieces import CARD_NUMBER, CARDS, GUILD_BACK, TOKEN_NUMBER, WONDER_NUMBER, symbol_of

OWED: Final = {"ChooseToken": TOKEN, "KeepToken": KEEP, "ReviveCard": REVIVE}
ENDINGS: Final = {"points": 8, "tie-break": 8, "draw": 8, "military": 9, "science": 10}


class Trace(NamedTuple):
    """Every decision of some matches: the state, its legal actions as packed bits, what both see, and the answer."""

    states: State
    masks: Array
    seen: Array
    actions: Array


class Ended(NamedTuple):
    """The end of the matches."""

    states: State
    returns: Array
    points: Array
    scores: Array
    results: Array


def tastes(space_texts: Sequence[str]) -> np.ndarray[Any, Any]:
    """How much biased players like every action: at random, builders, wonder builders, scholars, warriors, misers.

    The last two are scholars who share the symbols between them: only so all tokens on the board are taken.
    """

    def liking(text: str) -> tuple[float, ...]:
        verb, *words = text.split()
        card = CARDS[CARD_NUMBER[words[-1]]] if words[-1] in CARD_NUMBER else None
        colour = card.colour if card else ""
        return (
            1.0,
            8.0 if verb == "build" else 1.0,
            20.0 if verb == "wonder" else 2.0 if verb == "build" else 1.0,
            60.0 if (colour == "green" and verb in ("build", "revive")) or words[-1] == "law" else 1.0,
            60.0 if (colour == "red" and verb in ("build", "revive")) or words[-1] == "strategy" else 1.0,
            10.0 if verb == "sell" or (colour == "yellow" and verb == "build") else 1.0,
            *(_symbol_liking(verb, card, wanted) for wanted in (range(3), range(3, 6))),
        )

    return np.log(np.array([liking(text) for text in space_texts], np.float32)).T


def _symbol_liking(verb: str, card: Card | None, wanted: range) -> float:
    green = card is not None and card.colour == "green"
    liked = card is not None and symbol_of(card) in wanted
    return 500.0 if liked and verb in ("build", "revive") else 0.01 if green and verb == "build" else 1.0


def record(game: BatchGame[State], batch: int) -> Any:
    """A function from a key to the trace and the end of so many matches; the players have all sorts of tastes."""
    likings = jnp.asarray(tastes(game.space.texts))

    def one(key: Array) -> tuple[Trace, Ended]:
        deal, taste, chance = jax.random.split(key, 3)
        mixed = jax.random.randint(taste, (2,), 0, likings.shape[0])
        players = likings[jnp.where(jax.random.bernoulli(deal, 0.25), jnp.array([-2, -1]), mixed)]

        def step(state: State, key: Array) -> tuple[State, Trace]:
            mask = game.legal_mask(state)
            wish = jnp.where(mask, players[state.seat], -jnp.inf) + jax.random.gumbel(key, mask.shape)
            action = jnp.argmax(wish).astype(jnp.int32)
            seen = jnp.stack([game.observe(state, seat) for seat in range(2)])
            return game.step(state, action), Trace(state, jnp.packbits(mask), seen, action)

        state, trace = lax.scan(step, game.init(deal), jax.random.split(chance, game.longest))
        wide = widened(state)
        return trace, Ended(state, game.returns(state), game.points(state), scores(wide), result(wide))

    return jax.jit(lambda key: jax.vmap(one)(jax.random.split(key, batch)))


def big(words: Cards) -> int:
    """A set of cards in one number."""
    return int(words[0]) | int(words[1]) << STARTS[1] | int(words[2]) << STARTS[2]


def of_batch(state: State) -> dict[str, Any]:
    """A state in terms that both engines have, by seats; what nobody may know is left out."""
    sides = (state.mine, state.theirs) if state.seat == 0 else (state.theirs, state.mine)
    age, left, closed, phase = int(state.age), int(state.left), int(state.closed), int(state.phase)
    laid = [int(card) for card in state.deal.cards[20 * age - 20 : 20 * age]] if age else []
    backs = [-2 if CARDS[card].back == GUILD_BACK else -1 for card in laid]
    return {
        "asked": int(state.seat) if phase < COUNTED else None,
        "phase": phase,
        "age": age,
        "laid": [backs[slot] if closed >> slot & 1 else card for slot, card in enumerate(laid)],
        "left": left,
        "discard": big(state.discard),
        "offer": int(state.offer),
        "board": int(state.board),
        "drawn": int(state.deal.library) if phase == KEEP else 0,
        "pawn": int(state.pawn) if state.seat == 0 else -int(state.pawn),
        "loot": [int(side.loot) for side in sides],
        "coins": [int(side.coins) for side in sides],
        "built": [big(side.cards) for side in sides],
        "unbuilt": [int(side.unbuilt) for side in sides],
        "finished": [int(side.built) for side in sides],
        "tokens": [int(side.tokens) for side in sides],
        "again": bool(state.again),
        "turn": _turn(state, phase),
    }


def _turn(state: State, phase: int) -> int | None:
    """Whose turn it is, or comes when what is owed is settled."""
    if phase in (DRAFT, BEGIN):
        return None
    return int(state.seat) if phase == TURN else int(state.seat) ^ 1 ^ int(state.again)


def of_reference(view: Any, asked: int | None) -> dict[str, Any]:
    """The same of a view of the reference engine."""
    phase = _phase(view)
    kept = view.owed.tokens if phase == KEEP else ()
    backs = {GUILD_BACK: -2, str(view.age): -1}
    owes = TOKEN <= phase < COUNTED
    turning = phase == TURN or owes or phase >= COUNTED
    return {
        "asked": asked,
        "phase": phase,
        "age": view.age,
        "laid": [CARD_NUMBER[card] if card in CARD_NUMBER else backs[card] for card in view.laid],
        "left": sum(1 << slot for slot in view.left),
        "discard": _set(view.discard, CARD_NUMBER),
        "offer": _set(view.offer, WONDER_NUMBER),
        "board": _set(view.board, TOKEN_NUMBER),
        "drawn": _set(kept, TOKEN_NUMBER),
        "pawn": view.pawn,
        "loot": [(2 in loot) + 2 * (5 in loot) for loot in view.loot],
        "coins": list(view.coins),
        "built": [_set(city.built, CARD_NUMBER) for city in view.cities],
        "unbuilt": [_set(city.wonders, WONDER_NUMBER) for city in view.cities],
        "finished": [_set([wonder for wonder, _ in city.finished], WONDER_NUMBER) for city in view.cities],
        "tokens": [_set(city.tokens, TOKEN_NUMBER) for city in view.cities],
        "again": owes and view.turn == asked,
        "turn": view.turn if turning else None,
    }


def _set(ids: Any, numbers: dict[str, int]) -> int:
    return sum(1 << numbers[id] for id in ids)


def _phase(view: Any) -> int:
    if view.phase == "over":
        return ENDINGS[view.ending]
    if view.phase != "play":
        return {"draft": DRAFT, "begin": BEGIN}[view.phase]
    if view.owed is None:
        return TURN
    name = type(view.owed).__name__
    return OWED[name] if name in OWED else DESTROY_BROWN if view.owed.colour == "brown" else DESTROY_BROWN + 1
