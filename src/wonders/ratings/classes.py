"""Which matches are rated together: a few classes, so that ratings mean something and leaderboards are not empty."""

from collections.abc import Mapping
from typing import Final

from wonders.core.options import BadOption, Setting

CLASSES: Final = (
    "duel",
    "classic-2",
    "classic-3-4",
    "classic-5-7",
    "classic-expansions",
    "classic-teams",
    "architects-2",
    "architects-3-4",
    "architects-5-7",
)
"""All of them, in the order in which they are shown."""


def class_of(game: str, players: int, options: Mapping[str, Setting]) -> str | None:
    """The class of a match; None where matches of this kind are not rated.

    Teams are one class, with or without expansions; so are matches with expansions, however many play.
    """
    if game == "duel":
        return "duel"
    if options.get("teams") is True:
        name = f"{game}-teams"
    elif options.get("expansions", "none") != "none":
        name = f"{game}-expansions"
    else:
        name = f"{game}-{_players(players)}"
    return name if name in CLASSES else None


def checked_class(name: str) -> str:
    if name not in CLASSES:
        raise BadOption(f"There is no class '{name[:40]}' of ratings; there are: {', '.join(CLASSES)}.")
    return name


def _players(players: int) -> str:
    return "2" if players == 2 else "3-4" if players <= 4 else "5-7"
