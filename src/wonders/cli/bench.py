"""`wonders bench`: how fast the engines are."""

from wonders.bots.speed import Speed, measure
from wonders.cli.screen import console, plain_table, write_json
from wonders.games.registry import GAMES, game_class, make

USUAL = (3, 5, 7)
"""Numbers of players measured where nothing is asked for, besides a game's own default."""


def run(name: str | None, players: int | None, seconds: float, as_json: bool) -> None:
    measured = [(game, count, measure(make(game, count), seconds)) for game, count in _wanted(name, players)]
    if as_json:
        write_json([_as_json(*entry) for entry in measured])
    else:
        _show(measured)


def _wanted(name: str | None, players: int | None) -> list[tuple[str, int]]:
    games = [name] if name is not None else list(GAMES)
    if players is not None:
        return [(game, make(game, players).players) for game in games]
    return [
        (game, count)
        for game in games
        for count in sorted({game_class(game).default_players, *USUAL} & set(game_class(game).seats_allowed))
    ]


def _as_json(game: str, players: int, speed: Speed) -> dict[str, str | int | float]:
    return {
        "game": game,
        "players": players,
        "games_per_second": round(speed.games, 1),
        "decisions_per_second": round(speed.decisions),
        "reference_per_second": round(speed.reference),
        "decisions_per_reference": round(speed.relative, 3),
        "mean_points": round(speed.points, 2),
    }


def _show(measured: list[tuple[str, int, Speed]]) -> None:
    out = console()
    table = plain_table(
        "game", "players", "games/s", "decisions/s", "reference/s", "decisions/reference", "points", numbers_from=1
    )
    for game, players, speed in measured:
        figures = f"{speed.games:.0f}", f"{speed.decisions:.0f}", f"{speed.reference:.0f}", f"{speed.relative:.2f}"
        table.add_row(game, str(players), *figures, f"{speed.points:.1f}")
    out.print(table)
    out.print("\nProcess CPU time, best of five windows. Compare decisions/reference between machines.")
