"""docs/notation.md: its examples are right, and it names what there is."""

import re
from pathlib import Path

import pytest

from wonders import GAMES
from wonders.notation import check, parse, write
from wonders.notation.classic import _WITHIN
from wonders.notation.forms import MARKS, forms_of
from wonders.notation.parse import DEEPEST

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```wpn\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_of_the_page_is_right_and_written_as_we_write_it(text: str) -> None:
    chronicle = parse(text)
    check(chronicle)
    assert write(chronicle) == text


def test_every_game_has_an_example() -> None:
    assert {parse(text).tag("Game") for text in EXAMPLES} == set(GAMES)


def test_every_sign_and_label_is_explained() -> None:
    signs = {sign for forms in map(forms_of, GAMES) for sign, _ in forms.signs}
    assert all(f"`0:{sign}" in PAGE and f'"{sign}"' in PAGE for sign in signs)
    assert all(f"`{mark}" in PAGE and f"`{name}=`" in PAGE for mark, name in MARKS.items())
    assert all(word in PAGE for word in _WITHIN.values())
    assert DEEPEST == 20 and "twenty deep" in PAGE
