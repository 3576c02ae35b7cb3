"""Every bot, one line each, loaded when first asked for."""

from importlib import import_module

from wonders.bots.bot import Bot
from wonders.bots.guests import guest_names, make_guest, split_names
from wonders.core.options import BadOption

BOTS = {
    "random": "wonders.bots.uniform:Uniform",
    "easy": "wonders.bots.levels:Easy",
    "medium": "wonders.bots.levels:Medium",
    "hard": "wonders.bots.search.hard:Hard",
    "expert": "wonders.bots.search.expert:Expert",
}
SPECIALISTS = {
    "net": "wonders.bots.net.bot:NetPolicy",
    "uct": "wonders.batch.uct:Uct",
}
"""Bots that do not play every game, or need more than the package itself."""


def make_bot(name: str) -> Bot:
    """A bot by its name and settings (`hard:seconds=0.2,nodes=300`), or a sentence that says which there are."""
    head, _, settings = name.partition(":")
    place = (BOTS | SPECIALISTS).get(head)
    if place is None:
        guest = make_guest(name, fallback=make_bot("medium"))
        if guest is None:
            there = ", ".join((*BOTS, *SPECIALISTS, *guest_names()))
            raise BadOption(f"There is no bot '{name}'; there are: {there}, and programs as run:COMMAND.")
        return guest
    module, _, kind = place.partition(":")
    try:
        bot: Bot = getattr(import_module(module), kind)(**_read(settings))
    except (TypeError, ValueError):
        raise BadOption(f"The bot '{head}' does not know the settings '{settings}'.") from None
    return bot


def _read(settings: str) -> dict[str, float]:
    """Numbers by their names, written key=value with commas or colons between them; ValueError if they are not."""
    pairs = (word.partition("=") for word in settings.replace(":", ",").split(",") if word)
    return {key.strip(): int(value) if value.strip().isdigit() else float(value) for key, _, value in pairs}


def make_bots(names: str, players: int) -> tuple[Bot, ...]:
    """Bots for all seats from their names with commas: one for each seat, or one for all."""
    return tuple(make_bot(name) for name in names_for(names, players))


def names_for(names: str, players: int) -> tuple[str, ...]:
    """The name of the bot at each seat, all of them known."""
    listed = bot_names(names)
    if len(listed) not in (1, players):
        raise BadOption(f"{players} players need 1 or {players} bots, not {len(listed)}.")
    for name in listed:
        make_bot(name)
    return tuple(listed[seat % len(listed)] for seat in range(players))


def bot_names(names: str) -> list[str]:
    """What follows a comma and is a setting belongs to the bot before it: hard:seconds=1,nodes=300,medium."""
    listed: list[str] = []
    for name in split_names(names):
        if listed and ":" in listed[-1] and not listed[-1].startswith("run:") and "=" in name and ":" not in name:
            listed[-1] += f",{name}"
        else:
            listed.append(name)
    return listed
