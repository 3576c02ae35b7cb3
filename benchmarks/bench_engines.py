"""Speed of every engine with random bots, and where the time goes.

    .venv/bin/python benchmarks/bench_engines.py [--seconds 1.0] [--profile classic:3]

Figures are by process CPU time, the best of five windows. `decisions/reference` divides by the speed of a fixed piece
of plain Python measured in the same run: compare that between machines, not the seconds.
"""

import argparse
import cProfile
import pstats
import time

from wonders.bots.play import play_match
from wonders.bots.speed import measure
from wonders.bots.uniform import Uniform
from wonders.games.registry import GAMES, game_class, make

PLAYERS = {"classic": (3, 5, 7)}
"""Numbers of players worth a line of their own; other games are measured with their default."""

TOP = 10


def configurations() -> list[tuple[str, int]]:
    return [(game, players) for game in GAMES for players in PLAYERS.get(game, (game_class(game).default_players,))]


def show_speed(seconds: float) -> None:
    """One line for each game and number of players."""
    headings = ("game", "players", "games/s", "decisions/s", "decisions/reference", "mean points")
    print("".join(f"{heading:>{22 if at == 4 else 13}}" for at, heading in enumerate(headings)))
    for game, players in configurations():
        speed = measure(make(game, players), seconds)
        print(
            f"{game:>13}{players:>13}{speed.games:>13.0f}{speed.decisions:>13.0f}"
            f"{speed.relative:>22.2f}{speed.points:>13.2f}"
        )


def show_import_time() -> None:
    """How long `import wonders` takes in a fresh interpreter."""
    import subprocess
    import sys

    script = "import time; begin = time.perf_counter(); import wonders; print(time.perf_counter() - begin)"
    runs = [subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout for _ in range(5)]
    print(f"\nimport wonders: {min(map(float, runs)) * 1000:.0f} ms (best of five)")


def show_profile(game: str, players: int, games: int = 200) -> None:
    """The functions that take most of the time, without what they call."""
    made = make(game, players)
    bots = (Uniform(),) * players
    profile = cProfile.Profile(time.process_time)
    profile.enable()
    for number in range(games):
        play_match(made, bots, f"profile:{number}")
    profile.disable()
    stats = pstats.Stats(profile)
    print(f"\nTop {TOP} of {game} with {players} players ({games} matches, share of the time in the function itself):")
    total = sum(own for _, _, own, _, _ in stats.stats.values())  # type: ignore[attr-defined]
    ranked = sorted(stats.stats.items(), key=lambda entry: -entry[1][2])  # type: ignore[attr-defined]
    for (file, line, name), (_, calls, own, _, _) in ranked[:TOP]:
        where = f"{file.rpartition('/wonders/')[2]}:{line}" if "/wonders/" in file else "built-in"
        print(f"{own / total:>7.1%} {calls / games:>9.1f} calls a match  {name}  ({where})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of every engine, and where the time goes.")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each of the five windows")
    parser.add_argument("--profile", default="classic:3", metavar="GAME:PLAYERS", help="what to profile")
    wanted = parser.parse_args()
    show_speed(wanted.seconds)
    show_import_time()
    game, _, players = str(wanted.profile).partition(":")
    show_profile(game, int(players or game_class(game).default_players))


if __name__ == "__main__":
    main()
