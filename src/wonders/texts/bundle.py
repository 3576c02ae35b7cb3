"""The messages of one language, read from Fluent files: those common to all games and those of one game."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from wonders.texts.fluent import FluentError, Formatter, Message, read

FOLDER = Path(__file__).parent

COMMON = ("common", "cli", "pad", "position", "study")
"""Files that belong to no game."""


class BadMessage(Exception):
    """A message that does not exist or lacks an argument: a mistake of ours, not of the user."""


class Bundle:
    """Messages of one language."""

    def __init__(self, language: str, *files: str) -> None:
        self.language = language
        self._messages: dict[str, Message] = {}
        for path in paths(language, *files):
            self._messages = read(path.read_text(encoding="utf-8")) | self._messages
        self._formatter = Formatter(self._messages, language)

    def has(self, key: str) -> bool:
        return key in self._messages

    def has_part(self, key: str, part: str) -> bool:
        """Whether a message has this attribute."""
        return self.has(key) and part in self._messages[key].attributes

    def format(self, key: str, args: Mapping[str, object], part: str = "") -> str:
        """A message, or a named part (attribute) of it, with its arguments; BadMessage if anything is missing."""
        if not self.has(key):
            raise BadMessage(f"no message '{key}' in {self.language}")
        message = self._messages[key]
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            raise BadMessage(f"message '{key}' in {self.language} has no {part or 'text'}")
        try:
            return self._formatter.pattern(pattern, args)
        except FluentError as wrong:
            raise BadMessage(f"message '{key}' in {self.language}: {wrong}") from None


def paths(language: str, *files: str) -> Iterator[Path]:
    """The files of these names, each followed by those of its expansions ("classic-cities.ftl"). Some may not exist."""
    for file in files:
        folder = FOLDER / language
        yield from (path for path in (folder / f"{file}.ftl", *sorted(folder.glob(f"{file}-*.ftl"))) if path.is_file())


@lru_cache(maxsize=16)
def load(language: str, game: str = "") -> Bundle:
    """The common messages and those of a game."""
    return Bundle(language, *COMMON, *((game,) if game else ()))
