"""What a table can agree on before it starts."""

from collections.abc import Mapping

from wonders.core.options import BadOption, Option, Setting
from wonders.games.classic.card import Board
from wonders.games.classic.deck import cities_at
from wonders.games.classic.expansion import EXPANSIONS, load
from wonders.games.classic.wonders import ALL_BOARDS


def expansion_names(options: Mapping[str, Setting]) -> tuple[str, ...]:
    """The expansions in use."""
    text = str(options["expansions"])
    return tuple(text.split(",")) if text != "none" else ()


def check_expansions(value: Setting, players: int) -> Setting:
    """None, or some expansions; eight can play only with one that has room for them."""
    names = [name.strip() for name in str(value).lower().split(",") if name.strip() not in ("", "none")]
    unknown = [name for name in names if name not in EXPANSIONS]
    if unknown:
        known = ", ".join(EXPANSIONS)
        raise BadOption(f"There is no expansion '{unknown[0]}'; allowed are: none, or a list of {known}.")
    most = max((load(name).max_players for name in names), default=7)
    if players > most:
        raise BadOption(
            f"{players} players need the expansion cities; without it classic is played by 2 to {most} players."
        )
    return ",".join(name for name in EXPANSIONS if name in names) or "none"


def check_teams(value: Setting, players: int) -> Setting:
    """Teams of two need an even number of at least four."""
    text = str(value).lower()
    if text not in ("true", "false"):
        raise BadOption(f"Option teams cannot be '{value}'; allowed are: true, false.")
    if text == "true" and players not in (4, 6, 8):
        raise BadOption(f"Teams of two must be 4, 6 or 8 players, not {players}.")
    return text == "true"


def boards_in_use(options: Mapping[str, Setting]) -> tuple[Board, ...]:
    """All boards of the base game and of the expansions in use."""
    return (*ALL_BOARDS, *(board for name in expansion_names(options) for board in load(name).boards))


def check_boards(options: Mapping[str, Setting]) -> None:
    """Raise BadOption if a wonder is named whose expansion is not in use."""
    wonders = str(options["wonders"])
    if wonders in ("random", "choose"):
        return
    usable = tuple(dict.fromkeys(board.wonder for board in boards_in_use(options)))
    for wonder in wonders.split(","):
        if wonder not in usable:
            needed = next(name for name in EXPANSIONS if any(board.wonder == wonder for board in load(name).boards))
            known = ", ".join(usable)
            raise BadOption(f"The wonder {wonder} needs the expansion {needed}; without it there are: {known}.")


def check_wonders(value: Setting, players: int) -> Setting:
    """Dealt, chosen in turn, or one wonder for each city."""
    text = str(value).lower()
    if text in ("random", "choose"):
        return text
    names = text.split(",")
    wonders = tuple(dict.fromkeys(board.wonder for board in boards_in_use({"expansions": ",".join(EXPANSIONS)})))
    unknown = [name for name in names if name not in wonders]
    if unknown:
        known = ", ".join(wonders)
        raise BadOption(f"There is no wonder '{unknown[0]}'; allowed are: random, choose, or a list of {known}.")
    if len(names) not in (players, cities_at(players)) or len(set(names)) != len(names):
        raise BadOption(f"{players} players need {players} different wonders, not '{text}'.")
    return text


def check_sides(value: Setting, players: int) -> Setting:
    """Dealt, chosen, the same for all, or one letter for each city."""
    text = str(value)
    if text.lower() in ("random", "choose"):
        return text.lower()
    letters = text.upper()
    if set(letters) <= {"A", "B"} and len(letters) in (1, players, cities_at(players)):
        return letters
    raise BadOption(
        f"Option sides cannot be '{value}'; allowed are: random, choose, A, B, or {players} letters such as "
        f"'{('AB' * players)[:players]}'."
    )


OPTIONS = (
    Option("expansions", "none", "none, or a list of cities, leaders", check=check_expansions),
    Option("teams", False, "neighbours play together in twos", check=check_teams),
    Option("wonders", "random", "random, choose, or the wonders in seat order", check=check_wonders),
    Option("sides", "random", "random, choose, A, B, or a letter for each seat", check=check_sides),
    Option("last_card", "turn", "the last card is paid with the turn's means, or afresh", ("turn", "afresh")),
    Option("copied_guild", "built", "a copied guild counts as built here, or as borrowed", ("built", "borrowed")),
    Option("free_city_sells", "card", "the free city sells a card it cannot use, or only if the whole hand is useless",
           ("card", "hand")),
)  # fmt: skip


def allowed_boards(options: Mapping[str, Setting], players: int) -> tuple[tuple[Board, ...], ...]:
    """For each city the boards it may have."""
    wonders, sides = str(options["wonders"]), str(options["sides"])
    names = wonders.split(",") if wonders not in ("random", "choose") else []
    boards = boards_in_use(options)
    allowed = []
    for at in range(cities_at(players)):
        wonder, side = names[at] if at < len(names) else "", _side(sides, at)
        fitting = (board for board in boards if wonder in ("", board.wonder) and side in ("", board.side))
        # A board that acts from the beginning serves a player's leaders: no use to the free city, unless named for it.
        allowed.append(tuple(board for board in fitting if at < players or wonder or not board.effects))
    return tuple(allowed)


def _side(sides: str, at: int) -> str:
    """The side of a city, or "" where it is open. A single letter is for all; a missing one leaves it open."""
    if sides in ("random", "choose"):
        return ""
    return sides if len(sides) == 1 else sides[at] if at < len(sides) else ""
