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
}


def make_bot(name: str) -> Bot:
    """A bot by its name, or a sentence that says which there are."""
    if name not in BOTS:
        guest = make_guest(name, fallback=make_bot("medium"))
        if guest is None:
            there = ", ".join((*BOTS, *guest_names()))
            raise BadOption(f"There is no bot '{name}'; there are: {there}, and programs as run:COMMAND.")
        return guest
    module, _, kind = BOTS[name].partition(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot


def make_bots(names: str, players: int) -> tuple[Bot, ...]:
    """Bots for all seats from their names with commas: one for each seat, or one for all."""
    listed = split_names(names)
    if len(listed) not in (1, players):
        raise BadOption(f"{players} players need 1 or {players} bots, not {len(listed)}.")
    return tuple(make_bot(listed[seat % len(listed)]) for seat in range(players))
