"""Every sentence that says what cannot be in a position, provoked; each with the place it concerns."""

import json
import re
from copy import deepcopy
from typing import Any

import pytest

from tests.study.impossible import CASES, architects, changed, classic, duel, duel_start, put
from wonders.study.position import BadPosition, check, loads, position_of
from wonders.study.position.document import LONGEST, sentences
from wonders.study.position.reader import MOST_PROBLEMS
from wonders.texts.bundle import FOLDER

NONSENSE: tuple[object, ...] = (None, 10**9, "no", [[]], {"a": 1.5})


def problems(document: object) -> tuple[BadPosition, list[tuple[str, str]]]:
    with pytest.raises(BadPosition) as caught:
        check(document)
    return caught.value, [(one.said.key.removeprefix("position-"), one.place) for one in caught.value.problems]


@pytest.mark.parametrize("key", CASES)
def test_what_cannot_be_is_said_with_its_place(key: str) -> None:
    make, place = CASES[key]
    wrong, found = problems(make())
    assert any(said == key and at.startswith(place) for said, at in found), found
    for language in ("en", "de"):
        for sentence in sentences(wrong.problems, language, wrong.game):
            assert sentence[-1] in ".!" and "position-" not in sentence


def test_several_problems_are_told_at_once() -> None:
    document = changed(duel_start(pawn=7, board=["law"]), put("cities", 0, "coins", value=-3))
    _, found = problems(document)
    assert {"number", "duel-pawn", "duel-board"} <= {key for key, _ in found}


def test_no_more_problems_are_noted_than_anybody_reads() -> None:
    unknown = {f"a{at}": at for at in range(40)}
    _, found = problems(changed(duel_start(), *(put("cities", 0, name, value=0) for name in unknown)) | unknown)
    assert len(found) == MOST_PROBLEMS


def test_what_is_no_json_or_far_too_long_is_refused() -> None:
    for text in ("{", "[" * 10_000, "x" * (LONGEST + 1), "1" * 5000):
        with pytest.raises(BadPosition):
            check(loads(text))


def test_every_sentence_is_provoked_here() -> None:
    text = (FOLDER / "en" / "position.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^position-([\w-]+) =", text, re.MULTILINE))
    spoken = {"asked", "fine", "best", "answer", "answer-because"}
    elsewhere = {"no-json", "too-long", "audit"}
    assert keys - spoken - elsewhere == set(CASES)


def test_whatever_is_written_ends_in_a_table_or_in_sentences() -> None:
    """Every value of some documents replaced by nonsense: nothing but BadPosition, and never silence."""
    for document in (duel(age=3), architects(), classic(2, 3, expansions="cities,leaders")):
        for path in _paths(document)[::2]:
            for nonsense in NONSENSE:
                odd = changed(deepcopy(document), put(*path, value=nonsense))
                try:
                    placed = check(json.loads(json.dumps(odd)))
                except BadPosition as wrong:
                    assert wrong.problems
                else:
                    assert not list(placed.game.audit(placed.table))
                    position_of(placed.game, placed.table)


def _paths(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    return [*([path] if path else []), *(found for name, one in inner for found in _paths(one, (*path, name)))]
