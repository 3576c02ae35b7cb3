"""Expert in games of many seats: where it has a net, and where it thinks like hard."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import wonders
from tests.bots.toys import sight
from wonders.bots.bot import Perspective
from wonders.bots.net import many
from wonders.bots.net.many import judge_for
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.search.hard import Hard
from wonders.core.decisions import CHANCE


def perspective() -> tuple[Any, Perspective]:
    """A match at its first decision, as seat 0 sees it."""
    match = wonders.Match(wonders.make("classic", 3), wonders.Dealer.from_seed(5))
    return match, sight(match.game, 0, Random(1), match.history(0))


@pytest.mark.parametrize("players", [3, 6])
def test_expert_plays_classic_by_its_net_the_same_for_the_same_seed(players: int) -> None:
    game, quick = wonders.make("classic", players), make_bot("medium")
    bots = [make_bot("expert:nodes=2"), *[quick] * (players - 1)]
    one = play_match(game, bots, "3").record().dumps()
    assert one == play_match(game, [make_bot("expert:nodes=2"), *[quick] * (players - 1)], "3").record().dumps()


@pytest.mark.parametrize(
    ("players", "options", "there"),
    [(3, {}, True), (7, {"sides": "A"}, True), (2, {}, False), (4, {"teams": True}, False),
     (3, {"expansions": "leaders"}, False), (3, {"expansions": "cities"}, False), (3, {"last_card": "afresh"}, False),
     (8, {"expansions": "cities"}, False)],
)  # fmt: skip
def test_where_no_net_has_learnt_the_game_expert_thinks_like_hard(players: int, options: Any, there: bool) -> None:
    match = wonders.Match(wonders.make("classic", players, **options), wonders.Dealer.from_seed(1))
    seat = next(seat for seat in match.pending if seat != CHANCE)
    asked, legal, history = match.pending[seat], match.legal(seat), match.history(seat)
    assert (judge_for(match.game, asked) is not None) == there
    if not there:
        expert: Any = make_bot("expert:nodes=3")
        by_expert, by_hard = (
            bot.think(asked, legal, sight(match.game, seat, Random(1), history)) for bot in (expert, Hard(nodes=3))
        )
        assert by_expert.considered == by_hard.considered


def test_without_the_file_of_a_net_expert_is_hard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "shipped", lambda game: Path("nowhere"))
    match, seen = perspective()
    expert: Any = make_bot("expert:nodes=8")
    thought = expert.think(match.pending[0], match.legal(0), seen)
    again = Hard(nodes=8).think(match.pending[0], match.legal(0), perspective()[1])
    assert thought.considered == again.considered
