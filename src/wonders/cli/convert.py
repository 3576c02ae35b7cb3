"""`wonders convert`: from records to notation and back."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from wonders.cli.settings import read_text, write_text
from wonders.core.options import BadOption
from wonders.notation import Chronicle, check, is_record, read_chronicle, write

KINDS = ("notation", "record")
FIXED = ("Wonders", "Game", "Players", "Options", "Rules", "Seed", "Result", "Points", "Ending")
"""Tags that belong to the match itself."""


def run(file: Path, to: str | None, out: Path, tags: Sequence[str]) -> None:
    if to not in (None, *KINDS):
        raise BadOption(f"--to is one of: {', '.join(KINDS)}; not '{to}'.")
    given = dict(map(_tag, tags))
    text = read_text(file)
    wanted = to or ("notation" if is_record(text) else "record")
    if given and wanted == "record":
        raise BadOption("A record has no tags; --tag goes with notation.")
    chronicle = read_chronicle(text)
    check(chronicle)
    converted = _notation(chronicle, given) if wanted == "notation" else chronicle.record().dumps()
    if str(out) == "-":
        sys.stdout.write(converted)
    else:
        write_text(out, converted)


def _notation(chronicle: Chronicle, tags: dict[str, str]) -> str:
    return write(chronicle.with_tags(tags.items()))


def _tag(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals or not re.fullmatch("[A-Za-z][A-Za-z0-9_]{0,99}", name):
        raise BadOption(f"A tag is written NAME=TEXT, with letters and digits in its name, not '{word}'.")
    if name in FIXED:
        raise BadOption(f"The tag {name} belongs to the match itself and cannot be set.")
    return name, value
