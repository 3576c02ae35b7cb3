"""The messages of one language, read from Fluent files: those common to all games and those of one game."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent

COMMON = ("common", "cli", "pad")
"""Files that belong to no game."""


class BadMessage(Exception):
    """A message that does not exist or lacks an argument: a mistake of ours, not of the user."""


class Bundle:
    """Messages of one language."""

    def __init__(self, language: str, *files: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # 70 ms, too much for those who only want help

        self.language = language
        self._fluent = FluentBundle([language], use_isolating=False)  # the marks show up as boxes in some terminals
        for path in paths(language, *files):
            self._fluent.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._fluent.has_message(key)

    def has_part(self, key: str, part: str) -> bool:
        """Whether a message has this attribute."""
        return self.has(key) and part in self._fluent.get_message(key).attributes

    def format(self, key: str, args: Mapping[str, Any], part: str = "") -> str:
        """A message, or a named part (attribute) of it, with its arguments; BadMessage if anything is missing."""
        if not self.has(key):
            raise BadMessage(f"no message '{key}' in {self.language}")
        message = self._fluent.get_message(key)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            raise BadMessage(f"message '{key}' in {self.language} has no {part or 'text'}")
        text, errors = self._fluent.format_pattern(pattern, dict(args))
        if errors:
            raise BadMessage(f"message '{key}' in {self.language}: {errors[0]}")
        return str(text)


def paths(language: str, *files: str) -> Iterator[Path]:
    """The files of these names, each followed by those of its expansions ("classic-cities.ftl"). Some may not exist."""
    for file in files:
        folder = FOLDER / language
        yield from (path for path in (folder / f"{file}.ftl", *sorted(folder.glob(f"{file}-*.ftl"))) if path.is_file())


@lru_cache(maxsize=16)
def load(language: str, game: str = "") -> Bundle:
    """The common messages and those of a game."""
    return Bundle(language, *COMMON, *((game,) if game else ()))
