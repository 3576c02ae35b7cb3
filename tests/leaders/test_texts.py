"""What a person reads about leaders."""

import pytest

from tests.leaders.builders import a_city, a_table, before_age, chance, game_of, play, score
from wonders.core.decisions import SPECTATOR, Seat
from wonders.core.events import Step
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table
from wonders.texts import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dora")


def texts(language: str = "en") -> Texts:
    return Texts(language, "classic", NAMES[:3], strict=True)


def told(table: Table, seat: Seat = 0, language: str = "en") -> str:
    return "\n".join(map(texts(language).say, game_of(table).describe(game_of(table).view(table, seat))))


def happened(step: Step[Table], seat: Seat = 0, language: str = "en") -> list[str]:
    return [text for event in step.events if (text := texts(language).event(event.seen_by(seat)))]


def test_the_own_leaders_are_listed_and_those_of_others_are_not() -> None:
    table = before_age(2, reserves=["midas nero", "plato"])
    assert "Leaders kept: Midas, Nero" in told(table)
    assert "Aufgehobene Anführer: Midas, Nero" in told(table, language="de")
    assert "Plato" not in told(table) and "Midas" not in told(table, SPECTATOR)


def test_the_recruited_leaders_of_all_cities_are_listed() -> None:
    cities = [a_city("", "midas"), a_city("", "nero plato"), a_city(), a_city("", "hiram")]
    table = a_table(*cities)
    lines = "\n".join(
        Texts("en", "classic", NAMES, strict=True).say(phrase)
        for phrase in game_of(table).describe(game_of(table).view(table, 0))
    )
    assert "white (1): Midas" in lines
    assert "leaders: Nero, Plato" in lines and "leaders: Hiram" in lines


def test_a_copied_leader_is_named() -> None:
    table = a_table(a_city("", "courtesans_guild", copied="nero"), a_city("", "nero"))
    assert "Copied: Nero" in told(table)
    assert "copied: Nero" in told(table, 1)
    assert "Kopiert: Nero" in told(table, language="de")


def test_what_rome_does_from_the_beginning_is_told() -> None:
    assert "leaders cost 2 less, those of the neighbours 1 less" in told(a_table(a_city("rome_b")))
    assert "Anführer kosten nichts" in told(a_table(a_city("rome_a")), language="de")


def test_recruitment_is_told_to_come_before_the_age() -> None:
    assert told(before_age(2, reserves=["midas"])).startswith("Before age 2.")
    rome = a_table(a_city("rome_b", goods="S C L", stages=1), hands=["altar"], reserves=["midas"], age=2, turn=3)
    assert told(play(rome, "stage altar").table).startswith("Age 2, turn 3 of 6.")


def test_what_happens_in_the_recruitment_is_told() -> None:
    table = before_age(3, a_city(coins=3), a_city("gizah_a", goods="S"), reserves=["midas nero", "plato", "hiram"])
    step = play(table, "recruit midas bank=3", "stage plato", "sell hiram")
    assert happened(step) == [
        "Ben completes a stage.",
        "Ada pays 3 to the bank.",
        "Ada recruits Midas.",
        "Cleo sells a card for 3 coins.",
        "Ada puts Nero away.",
    ]
    assert "Ada wirbt Midas an." in happened(step, language="de")
    assert "Ada puts the unused leaders away." in happened(step, 1)
    assert "Ben completes a stage with Plato under it." in happened(step, 1)


def test_what_rome_draws_is_told_to_rome_only() -> None:
    table = a_table(a_city("rome_b", goods="W C"), hands=["altar"], reserves=["midas"], supply="nero plato hiram varro")
    step = chance(play(table, "stage altar").table, "draw_leaders hiram,nero,plato,varro")
    assert "Ada draws Hiram, Nero, Plato, Varro." in happened(step)
    assert "Ada draws leaders." in happened(step, 1)


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        ("keep midas", "keep Midas", "Midas aufheben"),
        ("recruit midas bank=3", "recruit Midas, 3 to the bank", "Midas anwerben, 3 an die Bank"),
        ("recruit midas", "recruit Midas", "Midas anwerben"),
        ("copy solomon", "copy Solomon", "Salomon kopieren"),
    ],
)
def test_actions_are_said_in_both_languages(action: str, english: str, german: str) -> None:
    parsed = Classic(expansions="leaders").notation.parse(action)
    assert texts("en").action(parsed) == english
    assert texts("de").action(parsed) == german


def test_a_score_line_says_what_a_leader_counts() -> None:
    sheet = score(a_city("", "justinian aristotle", blue=1, green=1, red=1, science="compass gear tablet"))
    said = [texts().line(line) for line in sheet.lines if line.category == "extras"]
    assert len(said) == 2 and "Justinian" in said[0] and "Aristotle" in said[1]
    assert texts().category("extras") and texts("de").category("extras")
