"""`wonders doctor`: whether a server would run well here, and what to do if not."""

import os
from typing import Final

from wonders.cli.findings import told
from wonders.cli.screen import console, write_json
from wonders.cli.settings import chosen_language
from wonders.texts import Texts

SIGNS: Final = {"good": ("✓", "green"), "warning": ("!", "yellow"), "bad": ("✗", "red")}


def run(db: str | None, as_json: bool, language: str | None) -> int:
    """Say what was found; the exit code is 1 if a server would not run."""
    from wonders.cli.serve import read_settings
    from wonders.server.doctor import examine

    settings = read_settings({"db": db} if db is not None else {})
    texts = Texts(chosen_language(language))
    found = [told(one, texts) for one in examine(settings, os.environ)]
    if as_json:
        write_json(found)
    else:
        _print(found, texts)
    return int(any(one["degree"] == "bad" for one in found))


def _print(found: list[dict[str, str]], texts: Texts) -> None:
    out = console()
    for one in found:
        sign, colour = SIGNS[one["degree"]]
        out.print(f"{sign} {one['text']}", style=colour, soft_wrap=True, markup=False, highlight=False)
        if one["advice"]:
            out.print(f"  {one['advice']}", soft_wrap=True, markup=False, highlight=False)
    if all(one["degree"] == "good" for one in found):
        out.print(texts.text("cli-doctor-all-good"))
