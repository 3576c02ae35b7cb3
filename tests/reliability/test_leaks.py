"""Whatever is hidden from a seat, every byte that leaves for it is the same."""

from pathlib import Path
from random import Random

import pytest

from tests.reliability.leaking import compare_pairs
from tests.reliability.planted import LEAKS
from tests.reliability.twins import twins
from wonders.games.registry import GAMES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_two_servers_with_different_truths_send_the_same_bytes(tmp_path: Path, game: str) -> None:
    async with twins(tmp_path) as both:
        seen = await compare_pairs(both, game, 30, Random(1))
    assert not seen.leaks, seen.leaks[0]
    assert seen.pairs == 30 and seen.frames > 300
    if game == "classic":  # elsewhere hardly anything but the seed is hidden
        assert seen.differ >= 0.95 * seen.pairs


@pytest.mark.parametrize("name", LEAKS)
async def test_a_planted_leak_is_found(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name](monkeypatch)
    async with twins(tmp_path) as both:
        seen = await compare_pairs(both, "classic", 25, Random(2), stop=True)
    assert seen.leaks, f"{seen.pairs} pairs, and nothing found"
