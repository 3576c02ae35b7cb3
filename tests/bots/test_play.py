"""Bots among themselves."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from wonders import GAMES, Match, make, replay
from wonders.bots.bot import Bot, Perspective
from wonders.bots.play import play_match, play_matches, rng_for
from wonders.bots.registry import BOTS, make_bot, make_bots
from wonders.bots.tally import Tally
from wonders.bots.uniform import Uniform
from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import Decision
from wonders.core.options import BadOption
from wonders.core.outcome import Outcome


class Watching:
    """Notes what it is shown, and plays at random."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, object, Sequence[object]]] = []

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        self.seen.append((seen.seat, seen.view, seen.history))
        return seen.rng.choice(legal)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("bot", list(BOTS))
def test_every_bot_plays_every_game_to_its_end(game: str, bot: str) -> None:
    made = make(game)
    quick = f"{bot}:nodes=1" if bot in ("hard", "expert") else bot
    played = play_match(made, make_bots(quick, made.players), "1")
    assert len(played.outcome.points) == made.players and played.decisions > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_the_record_of_a_match_leads_to_the_same_outcome(game: str) -> None:
    made = make(game)
    played = play_match(made, (Uniform(),) * made.players, "2")
    again = replay(played.record().dumps())
    assert again.outcome == played.outcome
    assert again.record() == played.record()


def test_a_match_follows_from_the_seed_and_its_number_alone() -> None:
    game, bots = make("classic"), (Uniform(),) * 3
    many = [played.record().dumps() for played in play_matches(game, bots, "s", 3)]
    assert play_match(game, bots, "s:2").record().dumps() == many[2]
    assert len(set(many)) == 3


def test_a_bot_sees_what_its_seat_sees_and_remembers() -> None:
    bot = Watching()
    played = play_match(make("classic"), (bot,) * 3, "4")
    match = Match(make("classic"), Dealer.from_seed("4"))
    for seat, view, history in bot.seen:
        assert history[-1] == view
        while match.history(seat) != tuple(history):
            for asked in match.waiting_for:
                match.answer(asked, answers(played.answers, match, asked))
        assert view == match.view(seat)


def answers(given: Sequence[tuple[int, Action]], match: Match[Any, Any], seat: int) -> Action:
    """The next answer of a seat in a record."""
    done = sum(1 for at, _ in match.answers if at == seat)
    return [action for at, action in given if at == seat][done]


def test_the_perspective_hands_out_no_table() -> None:
    assert set(Perspective.__slots__) == {"_look", "_recall", "game", "rng", "seat"}


def test_every_action_is_equally_likely_at_random() -> None:
    game = make("classic")
    seen = Perspective(game, 0, Random(1), lambda seat: None, lambda seat: ())
    legal = tuple(game.notation.parse(f"sell card{number}") for number in range(5))
    drawn = Counter(Uniform().choose(Decision(), legal, seen) for _ in range(5000))
    assert set(drawn) == set(legal) and all(880 < count < 1120 for count in drawn.values())


def test_bots_at_different_seats_draw_differently() -> None:
    assert rng_for("1", 0).random() != rng_for("1", 1).random()
    assert rng_for("1", 0).random() == rng_for("1", 0).random()


def test_bots_are_made_by_name() -> None:
    bot: Bot = make_bot("random")
    assert isinstance(bot, Uniform)
    assert len(make_bots("random", 5)) == 5 and len(make_bots("random, random", 2)) == 2
    with pytest.raises(BadOption, match="There is no bot 'x'; there are: random"):
        make_bot("x")
    with pytest.raises(BadOption, match="4 players need 1 or 4 bots, not 2"):
        make_bots("random,random", 4)


def test_a_tally_knows_mean_and_deviation() -> None:
    tally = Tally(3)
    matches = list(play_matches(make("classic"), (Uniform(),) * 3, "t", 8))
    for played in matches:
        tally.add(played)
    points = [played.outcome.points[1] for played in matches]
    mean = sum(points) / 8
    assert tally.mean(1) == pytest.approx(mean)
    assert tally.deviation(1) == pytest.approx((sum((p - mean) ** 2 for p in points) / 7) ** 0.5)
    assert tally.games == 8 == sum(tally.endings.values())
    assert tally.decisions == sum(played.decisions for played in matches)


def test_everybody_has_a_part_of_a_shared_victory() -> None:
    tally = Tally(3)
    played = play_match(make("classic"), (Uniform(),) * 3, "1")
    tally.add(replace(played, outcome=Outcome("shared", (1, 3, 1), (40, 20, 40), (), ())))
    assert tally.wins == [0.5, 0, 0.5] and tally.shared == [1, 0, 1] and tally.endings == {"shared": 1}


def test_partners_win_as_one() -> None:
    tally = Tally(4)
    played = play_match(make("classic", 4), (Uniform(),) * 4, "1")
    tally.add(replace(played, outcome=Outcome("points", (1, 1, 3, 3), (40, 20, 20, 20), (), (), ((0, 1), (2, 3)))))
    assert tally.wins == [1, 1, 0, 0] and tally.shared == [0, 0, 0, 0]


def test_an_empty_tally_has_figures_too() -> None:
    assert Tally(2).mean(0) == 0 == Tally(2).deviation(1)
