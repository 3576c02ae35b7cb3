"""The adapter from the batched engines to pgx's interface. Seats that choose at once are asked one after the other."""

from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch.game import AnyBatchGame, AnyTree


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A match as pgx's algorithms expect it, and the engine's own state."""

    current_player: Array
    observation: Array
    """What the current player sees."""
    rewards: Array
    """By player, of the last step: shares of the victory when the match ends."""
    terminated: Array
    truncated: Array
    """Never: matches are finite."""
    legal_action_mask: Array
    """Of the current player; all true once the match is over."""
    _step_count: Array
    _match: AnyTree
    _sealed: Array
    """Answers of the players who have chosen already, where all choose at once."""
    _answered: Array

    def replace(self, **changes: AnyTree) -> "State":
        """This state with some fields changed."""
        return replace(self, **changes)


class PgxEnv:
    """One game; all functions are pure and written for one match."""

    version = "v0"

    def __init__(self, engine: AnyBatchGame) -> None:
        self.engine = engine
        self.id = f"wonders_{engine.id}"
        self.num_players = engine.players
        self.num_actions = engine.space.size
        self.observation_shape = (engine.features,)

    def init(self, key: Array) -> State:
        """A match at its first decision."""
        nobody = jnp.zeros(self.num_players, bool)
        return self._state(self.engine.init(key), jnp.zeros(self.num_players, jnp.int32), nobody, jnp.int32(0))

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        """The match after the current player's action. A finished match stays as it is and gives no more rewards.

        The key is not used: all chance of a match follows from that of `init`. An illegal action ends the match: -1 for
        who plays it, and 1 shared by the others.
        """
        action = jnp.asarray(action, jnp.int32)
        legal = state.legal_action_mask[action]
        chosen = _select(legal, self._played(state, action), self._forfeited(state))
        after: State = _select(state.terminated, state.replace(rewards=jnp.zeros_like(state.rewards)), chosen)
        return after

    def observe(self, state: State, player: Array | int) -> Array:
        """What a player sees."""
        return self.engine.observe(state._match, player)

    def _played(self, state: State, action: Array) -> State:
        count = state._step_count + 1
        if not self.engine.simultaneous:
            return self._state(self.engine.step(state._match, action), state._sealed, state._answered, count)
        sealed = state._sealed.at[state.current_player].set(action)
        answered = state._answered.at[state.current_player].set(True)
        complete = ~(self.engine.asked(state._match) & ~answered).any()
        match = _select(complete, self.engine.step(state._match, sealed), state._match)
        return self._state(match, sealed, answered & ~complete, count)

    def _state(self, match: AnyTree, sealed: Array, answered: Array, count: Array) -> State:
        asked = self.engine.asked(match) & ~answered
        over = ~asked.any()
        player = jnp.argmax(asked).astype(jnp.int32)
        mask = self.engine.legal_mask(match)
        return State(
            current_player=player,
            observation=self.engine.observe(match, player),
            rewards=jnp.asarray(self.engine.returns(match), jnp.float32),
            terminated=over,
            truncated=jnp.bool_(False),
            legal_action_mask=(mask[player] if self.engine.simultaneous else mask) | over,
            _step_count=count,
            _match=match,
            _sealed=sealed,
            _answered=answered,
        )

    def _forfeited(self, state: State) -> State:
        others = jnp.full(self.num_players, 1.0 / (self.num_players - 1), jnp.float32)
        return state.replace(
            rewards=others.at[state.current_player].set(-1.0),
            terminated=jnp.bool_(True),
            legal_action_mask=jnp.ones_like(state.legal_action_mask),
            _step_count=state._step_count + 1,
        )


def _select(condition: Array, one: AnyTree, other: AnyTree) -> AnyTree:
    return jax.tree.map(lambda yes, no: jnp.where(condition, yes, no), one, other)
