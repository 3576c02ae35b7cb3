"""The message files: well formed, and the same in every language."""

from collections import Counter

import pytest

from tests.texts.messages import FILES, entries, junk, signature, variables
from wonders.games.registry import GAMES
from wonders.texts import LANGUAGES
from wonders.texts.bundle import FOLDER

every_file = pytest.mark.parametrize("file", FILES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)


def test_every_game_has_its_messages() -> None:
    assert {f"{game}.ftl" for game in GAMES} <= set(FILES)


@every_language
@every_file
def test_everything_in_a_file_is_understood(language: str, file: str) -> None:
    assert list(junk(language, file)) == []


@every_language
@every_file
def test_no_message_stands_twice(language: str, file: str) -> None:
    counts = Counter(message.id.name for message in entries(language, file))
    assert [key for key, count in counts.items() if count > 1] == []


@every_file
def test_all_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    first, *others = ([signature(message) for message in entries(language, file)] for language in LANGUAGES)
    for other in others:
        assert other == first


@every_file
def test_all_languages_know_the_same_arguments(file: str) -> None:
    """A language may leave an argument out or tell it apart by its id, but it cannot know one that others do not."""
    game = file.removesuffix(".ftl").partition("-")[0]

    def known(language: str, key: str) -> set[str]:
        return {name.removesuffix("_id").removesuffix("_seat") for name in variables(language, game, key)}

    for message in entries(LANGUAGES[0], file):
        told = [known(language, message.id.name) for language in LANGUAGES]
        assert all(names <= set().union(*told) and bool(names) == bool(told[0]) for names in told), message.id.name


@every_language
@every_file
def test_messages_belong_to_the_game_of_their_file(language: str, file: str) -> None:
    game = file.removesuffix(".ftl").partition("-")[0]
    if game != "common":
        assert [
            message.id.name for message in entries(language, file) if not message.id.name.startswith(f"{game}-")
        ] == []
