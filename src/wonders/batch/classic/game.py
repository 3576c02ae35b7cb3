"""Classic for 3 to 7 players behind the protocol of batched engines."""

import jax.numpy as jnp
from jax import Array

from wonders.batch.classic import masks, options, rules, scoring
from wonders.batch.classic import observe as observation
from wonders.batch.classic.deal import Dealer
from wonders.batch.classic.state import State, stored, widened
from wonders.batch.game import BatchGame
from wonders.core.game import AnyGame
from wonders.core.options import BadOption
from wonders.spaces import make as make_space
from wonders.spaces.classic.observation import size
from wonders.spaces.classic.pieces import check_base

PLAIN = {"last_card": "turn", "copied_guild": "built", "free_city_sells": "card"}


class Batch(BatchGame[State]):
    """7 Wonders (2010) without expansions; all seats choose at once."""

    id = "classic"
    simultaneous = True
    longest = 24
    """Eighteen turns, three last cards and three cards from the discard pile."""

    def __init__(self, reference: AnyGame) -> None:
        check_options(reference)
        super().__init__(reference, make_space("classic", reference.players, **reference.options))
        self.features = size(reference.players)
        self._dealer = Dealer(reference)

    def init(self, key: Array) -> State:
        return self._dealer.init(key)

    def observe(self, state: State, seat: Array | int) -> Array:
        return observation.observe(widened(state), seat)

    def asked(self, state: State) -> Array:
        return options.asked(widened(state))

    def legal_mask(self, state: State) -> Array:
        return masks.legal_mask(widened(state))

    def step(self, state: State, action: Array) -> State:
        wide = widened(state)
        return stored(rules.play(wide, masks.move_of(wide, action)))

    def random_step(self, state: State, bits: Array) -> State:
        wide = widened(state)
        return stored(rules.play(wide, options.random_move(wide, bits)))

    def returns(self, state: State) -> Array:
        return scoring.returns(widened(state)).astype(jnp.float32)

    def points(self, state: State) -> Array:
        return scoring.categories(widened(state).cities).sum(axis=1)


def check_options(game: AnyGame) -> None:
    """Raise BadOption for what only the reference engine has."""
    check_base(game.options, game.players, "Batched engines")
    for name in ("wonders", "sides"):
        if game.options[name] == "choose":
            raise BadOption(f"Batched engines know classic with {name} dealt or named, not chosen.")
    for name, plain in PLAIN.items():
        if game.options[name] != plain:
            raise BadOption(f"Batched engines know classic with {name}={plain} only.")
    if game.rules != type(game).rules:
        raise BadOption(f"Batched engines know the newest rules of classic only, not rules {game.rules}.")
