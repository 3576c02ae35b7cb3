"""The settings of the games in words, for `--help` and `wonders help settings`."""

from collections.abc import Iterator
from typing import Any

import typer.core

from wonders.cli.settings import spoken_language
from wonders.games.registry import GAMES, game_class
from wonders.texts import Texts


def settings_of(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Each setting as it is written, NAME=DEFAULT, and what it is about."""
    texts = Texts(language, game)
    for option in game_class(game).options_known:
        default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
        yield f"{option.name}={default}", texts.text(f"{game}-option-{option.name}")


class WithSettings(typer.core.TyperCommand):
    """A command whose help ends with the settings of the game that is named, or of all of them."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        language = spoken_language()
        texts = Texts(language)
        named = [game for game in GAMES if game in _words()]
        for game in named or GAMES:
            with formatter.section(texts.text("cli-settings-of", name=Texts(language, game).text(f"{game}-name"))):
                formatter.write_dl(list(settings_of(game, language)))


def _words() -> list[str]:
    import sys

    return sys.argv[1:]
