"""Short forms of answers: each reads back as the text it was made from."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wonders.core.actions import Action, Notation
from wonders.core.options import Given
from wonders.games.registry import GAMES, make_as
from wonders.notation.forms import NONE, Forms, forms_of, lengthen, shorten

FORMS = {game: forms_of(game) for game in GAMES}


@pytest.mark.parametrize(
    ("game", "action", "form"),
    [
        ("classic", "build baths", "baths"),
        ("classic", "build baths left=2", "baths<2"),
        ("classic", "build palace left=2 right=4 bank=1", "palace<2>4$1"),
        ("classic", "build palace using=free_build", "palace@free_build"),
        ("classic", "stage altar right=2", "^altar>2"),
        ("classic", "sell altar", "-altar"),
        ("classic", "revive altar", "+altar"),
        ("classic", "recruit plato bank=4", "&plato$4"),
        ("classic", "keep midas", "keep/midas"),
        ("classic", "pay 0", "pay/0"),
        ("classic", "decline", "decline"),
        ("duel", "wonder sphinx forum", "^sphinx/forum"),
        ("duel", "begin 1", "begin/1"),
        ("architects", "take common", "common"),
        ("architects", "build 2 wood,coin using=engineering", "^2/wood,coin@engineering"),
        ("architects", "trade gear,gear stack", "trade/gear,gear/stack"),
        ("architects", "finish", "finish"),
        ("classic", "build  baths", '"build  baths"'),
        ("classic", "build decline", '"build decline"'),
        ("classic", "build -baths", '"build -baths"'),
        ("classic", "", '""'),
    ],
)
def test_the_form_of_an_answer(game: str, action: str, form: str) -> None:
    assert shorten(action, False, forms_of(game)) == form
    assert lengthen(form, False, forms_of(game)) == action


@pytest.mark.parametrize(
    ("game", "action", "form"),
    [
        ("classic", "draw altar", "altar"),
        ("classic", "deal altar,baths", "deal/altar,baths"),
        ("duel", "turn-up forum,school", "forum,school"),
        ("architects", "draw wood", "wood"),
        ("architects", "lay_out gear,wood decor,culture", "lay_out/gear,wood/decor,culture"),
        ("architects", "find -", "find/-"),
    ],
)
def test_the_form_of_an_answer_of_chance(game: str, action: str, form: str) -> None:
    assert shorten(action, True, forms_of(game)) == form
    assert lengthen(form, True, forms_of(game)) == action


def test_a_list_may_be_broken_behind_its_commas() -> None:
    assert lengthen("deal/altar,\n      baths, forum", True, FORMS["classic"]) == "deal altar,baths,forum"


def verbs() -> list[tuple[str, type[Action]]]:
    found: list[tuple[str, type[Action]]] = []
    for game in GAMES:
        options: dict[str, Given] = {"expansions": "cities,leaders"} if game == "classic" else {}
        notation: Notation = make_as(game, None, None, options).notation
        found += [(game, notation._kinds[verb]) for verb in notation.verbs]
    return found


def samples(kind: type[Action]) -> list[Action]:
    """An action of this kind as short and one as long as can be."""
    fields = [field for field in dataclasses.fields(kind) if field.default is dataclasses.MISSING]
    words = {field.name: _sample(str(field.type)) for field in fields}
    named = {
        field.name: _sample(str(field.type))
        for field in dataclasses.fields(kind)
        if field.name not in words and field.default != "recruited"
    }
    return [kind(**words), kind(**words, **named)]


def _sample(type_name: str) -> object:
    if "tuple" in type_name:
        return (3, 4) if "int" in type_name else ("one", "two_age1")
    return 7 if "int" in type_name or "Seat" in type_name else "some_card"


@pytest.mark.parametrize(("game", "kind"), verbs(), ids=lambda value: getattr(value, "verb", value))
def test_every_verb_of_every_game_has_a_form_without_quotation_marks(game: str, kind: type[Action]) -> None:
    for action in samples(kind):
        for chance in (False, True):
            form = shorten(str(action), chance, forms_of(game))
            assert not form.startswith('"') and " " not in form
            assert lengthen(form, chance, forms_of(game)) == str(action)


def test_every_game_has_its_signs_and_they_stand_for_its_verbs() -> None:
    known = {game: {kind.verb for name, kind in verbs() if name == game} for game in GAMES}
    for game, forms in FORMS.items():
        assert forms.plain and forms.drawn and forms.signs
        assert {forms.plain, forms.drawn, *forms.alone, *(verb for _, verb in forms.signs)} <= known[game]


@given(st.text(), st.booleans(), st.sampled_from([NONE, *FORMS.values()]))
def test_any_text_reads_back(action: str, chance: bool, forms: Forms) -> None:
    action = action.encode(errors="replace").decode()
    assert lengthen(shorten(action, chance, forms), chance, forms) == action
