"""Every bot, one line each, loaded when first asked for."""

from importlib import import_module

from wonders.bots.bot import Bot
from wonders.core.options import BadOption

BOTS = {
    "random": "wonders.bots.uniform:Uniform",
}


def make_bot(name: str) -> Bot:
    """A bot by its name, or a sentence that says which there are."""
    if name not in BOTS:
        raise BadOption(f"There is no bot '{name}'; there are: {', '.join(BOTS)}.")
    module, _, kind = BOTS[name].partition(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot


def make_bots(names: str, players: int) -> tuple[Bot, ...]:
    """Bots for all seats from their names with commas: one for each seat, or one for all."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) not in (1, players):
        raise BadOption(f"{players} players need 1 or {players} bots, not {len(listed)}.")
    return tuple(make_bot(listed[seat % len(listed)]) for seat in range(players))
