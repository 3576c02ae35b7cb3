"""What the user asks for on the command line, checked: options, seeds, languages, files."""

import secrets
from collections.abc import Iterable
from pathlib import Path

from wonders.cli.spoken import Spoken, spoken_language
from wonders.core.decisions import WondersError
from wonders.core.options import BadOption, Setting
from wonders.texts import Texts
from wonders.texts.language import checked_language, preferred_language


class BadFile(WondersError):
    """A file that cannot be read or written."""


def in_words(key: str, **args: object) -> str:
    """A sentence about what went wrong, in the language of the command."""
    told = {name: str(value) for name, value in args.items()}
    return Texts(spoken_language()).text(key, **told)


def _file_error(key: str, path: Path, wrong: OSError) -> BadFile:
    return BadFile(in_words(key, file=path, reason=wrong.strerror or wrong))


def parsed_options(given: Iterable[str]) -> dict[str, Setting]:
    """Settings of a game from words like "sides=A"."""
    settled: dict[str, Setting] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not (name and equals):
            raise BadOption(f"An option is written NAME=VALUE, not '{word}'.")
        if name in settled:
            raise BadOption(f"Option {name} is given twice.")
        settled[name] = value
    return settled


def chosen_seed(seed: str | None) -> str:
    """The seed, or a fresh one that is short enough to be told."""
    return str(secrets.randbelow(10**9)) if seed is None else seed


def chosen_language(language: str | None) -> str:
    chosen = preferred_language() if language is None else checked_language(language)
    Spoken.language = chosen
    return chosen


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for "-"."""
    import sys

    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(in_words("cli-error-no-text", file=path)) from None
    except OSError as wrong:
        raise _file_error("cli-error-read", path, wrong) from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise _file_error("cli-error-write", path, wrong) from None


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet: what somebody has written stays."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadFile(in_words("cli-error-exists", file=path)) from None
    except OSError as wrong:
        raise _file_error("cli-error-write", path, wrong) from None


def made_folder(path: Path) -> Path:
    """A folder to write into, made if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise _file_error("cli-error-folder", path, wrong) from None
    return path
