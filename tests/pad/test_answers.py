"""The pad for programs: whatever comes in, an answer goes out that is plain JSON."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wonders.cli
import wonders.pad
from tests.pad.entries import a_city, architects, classic, duel
from wonders.core.options import BadOption
from wonders.games.registry import GAMES
from wonders.pad import BadEntry, answer, form, score
from wonders.texts import LANGUAGES, Texts
from wonders.texts.bundle import FOLDER, load

ENTRY = classic(a_city("altar", coins=4), a_city(), a_city())


def test_a_good_entry_is_answered_with_its_sheet() -> None:
    told = answer(ENTRY, "de")
    assert told["ok"] and json.loads(json.dumps(told)) == told
    assert told["outcome"]["points"] == [3, 0, 0] and told["outcome"]["winners"] == [0]
    column = told["outcome"]["columns"][0]
    assert (column["owner"], column["total"], column["points"]["civilian"]) == ("Ada", 3, 2)
    assert {
        "category": "civilian",
        "points": 2,
        "source": "altar",
        "name": "Altar",
        "reason": "Wert der Karte",
    } in column["lines"]


def test_a_wrong_entry_is_answered_with_its_problems() -> None:
    told = answer(classic({"coins": -1}), "en")
    assert not told["ok"] and json.loads(json.dumps(told)) == told
    (problem,) = told["problems"]
    assert (problem["player"], problem["field"], problem["key"]) == (0, "coins", "pad-problem-number")
    assert problem["sentence"] == f"Ada: {problem['text']}"


def test_the_normal_form_is_a_fixed_point() -> None:
    for entry in (ENTRY, duel({"cards": ["Palace"]}), architects({"cards": ["laurel", "laurel"], "stages": 2}, {})):
        once = score(entry).entry
        assert score(once).entry == once


def test_a_reason_is_a_sentence_and_no_list_of_things() -> None:
    """ "7 coins" is not seven times the thing that is called coins in the rules."""
    line = score(duel({"coins": 7})).outcome.sheet[0].lines[-1]
    assert Texts("en", "duel", strict=True).line(line) == "Treasury: 7 coins, 3 for a point"


PARTS = st.sampled_from(
    ["classic", "duel", "architects", "game", "players", "options", "expansions", "teams", "cards", "wonder",
     "wonders", "stages", "coins", "conflict_tokens", "tokens", "points", "pawn", "ending", "winner", "free_city",
     "played", "note", "baths", "gizah_b", "gizah", "law", "cities", "leaders", "culture", "military", "name", "cat",
     "victories"]
)  # fmt: skip
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | PARTS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(PARTS | st.text(max_size=5), inner, max_size=5),
    max_leaves=12,
)


@settings(max_examples=80, deadline=None)
@given(JSON)
def test_nonsense_never_breaks_the_pad(value: Any) -> None:
    json.dumps(answer(value, "de"))


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(sorted(GAMES)),
    st.lists(st.dictionaries(PARTS, JSON, max_size=5), min_size=2, max_size=4),
    st.dictionaries(PARTS, JSON, max_size=3),
)
def test_nonsense_in_the_right_places_never_breaks_it_either(
    game: str, players: list[Any], more: dict[str, Any]
) -> None:
    json.dumps(answer(more | {"game": game, "players": players}, "en"))


@pytest.mark.parametrize(
    "entry", [None, 3, "x", [], {}, {"game": []}, {"game": "chess"}, {"game": "duel"}, {"game": "duel", "players": 2}]
)
def test_what_is_no_entry_at_all_gets_a_sentence(entry: object) -> None:
    with pytest.raises(BadEntry, match=r"\w+ .*\."):
        score(entry)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_form_names_everything_that_can_be_asked(game: str, language: str) -> None:
    found = form(game, language)
    assert json.loads(json.dumps(found)) == found
    names = [choice["name"] for choices in found["choices"].values() for choice in choices]
    assert names and all(names) and not any("_" in name for name in names)
    assert all(field["name"] and "“" not in field["name"] and "„" not in field["name"] for field in found["fields"])
    assert found["categories"][0]["id"] in ("military", "wonder")


def test_a_form_knows_stages_and_rows_of_expansions() -> None:
    found = form("classic")
    boards = {choice["id"]: choice["stages"] for choice in found["choices"]["wonders"]}
    assert (boards["gizah_b"], boards["petra_b"]) == (4, 2)
    assert [row["id"] for row in found["categories"] if row["needs"]] == ["extras"]
    needs = {field["id"]: field["needs"] for field in found["fields"] if field["needs"]}
    assert needs == {"debts": ["cities"], "copied_leader": ["leaders"]}
    with pytest.raises(BadOption):
        form("chess")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_of_the_pad_has_a_message_and_every_message_a_use(language: str) -> None:
    folders = [Path(str(wonders.pad.__file__)).parent, Path(str(wonders.cli.__file__)).parent]
    words = {
        node.value
        for folder in folders
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    known = set(re.findall(r"^(pad-[\w-]+) =", (FOLDER / language / "pad.ftl").read_text(encoding="utf-8"), re.M))
    keys = {word for word in words if re.fullmatch(r"pad(-[a-z]+)+", word)}
    assert {key for key in keys if not load(language).has(key)} == set()
    started = ("pad-problem-", "pad-doubt-", "pad-head-")
    used = {
        key for key in known if key in words or any(key.startswith(one) and key[len(one) :] in words for one in started)
    }
    variants = {"pad-problem-one-card", "pad-problem-one-wonder", "pad-problem-one-token", "pad-row", "pad-expansion"}
    assert known - used - variants == set()
