"""Reference entries and views in words."""

from tests.architects.builders import a_city, a_scene
from wonders.games.architects.game import Architects
from wonders.texts import Texts


def told(language: str, *, seat: int = 0) -> list[str]:
    scene = a_scene(
        a_city("rhodos", "2 wood coin", (1,), owns="economy"), a_city("gizah"), tops=("laurel_cat", "shield"), cat=0
    ).does("look", "draw glass")
    texts = Texts(language, "architects", ("Ada", "Ben"), strict=True)
    return [texts.say(phrase) for phrase in scene.game.describe(scene.game.view(scene.table, seat))]


def test_a_view_in_english() -> None:
    assert told("en") == [
        "Turn of Ada",
        "Deck Rhodes: blue 2 with cat on top, 25 in all",
        "Deck Giza: shield on top, 25 in all",
        "Common deck: 60 cards, glass on top (only those who looked know)",
        "Progress tokens: Decor, Politics, Strategy; 11 in the stack",
        "Conflict tokens at peace: 3",
        "The cat is with Ada.",
        "Ada: Rhodes, 1 of 5 stages, shields 0, victory tokens 0",
        "Next stage: 2 identical resources",
        "Cards: 2 wood, 1 coin",
        "Tokens: Economy",
        "Ben: Giza, 0 of 5 stages, shields 0, victory tokens 0",
        "Next stage: 2 different resources",
        "Cards: nothing",
    ]


def test_a_view_in_german_begins_with_the_own_city() -> None:
    lines = told("de", seat=1)
    assert lines[0] == "Am Zug: Ada" and "Gemeinsamer Stapel: 60 verdeckte Karten" in lines
    assert lines[7].startswith("Ben: Gizeh, 0 von 5 Bauabschnitten")


def test_the_catalogue_lists_cards_wonders_stages_and_tokens() -> None:
    kinds = [item.kind for item in Architects.catalogue()]
    assert {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)} == {
        "card": 14,
        "wonder": 7,
        "stage": 35,
        "token": 14,
    }
    texts = Texts("de", "architects", strict=True)
    stage = next(item for item in Architects.catalogue() if item.id == "olympia_2")
    assert [texts.say(effect) for effect in stage.effects] == [
        "Ebene 2",
        "kostet 2 gleiche Ressourcen",
        "2 Siegpunkte",
        "sofort: je die oberste Karte vom linken und vom rechten Stapel",
    ]
