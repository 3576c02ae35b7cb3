"""Which languages there are, and which one somebody is likely to want."""

import locale
import os
from collections.abc import Mapping
from typing import Final

from wonders.core.options import BadOption

LANGUAGES: Final = ("en", "de")
"""The first one stands in where another lacks a message."""


def checked_language(language: str) -> str:
    """The language, or a sentence that says which there are."""
    if language not in LANGUAGES:
        raise BadOption(f"There is no language '{language}'; there are: {', '.join(LANGUAGES)}.")
    return language


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if we have it; else the first."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environment.get(variable):
            language = wish.partition(".")[0].partition("_")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return system_language()


def system_language(known: str | None = None) -> str:
    """The language that the system is set to, where no variable says it: "de_DE", on Windows "German_Germany"."""
    name = (known if known is not None else locale.getlocale()[0] or "").casefold()
    by_name = {"german": "de", "english": "en"}
    language = name.partition("_")[0]
    language = by_name.get(language, language)
    return language if language in LANGUAGES else LANGUAGES[0]
