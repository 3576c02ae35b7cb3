"""`wonders help TOPIC`: what no single command explains, and the help of each command."""

from rich.console import Console
from rich.text import Text

from wonders.cli.game_settings import settings_of
from wonders.cli.screen import console, hanging, paged
from wonders.cli.settings import chosen_language, in_words
from wonders.core.options import BadOption
from wonders.games.registry import GAMES
from wonders.texts import Texts

TOPICS = ("settings", "bots", "records", "keys", "score", "server", "languages")


def run(topic: str | None, commands: list[str], language: str | None) -> None:
    """Explain a topic; without one, say which there are."""
    texts = Texts(chosen_language(language))
    if topic is None:
        _list(texts, commands)
    elif topic in TOPICS:
        with paged(console()) as out:
            for paragraph in texts.text(f"cli-topic-{topic}").splitlines():
                out.print(hanging(out, paragraph) if paragraph[:1] != " " else Text(paragraph))
            if topic == "settings":
                _settings(out, texts)
    else:
        raise BadOption(in_words("cli-error-topic", topic=topic, known=", ".join((*TOPICS, *commands))))


def _list(texts: Texts, commands: list[str]) -> None:
    out = console()
    out.print(Text(texts.text("cli-topics")))
    for topic in TOPICS:
        out.print(hanging(out, f"{topic:<11}{texts.text(f'cli-topic-{topic}').splitlines()[0]}", 2, 11))
    out.print(hanging(out, texts.text("cli-topics-commands", commands=", ".join(commands))))


def _settings(out: Console, texts: Texts) -> None:
    for game in GAMES:
        out.print()
        out.print(
            Text(texts.text("cli-settings-of", name=Texts(texts.language, game).text(f"{game}-name")), style="bold")
        )
        for written, told in settings_of(game, texts.language):
            out.print(hanging(out, f"{written}  {told}", 2, 4))
