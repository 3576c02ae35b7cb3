"""What docs/pad.md and the docstrings promise is true."""

import doctest
import json
import re
from pathlib import Path

from wonders.games.registry import GAMES
from wonders.pad import score, scoring
from wonders.pad.pads import pad_class
from wonders.pad.scoring import COMMON

TEXT = (Path(__file__).parents[2] / "docs" / "pad.md").read_text(encoding="utf-8")


def test_the_examples_are_entries_without_a_doubt() -> None:
    entries = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.S)]
    scored = [score(entry) for entry in entries]
    assert [one.game for one in scored] == ["duel", "classic"] and not any(one.doubts for one in scored)


def test_every_field_is_described() -> None:
    fields = {
        field for game in GAMES for pad in [pad_class(game)] for field in (*pad.fields, *pad.shared, *pad.options)
    }
    missing = [field for field in sorted({*fields, *COMMON}) if f"`{field}`" not in TEXT]
    assert missing == []


def test_the_example_in_the_code_works() -> None:
    failed, tried = doctest.testmod(scoring)
    assert tried > 0 and failed == 0
