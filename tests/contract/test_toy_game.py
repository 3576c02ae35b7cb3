"""A game that is only a package in `wonders.games` is found and can be played by every layer."""

import pytest

from tests.core.auction import Auction
from tests.toys.add import add_toy_games
from wonders import Dealer, Match, WondersError, make, replay
from wonders.bots.knowledge import knowledge_of
from wonders.bots.play import play_match
from wonders.bots.uniform import Uniform
from wonders.core.wire import plain
from wonders.facts import attempts, facts
from wonders.games.registry import find_games
from wonders.notation import check, parse, read_chronicle, write
from wonders.pad.pads import pad_class
from wonders.texts import Texts


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    add_toy_games(monkeypatch)


def test_it_is_found_by_its_name_after_the_older_games() -> None:
    assert find_games()[-1] == "auction" and isinstance(make("auction", 2, rounds=1), Auction)


def test_it_is_played_recorded_and_replayed() -> None:
    played = play_match(make("auction", 3), (Uniform(),) * 3, "toy")
    assert replay(played.record().dumps()).outcome == played.outcome


def test_it_is_written_in_the_notation_with_every_verb_in_full() -> None:
    record = play_match(make("auction", 2), (Uniform(),) * 2, "toy").record()
    text = write(read_chronicle(record.dumps()))
    assert check(parse(text)) == replay(record).outcome
    assert "bid/" in text and "toss/" in text


def test_it_is_shown_and_said_without_anything_of_its_own() -> None:
    match = Match(make("auction", 2), Dealer.from_seed(1))
    seat = match.waiting_for[0]
    assert facts(match.game, match.view(seat)) == {} and list(attempts(match.game, match.view(seat))) == []
    assert plain(match.view(seat)) and Texts("de", "auction").action(match.legal(seat)[0]) == "bid (0)"


def test_what_it_does_not_have_is_said_in_a_sentence() -> None:
    for asked in (knowledge_of, pad_class):
        with pytest.raises(WondersError, match=r"auction.*\.$"):
            asked("auction")
