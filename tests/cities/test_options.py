"""What goes together, and a sentence for what does not. Rulebook: "Spielregel für 8 Spieler", "… Team-Variante"."""

import pytest

from tests.cities.builders import BOTH, CITIES
from wonders import make
from wonders.core.options import BadOption, Setting


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_teams_need_four_six_or_eight_players(players: int) -> None:
    with pytest.raises(BadOption, match=rf"^Teams of two must be 4, 6 or 8 players, not {players}\.$"):
        make("classic", players, expansions=CITIES, teams=True)


@pytest.mark.parametrize("players", [4, 6, 8])
@pytest.mark.parametrize("teams", [True, "true", "True"])
def test_four_six_and_eight_can_play_in_teams(players: int, teams: Setting) -> None:
    assert make("classic", players, expansions=CITIES, teams=teams).options["teams"] is True


@pytest.mark.parametrize("expansions", ["none", "leaders"])
def test_eight_players_need_cities(expansions: str) -> None:
    sentence = "^8 players need the expansion cities; without it classic is played by 2 to 7 players.$"
    with pytest.raises(BadOption, match=sentence):
        make("classic", 8, expansions=expansions)
    with pytest.raises(BadOption, match=sentence):
        make("classic", 8, expansions=expansions, teams=True)


@pytest.mark.parametrize("wonder", ["petra", "byzantium"])
@pytest.mark.parametrize("expansions", ["none", "leaders"])
def test_petra_and_byzantium_need_cities(wonder: str, expansions: str) -> None:
    with pytest.raises(
        BadOption, match=f"^The wonder {wonder} needs the expansion cities; without it there are: rhodos, "
    ):
        make("classic", 3, expansions=expansions, wonders=f"gizah,{wonder},babylon")
    assert make("classic", 3, expansions=CITIES, wonders=f"gizah,{wonder},babylon")


def test_an_unknown_expansion_is_named_with_those_that_exist() -> None:
    sentence = r"^There is no expansion 'armada'; allowed are: none, or a list of cities, leaders\.$"
    with pytest.raises(BadOption, match=sentence):
        make("classic", 3, expansions="cities,armada")


@pytest.mark.parametrize("text", ["leaders,cities", " Cities , LEADERS ", "cities,leaders,cities"])
def test_expansions_can_be_named_in_any_order(text: str) -> None:
    assert make("classic", 3, expansions=text).options["expansions"] == BOTH


def test_teams_are_yes_or_no() -> None:
    with pytest.raises(BadOption, match=r"^Option teams cannot be 'maybe'; allowed are: true, false\.$"):
        make("classic", 4, teams="maybe")


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("expansions", [CITIES, BOTH])
def test_two_to_eight_can_play_with_cities(players: int, expansions: str) -> None:
    assert make("classic", players, expansions=expansions).players == players


def test_the_base_game_is_as_before_without_the_expansion() -> None:
    rules = make("classic", 4).ruleset
    assert [phase.name for phase in rules.turn] == ["pick", "last_card", "discard_leftovers", "revive", "pass_hands"]
    assert not rules.reacts and rules.audits == ()
    assert "extras" not in rules.categories
