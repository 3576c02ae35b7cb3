"""A finished match of ours as an entry of the pad: so that it can join the history of those played with cards."""

from collections.abc import Sequence

from wonders.core.game import AnyGame
from wonders.pad.pads import Entered, pad_class


def entry_of(game: AnyGame, table: object, names: Sequence[str] = ()) -> Entered:
    """The entry that somebody would write who sees this table at the end of a match."""
    called = [names[seat] if seat < len(names) else str(seat + 1) for seat in game.seats]
    pad = pad_class(game.id)
    options = {name: game.options[name] for name in pad.options}
    cities, shared = pad.written(table)
    players = [{"name": name} | city for name, city in zip(called, cities, strict=False)]
    if len(cities) > len(players):
        shared["free_city"] = cities[-1]
    return {"game": game.id, "options": options, **shared, "players": players}
