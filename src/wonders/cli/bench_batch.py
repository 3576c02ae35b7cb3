"""`wonders bench GAME --batch N`: how fast the batched engines are."""

from wonders.cli.screen import console, plain_table, write_json
from wonders.cli.settings import parsed_options
from wonders.core.options import BadOption


def run(name: str | None, players: int | None, batch: int, seconds: float, as_json: bool, given: list[str]) -> None:
    if name is None:
        raise BadOption("Name the game whose batched engine is to be measured.")
    from wonders.batch import make
    from wonders.batch.speed import measure

    told = measure(make(name, players, **parsed_options(given)), batch, seconds)
    if as_json:
        write_json(told)
        return
    table = plain_table("game", "players", "device", "batch", "compile s", "games/s", "decisions/s", "points")
    table.add_row(*(str(figure) for figure in told.values()))
    out = console()
    out.print(table)
    out.print("\nWall time of uniformly random play; every batch is waited for.")
