"""Options as the browser words them: no identifier is left for people to read."""

import pytest

from wonders.games.registry import GAMES, game_class
from wonders.texts import LANGUAGES
from wonders.texts.bundle import Bundle

MAIN = ("expansions", "teams", "wonders", "sides", "fair")
"""Options that have words of their own on the form; the others are rulings."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_ruling_and_each_of_its_choices_has_words(game: str, language: str) -> None:
    known = Bundle(language, "web")
    for option in game_class(game).options_known:
        if option.name in MAIN or (game, option.name) == ("duel", "first"):
            continue
        assert known.has(f"web-ruling-{game}-{option.name}"), option.name
        for choice in option.choices:
            if isinstance(choice, str):
                assert known.has(f"web-choice-{game}-{option.name}-{choice}"), (option.name, choice)
