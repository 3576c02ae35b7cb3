"""`wonders bench`: how fast the engines are."""

from wonders.bots.speed import Speed, measure
from wonders.cli.screen import console, plain_table, write_json
from wonders.cli.settings import parsed_options
from wonders.core.options import BadOption, Setting
from wonders.games.registry import GAMES, game_class, make

USUAL = (3, 5, 7)
"""Numbers of players measured where nothing is asked for, besides a game's own default."""


TEAMS = (4, 6)
"""The same for teams."""


def run(name: str | None, players: int | None, seconds: float, as_json: bool, given: list[str]) -> None:
    options = parsed_options(given)
    if options and name is None:
        raise BadOption(f"Not every game has the option {next(iter(options))}; name the game to be measured.")
    wanted = _wanted(name, players, options)
    measured = [(game, count, measure(make(game, count, **options), seconds)) for game, count in wanted]
    if as_json:
        write_json([_as_json(*entry) for entry in measured])
    else:
        _show(measured)


def _wanted(name: str | None, players: int | None, options: dict[str, Setting]) -> list[tuple[str, int]]:
    games = [name] if name is not None else list(GAMES)
    if players is not None:
        return [(game, make(game, players, **options).players) for game in games]
    return [(game, count) for game in games for count in _counts(game, options)]


def _counts(game: str, options: dict[str, Setting]) -> list[int]:
    kind = game_class(game)
    usual = TEAMS if "teams" in options else {kind.default_players, *USUAL}
    return sorted(set(usual) & set(kind.seats_allowed))


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
