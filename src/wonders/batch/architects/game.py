"""Architects for 2 to 7 players behind the protocol of batched engines."""

import jax.numpy as jnp
from jax import Array, lax

from wonders.batch.architects import masks, scoring
from wonders.batch.architects.choice import random_choice
from wonders.batch.architects.deal import Dealer
from wonders.batch.architects.observe import observe
from wonders.batch.architects.options import DO_NOTHING, Move
from wonders.batch.architects.rules import moved
from wonders.batch.architects.state import OVER, State, chosen, packed, unpacked
from wonders.batch.game import BatchGame
from wonders.core.game import AnyGame
from wonders.core.options import BadOption
from wonders.games.architects.cards import COMMON, DECKS
from wonders.games.architects.wonders import ALL_WONDERS
from wonders.spaces import make as make_space
from wonders.spaces import observer_of

FREE = ("wonders", "first")
"""Options of which the batched engine knows more than one setting."""


class Batch(BatchGame[State]):
    """All rules with the usual house rules; wonders are dealt or named."""

    id = "architects"

    def __init__(self, reference: AnyGame) -> None:
        check_options(reference)
        super().__init__(reference, make_space(reference.id, reference.players, **reference.options))
        self.features = observer_of(reference).layout.size
        cards = reference.players * sum(DECKS[ALL_WONDERS[0].id]) + sum(DECKS[COMMON])
        self.longest = 3 * cards + 5 * reference.players + 21
        """At most a look, a card and an end of the turn for each card; stages; tokens; effects of stages."""
        self.usual = 44 + 30 * reference.players
        self._dealer = Dealer(reference)

    def init(self, key: Array) -> State:
        return self._dealer.init(key)

    def observe(self, state: State, seat: Array | int) -> Array:
        return observe(unpacked(state), jnp.asarray(seat, jnp.int32))

    def asked(self, state: State) -> Array:
        table = unpacked(state)
        return (jnp.arange(self.players) == table.seat) & (table.phase != OVER)

    def legal_mask(self, state: State) -> Array:
        return masks.legal_mask(unpacked(state))

    def step(self, state: State, action: Array) -> State:
        """The move, and then everything that leaves no choice."""
        number = jnp.asarray(action, jnp.int32)

        def turn(playing: tuple[State, Array, Array]) -> tuple[State, Array, Array]:
            state, first, _ = playing
            table = unpacked(state)
            options, only = random_choice(table, jnp.uint32(0))
            goes_on = first | (options <= 1) & (table.phase != OVER)
            move: Move = chosen(first, masks.move_of(table, number), only)
            move = move._replace(kind=jnp.where(goes_on, move.kind, DO_NOTHING))
            return packed(moved(table, move)[0]), jnp.zeros((), bool), goes_on

        begin = (state, jnp.ones((), bool), jnp.ones((), bool))
        return lax.while_loop(lambda playing: playing[2], turn, begin)[0]

    def random_move(self, state: State, bits: Array) -> tuple[State, Array]:
        """What leaves no choice is a move of its own here, which is no decision."""
        table = unpacked(state)
        options, move = random_choice(table, bits)
        return packed(moved(table, move)[0]), (options > 1).astype(jnp.int32)

    def returns(self, state: State) -> Array:
        return scoring.returns(unpacked(state)).astype(jnp.float32)

    def points(self, state: State) -> Array:
        return scoring.categories(unpacked(state)).sum(axis=1)


def check_options(game: AnyGame) -> None:
    """Raise BadOption for what only the reference engine has."""
    usual = type(game)(game.players).options
    for name, value in game.options.items():
        if name not in FREE and value != usual[name]:
            raise BadOption(f"The batched engine of architects has {name}={usual[name]} only.")
    if game.options["wonders"] == "choose":
        raise BadOption("The batched engine of architects has wonders dealt or named, not chosen.")
