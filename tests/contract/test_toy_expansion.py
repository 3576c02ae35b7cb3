"""An expansion that is a module and one line in the table of expansions is played, recorded and mixed with others."""

from collections.abc import Iterator

import pytest

from tests.toys.fairs import PRIZE, FairWon, fairs_of
from wonders import Dealer, Match, WondersError, make, replay
from wonders.bots.play import play_match
from wonders.bots.uniform import Uniform
from wonders.core.events import Event
from wonders.games.classic.box import every_board, every_card
from wonders.games.classic.events import CoinsGained
from wonders.games.classic.expansion import EXPANSIONS
from wonders.pad.form import expansions_of, form
from wonders.texts.fields import kinds_of


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setitem(EXPANSIONS, "fairs", "tests.toys.fairs:FAIRS")
        _open_the_box_anew()
        yield
    _open_the_box_anew()


def _open_the_box_anew() -> None:
    every_card.cache_clear()
    every_board.cache_clear()


@pytest.mark.parametrize("expansions", ["fairs", "cities,fairs", "cities,leaders,fairs"])
def test_it_is_played_recorded_and_replayed_alone_and_with_others(expansions: str) -> None:
    game = make("classic", 4, expansions=expansions)
    played = play_match(game, (Uniform(),) * 4, "toy")
    match = replay(played.record().dumps())
    assert match.outcome == played.outcome
    assert not [problem for step in match.steps for problem in game.audit(step.table)]


def test_its_phase_acts_and_its_guild_scores() -> None:
    prizes: list[int] = []
    points = 0
    for number in range(12):
        played = play_match(make("classic", 3, expansions="fairs"), (Uniform(),) * 3, f"toy {number}")
        events = [event for step in replay(played.record().dumps()).steps for event in step.events]
        prizes += [event.coins for event in events if isinstance(event, CoinsGained) and event.source == "fair"]
        lines = [line for column in played.outcome.sheet for line in column.lines]
        points += sum(line.points for line in lines if line.source == "bankers_guild")
    assert len(prizes) > 5 and set(prizes) == {PRIZE, PRIZE + 1} and points > 0


def test_what_it_keeps_at_the_table_turns_with_the_cities() -> None:
    game = make("classic", 3, expansions="cities,fairs")
    played = play_match(game, (Uniform(),) * 3, "toy 0")
    table = replay(played.record().dumps()).table
    assert fairs_of(table).winners
    turned = game.rotate(table, 1)
    assert fairs_of(turned).winners == tuple((city + 1) % 3 for city in fairs_of(table).winners)
    assert game.rotate(turned, 2) == table


def test_its_events_are_told_of_like_those_of_the_game() -> None:
    assert FairWon in set(kinds_of(Event, "classic")) and FairWon not in set(kinds_of(Event, "duel"))


def test_the_score_pad_offers_it() -> None:
    cards = form("classic")["choices"]["cards"]
    assert expansions_of("classic") == ["cities", "fairs", "leaders"]
    assert [card["needs"] for card in cards if card["id"] == "bankers_guild"] == [["fairs"]]


def test_without_it_the_base_game_is_what_it_was() -> None:
    with_it, without = make("classic", 3, expansions="fairs"), make("classic", 3)
    assert "bankers_guild" in with_it.ruleset.card_by_id and "bankers_guild" not in without.ruleset.card_by_id
    assert [phase.name for phase in without.ruleset.end_of_age] == ["resolve_conflicts"]
    match = Match(without, Dealer.from_seed("toy"))
    with pytest.raises(WondersError, match="There is no card “bankers_guild”"):
        match.answer(0, "build bankers_guild")
