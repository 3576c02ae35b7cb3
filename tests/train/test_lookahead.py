"""Looking ahead in training, with a game of one move and nets made by hand."""

from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from wonders.bots.net.seats import ONE, SEATS, Form
from wonders.train.command import main
from wonders.train.seats.learn import strayed
from wonders.train.seats.lookahead import Asked, Search, searched
from wonders.train.seats.tasks import Task

CHOICES = 6
FORM = Form("toy", CHOICES + SEATS, CHOICES, (1.0,) * (CHOICES + SEATS), width=CHOICES)


class Toy(Task):
    """Two choose a number at once; the match is over if seat 0 has chosen the last one, which loses."""

    form, counts, trust, closeness, deciders = FORM, (2,), 0.9, 1.0, 2

    def __init__(self) -> None:
        self.players, self.longest = 2, 1
        observe = lambda state, seat: jnp.eye(CHOICES, dtype=jnp.int8)[state[seat]]  # noqa: E731
        self.game: Any = SimpleNamespace(
            observe=observe, points=lambda state: state, returns=lambda state: jnp.array([0.0, 1.0])
        )

    def seats(self, state: Any) -> Array:
        return jnp.arange(2)

    def asked(self, state: Any) -> Array:
        return jnp.broadcast_to(state[0] != CHOICES - 1, (2,))

    def legal(self, state: Any) -> Array:
        return jnp.ones((2, CHOICES), bool)

    def step(self, state: Any, choices: Array) -> Array:
        return choices

    def worth(self, shares: Array, seats: Array) -> Array:
        return shares[:, 0]

    def arranged(self) -> tuple[int, ...]:
        return (*range(CHOICES), *[ONE] * 2, *[-1] * 5)


def likes(*liked: float) -> dict[str, Array]:
    """A net that finds a seat the better off the more it likes the number it has chosen."""
    params = {name: jnp.zeros(shape) for name, shape in FORM.layers.items()}
    params |= {f"{name}_bias": jnp.zeros(shape[1]) for name, shape in FORM.layers.items()}
    params["first"] = params["first"].at[:CHOICES].set(jnp.eye(CHOICES))
    params["head"] = params["head"].at[:, CHOICES].set(jnp.array(liked))
    return params


def found(params: dict[str, Array], legal: Array, logits: Array, search: Search, batch: int = 64) -> Any:
    shape = (batch, 2, CHOICES)
    states = jnp.zeros((batch, 2), jnp.int32)
    seats = jnp.broadcast_to(jnp.arange(2), (batch, 2))
    asked = Asked(states, seats, jnp.broadcast_to(logits, shape), jnp.broadcast_to(legal, shape), jnp.float32(0))
    run = jax.jit(lambda asked, key: searched(Toy(), jnp.float32, params, asked, key, search))
    return jax.device_get(run(asked, jax.random.key(1)))


def spread_out(given: Any, seat: int) -> np.ndarray:
    """The mean target of every choice that was a candidate."""
    sums, times = np.zeros(CHOICES), np.zeros(CHOICES)
    np.add.at(sums, given.candidates[:, seat].ravel(), given.target[:, seat].ravel())
    np.add.at(times, given.candidates[:, seat].ravel(), 1)
    return sums / np.maximum(times, 1)


def test_what_leads_to_better_places_becomes_likelier() -> None:
    search = Search(candidates=4, sharpness=0.2)
    given = found(likes(0, 0, 2.0, 0, -2.0, 0), jnp.ones(CHOICES, bool), jnp.zeros(CHOICES), search)
    assert search.simulations == 16 and (given.gain >= -1e-6).all() and given.gain.mean() > 0.05
    targets = spread_out(given, 1)
    assert targets.argmax() == 2 and targets.argmin() == 4 and targets[2] > 2 * targets[1]
    assert (np.sort(given.candidates, axis=2)[:, :, 1:] != np.sort(given.candidates, axis=2)[:, :, :-1]).all()


def test_where_a_match_is_over_its_result_counts_not_what_the_net_thinks() -> None:
    """The net likes the last number, with which seat 0 loses at once and seat 1 does not."""
    given = found(likes(0, 0, 0, 0, 0, 2.0), jnp.ones(CHOICES, bool), jnp.zeros(CHOICES), Search(6, sharpness=0.2))
    assert spread_out(given, 0).argmin() == CHOICES - 1 and spread_out(given, 1).argmax() == CHOICES - 1


def test_what_is_not_legal_is_never_wanted() -> None:
    legal = jnp.array([True, True, True, False, False, False])
    given = found(likes(0, 0, 0, 2.0, 2.0, 2.0), legal, jnp.zeros(CHOICES), Search(4))
    assert given.target[given.candidates > 2].max() < 1e-6
    assert np.allclose(given.target.sum(axis=2), 1)


def test_learning_moves_the_policy_to_what_was_found() -> None:
    legal, logits = jnp.ones((3, CHOICES), bool), jnp.zeros((3, CHOICES))
    candidates, target = jnp.array([[2, 0]] * 3, jnp.int16), jnp.array([[0.9, 0.1]] * 3)
    part: Any = SimpleNamespace(
        legal=legal, candidates=candidates, target=target, learnt=jnp.array([True, True, False])
    )
    gradient = jax.jit(jax.grad(lambda logits: strayed(logits, part)))(logits)
    assert gradient[0, 2] < 0 < gradient[0, 0] and not gradient[2].any() and not gradient[0, 3:].any()
    assert float(strayed(jnp.log(jnp.array([[0.1, 9.0, 0.9, 1, 1, 1]] * 3)), part)) == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize("wrong", [["duel", "--candidates", "4"], ["classic", "--candidates", "3"]])
def test_an_odd_number_of_candidates_gets_a_sentence(wrong: list[str], tmp_path: Any, capsys: Any) -> None:
    assert main([*wrong, "--out", str(tmp_path / "out")]) == 2
    assert "--candidates must be even" in capsys.readouterr().err and not (tmp_path / "out").exists()
