"""The frame of the batched engines: chance, and what is said when something is not there."""

import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from wonders.batch import make
from wonders.batch.chance import below, many_words, next_word, pick, stretch
from wonders.core.extras import how_to_install
from wonders.core.options import BadOption


def test_a_number_below_a_count_is_spread_evenly_over_all_words() -> None:
    words = jnp.arange(1 << 16, dtype=jnp.uint32) << 16
    for count in (1, 2, 7, 36, 1140):
        found = np.bincount(below(words, jnp.int32(count)), minlength=count)
        assert len(found) == count and found.max() - found.min() <= 1


def test_every_legal_action_is_picked_equally_often_and_no_other() -> None:
    mask = jnp.zeros(100, bool).at[jnp.array([3, 4, 50, 99])].set(True)
    words = jnp.arange(1 << 12, dtype=jnp.uint32) << 20
    numbers, counts = np.unique(jax.vmap(pick, (None, 0))(mask, words), return_counts=True)
    assert numbers.tolist() == [3, 4, 50, 99] and set(counts.tolist()) == {1 << 10}


def test_the_words_of_a_match_look_random() -> None:
    words = np.asarray(jax.vmap(stretch, (None, 0))(jnp.uint32(7), jnp.arange(1 << 14)))
    ones = np.unpackbits(words.view(np.uint8)).reshape(len(words), 32).mean(axis=0)
    assert len(np.unique(words)) == len(words) and abs(ones - 0.5).max() < 0.02


def test_a_match_that_draws_as_it_goes_has_the_words_of_xoroshiro64() -> None:
    def turned(word: int, by: int) -> int:
        return (word << by | word >> 32 - by) & 0xFFFFFFFF

    first, second = 0x01234567, 0x89ABCDEF
    state = (jnp.uint32(first), jnp.uint32(second))
    for _ in range(50):
        expected = turned(first * 0x9E3779BB & 0xFFFFFFFF, 5) * 5 & 0xFFFFFFFF
        second ^= first
        first, second = turned(first, 26) ^ second ^ (second << 9 & 0xFFFFFFFF), turned(second, 13)
        word, state = next_word(state)
        assert (int(word), *map(int, state)) == (expected, first, second)


def test_many_words_of_a_key_are_different_for_every_key_and_place() -> None:
    words = np.asarray(jax.vmap(many_words, (0, None))(jax.random.split(jax.random.key(1), 256), 115))
    ones = np.unpackbits(words.view(np.uint8)).mean()
    assert len(np.unique(words)) > words.size - 20 and abs(ones - 0.5) < 0.003


def test_a_wrong_number_of_players_gets_the_reference_s_sentence() -> None:
    with pytest.raises(BadOption, match="players"):
        make("duel", players=3)


def test_without_jax_a_sentence_says_what_to_install() -> None:
    program = "import sys; sys.modules['jax'] = None\nimport wonders.batch"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert found.returncode == 1
    assert f"need jax and numpy: {how_to_install('batch')}" in found.stderr.splitlines()[-1]
