"""The settings of the games in words, for `--help` and `wonders help settings`."""

import sys
from collections.abc import Iterator
from typing import Any

import typer.core

from wonders import GAMES
from wonders.cli.spoken import spoken_language


def settings_of(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Each setting as it is written, NAME=DEFAULT, and what it is about."""
    from wonders.games.registry import game_class
    from wonders.texts import Texts

    texts = Texts(language, game)
    for option in game_class(game).options_known:
        default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
        yield f"{option.name}={default}", texts.text(f"{game}-option-{option.name}")


class WithSettings(typer.core.TyperCommand):
    """A command whose help ends with the settings of the game that is named, or of all of them."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        from wonders.texts import Texts

        language = spoken_language()
        texts = Texts(language)
        named = [game for game in GAMES if game in sys.argv[1:]]
        for game in named or GAMES:
            with formatter.section(texts.text("cli-settings-of", name=Texts(language, game).text(f"{game}-name"))):
                formatter.write_dl(list(settings_of(game, language)))
