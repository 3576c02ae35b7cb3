"""Levels that people can choose from: each clearly stronger than the one before."""

from collections.abc import Callable, Sequence
from math import log
from random import Random

import pytest

from tests.bots.toys import sight
from tests.driving import Variant, a_match, moments, play, variants
from wonders import Dealer, Match, make
from wonders.bots.bot import Bot, Perspective
from wonders.bots.levels import Easy, Medium, judgement
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot, make_bots
from wonders.bots.search.hard import Hard
from wonders.bots.uniform import Uniform
from wonders.core.decisions import CHANCE
from wonders.core.game import AnyGame, AnyTable
from wonders.core.match import AnyMatch
from wonders.core.options import BadOption


def wins(game: AnyGame, one: Bot, others: Bot, deals: int) -> float:
    """The share of matches that one bot wins, at every seat of every deal in turn."""
    won = 0.0
    for number in range(deals * game.players):
        seat = number % game.players
        bots = [one if at == seat else others for at in game.seats]
        winners = play_match(game, bots, f"levels:{number // game.players}").outcome.winners
        won += (seat in winners) / len(winners)
    return won / deals / game.players


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_medium_beats_random(game: str) -> None:
    made = make(game)
    assert wins(made, Medium(), Uniform(), 12 if made.players == 2 else 6) > 1.6 / made.players


def test_the_levels_of_classic_are_in_order() -> None:
    game = make("classic", 4)
    assert wins(game, Easy(), Uniform(), 6) > 0.5
    assert wins(game, Medium(), Easy(), 6) > 0.6


def play_on(match: AnyMatch, bots: Sequence[Bot], until: Callable[[AnyTable], bool]) -> AnyMatch:
    """Bots play a match to its end, or until a table is reached."""
    sights = [Perspective(match.game, seat, Random(seat), match.view, match.history) for seat in match.game.seats]
    while match.pending and not until(match.table):
        for seat in match.waiting_for:
            match.answer(seat, bots[seat].choose(match.pending[seat], match.legal(seat), sights[seat]))
    return match


def advantage(one: Bot, other: Bot, deal: int) -> float:
    """The last age of a match of Duel, played from both seats: 1 if one bot wins both, -1 if none, else nothing."""
    game, medium = make("duel"), Medium()
    start = Match(game, Dealer.from_seed(f"late:{deal}"))
    late = play_on(start, (medium, medium), lambda table: table.age == 3 and table.phase == "play")
    won = 0.0
    for seat in game.seats if late.pending else ():
        dealer = Dealer.from_seed(f"late:{deal}:on")
        bots = (one, other) if seat == 0 else (other, one)
        ended = play_on(Match(game, dealer, table=late.table), bots, lambda table: False).outcome
        assert ended is not None
        won += (seat in ended.winners) / len(ended.winners) - 0.5
    return won


def is_stronger(one: Bot, other: Bot, deals: int = 30) -> bool:
    """A sequential test of Wald's: where it matters who plays, does one bot win half of the deals, or nine of ten?

    Each answer is wrong in one of twenty cases. Equal bots never differ, so they are not told to be stronger either.
    """
    likelihood = 0.0
    for deal in range(deals):
        gained = advantage(one, other, deal)
        likelihood += max(gained, 0.0) * log(0.9 / 0.5) + max(-gained, 0.0) * log(0.1 / 0.5)
        if abs(likelihood) > log(19):
            break
    return likelihood > log(19)


def test_hard_beats_medium() -> None:
    assert is_stronger(Hard(nodes=12), Medium())


def test_medium_does_not_beat_itself_nor_easy_medium() -> None:
    assert not is_stronger(Medium(), Medium(), 4) and not is_stronger(Easy(), Medium())


@pytest.mark.parametrize("variant", [one for one in variants() if one.game == "classic"], ids=str)
def test_every_question_of_classic_is_weighed(variant: Variant) -> None:
    game = variant.make()
    knowledge = judgement("classic")
    for match in moments(variant, 5, 0.4):
        for seat, asked in match.pending.items():
            if seat != CHANCE:
                legal = match.legal(seat)
                of_view = knowledge.weigh(game, match.view(seat), seat, asked, legal)
                assert len(of_view) == len(legal)
                assert of_view == knowledge.weigh(game, match.table, seat, asked, legal), "it looks at secrets"
        shares = knowledge.estimate(game, match.table)
        assert len(shares) == game.players and sum(shares) == pytest.approx(1)
        assert shares == knowledge.estimate(game, match.view(0))


def test_easy_is_forgetful_but_fair_to_all_answers() -> None:
    match = play(a_match(Variant("classic", 4), 1), Random(1), 3)
    legal, asked = match.legal(0), match.pending[0]
    rng = Random(4)
    given = {Easy().choose(asked, legal, sight(match.game, 0, rng, match.history(0))) for _ in range(60)}
    best = {Medium().choose(asked, legal, sight(match.game, 0, rng, match.history(0))) for _ in range(60)}
    assert 2 < len(given) <= len(legal) and len(best) <= 3


def test_levels_are_made_by_name_with_settings() -> None:
    hard = make_bot("hard:seconds=0.2,nodes=300")
    assert isinstance(hard, Hard)
    first, second, third = make_bots("hard:nodes=5,seconds=1,medium,easy:overlooks=0.1", 3)
    assert isinstance(first, Hard) and type(second) is Medium and isinstance(third, Easy)
    for wrong in ("hard:thoughts=3", "hard:nodes=many", "medium:knowledge=1", "hard:nodes=0"):
        with pytest.raises(BadOption, match="does not know the settings"):
            make_bot(wrong)
