"""The bot that plays by a net alone."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from wonders import make
from wonders.bots.bot import Perspective
from wonders.bots.net.bot import NetPolicy
from wonders.bots.net.duel import NoNet, load
from wonders.bots.net.form import LAYERS
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.uniform import Uniform
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.extras import how_to_install
from wonders.core.options import BadOption
from wonders.spaces import make as make_space


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A net of noise that likes building each card the better, the higher its number."""
    source = np.random.default_rng(1)
    arrays: dict[str, Any] = {}
    for name, shape in LAYERS.items():
        arrays[name] = source.integers(-127, 128, shape).astype(np.int8)
        arrays[f"{name}_scale"] = np.full(shape[1], 1e-5 if name == "head" else 1e-4, np.float16)
        if name != "embed":
            arrays[f"{name}_bias"] = np.zeros(shape[1], np.float16)
    arrays["head_bias"][:73] = 100 + 10 * np.arange(73)
    np.savez(tmp_path / "duel.npz", **arrays)
    return tmp_path / "duel.npz"


def test_it_answers_what_its_net_finds_best(file: Path) -> None:
    bot, space, game = NetPolicy(file=file), make_space("duel"), make("duel")
    answers: list[tuple[Action, list[Action]]] = []

    class Watching(Uniform):
        def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
            answer = bot.choose(asked, legal, seen)
            answers.append((answer, [action for action in legal if str(action).startswith("build")]))
            return answer

    play_match(game, (Watching(), Uniform()), "7")
    chosen = [(answer, built) for answer, built in answers if built]
    assert len(chosen) > 10
    for answer, built in chosen:
        assert answer == max(built, key=lambda action: space.number(str(action)))


def test_with_a_temperature_it_draws_and_the_seed_settles_how(file: Path) -> None:
    bot, game = NetPolicy(temperature=1000, file=file), make("duel")
    one, same, other = (play_match(game, (bot, bot), seed).record().dumps() for seed in ("8", "8", "9"))
    assert one == same != other
    greedy = NetPolicy(file=file)
    assert play_match(game, (greedy, greedy), "8").record().dumps() != one


def test_it_says_which_game_it_plays(file: Path) -> None:
    bot = NetPolicy(file=file)
    with pytest.raises(BadOption, match="No net ships that plays classic like this"):
        play_match(make("classic", 2), (bot, bot), "1")


def test_settings_it_does_not_have_get_a_sentence(file: Path) -> None:
    with pytest.raises(BadOption, match="0 or more"):
        NetPolicy(temperature=-1, file=file)
    with pytest.raises(BadOption, match="does not know the settings"):
        make_bot("net:nodes=3")


def test_a_file_that_is_missing_or_no_net_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoNet, match="is missing"):
        load(tmp_path / "none.npz")
    (tmp_path / "bad.npz").write_bytes(b"nothing")
    with pytest.raises(NoNet, match="is no net for duel"):
        load(tmp_path / "bad.npz")


@pytest.mark.parametrize("bot", ["net", "expert"])
def test_without_numpy_a_bot_with_a_net_says_what_to_install(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    for name in ("wonders.bots.net.duel", "wonders.bots.net.bot", "wonders.bots.search.expert"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(Exception, match=re.escape(f"needs numpy: {how_to_install('bots')}")):
        make_bot(bot)


def test_the_value_is_that_of_the_likeliest_outcome(file: Path) -> None:
    with np.load(file) as found:
        arrays: dict[str, Any] = dict(found)
    arrays["head_bias"][-7:] = (0, 0, 0, 0, 50, 0, 0)
    np.savez(file.with_name("lost.npz"), **arrays)
    seen = Random(1).choices((0, 1), k=984)
    assert load(file.with_name("lost.npz")).value(seen) == pytest.approx(-1, abs=1e-3)
