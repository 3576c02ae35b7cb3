"""What a table can agree on before it starts."""

from collections.abc import Iterator

from wonders.core.options import BadOption, Option, Setting
from wonders.games.classic.card import Board
from wonders.games.classic.wonders import ALL_BOARDS, WONDERS


def cities_at(players: int) -> int:
    """Cities at the table: two players have a third one between them."""
    return max(players, 3)


def check_wonders(value: Setting, players: int) -> Setting:
    """Dealt, chosen in turn, or one wonder for each city."""
    text = str(value).lower()
    if text in ("random", "choose"):
        return text
    names = text.split(",")
    unknown = [name for name in names if name not in WONDERS]
    if unknown:
        known = ", ".join(WONDERS)
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
    Option("wonders", "random", "random, choose, or the wonders in seat order", check=check_wonders),
    Option("sides", "random", "random, choose, A, B, or a letter for each seat", check=check_sides),
    Option("last_card", "turn", "the last card is paid with the means of the turn's start, or afresh", ("turn", "afresh")),
    Option("copied_guild", "built", "a copied guild counts as built here, or as borrowed", ("built", "borrowed")),
    Option("free_city_sells", "card", "the free city sells a card it cannot use, or only if the whole hand is useless",
           ("card", "hand")),
)  # fmt: skip


def allowed_boards(wonders: str, sides: str, cities: int) -> tuple[tuple[Board, ...], ...]:
    """For each city the boards it may have."""
    names = wonders.split(",") if wonders not in ("random", "choose") else []
    return tuple(tuple(_boards(names[at] if at < len(names) else "", _side(sides, at))) for at in range(cities))


def _side(sides: str, at: int) -> str:
    """The side of a city, or "" where it is open. A single letter is for all; a letter missing for the free city is open."""
    if sides in ("random", "choose"):
        return ""
    return sides if len(sides) == 1 else sides[at] if at < len(sides) else ""


def _boards(wonder: str, side: str) -> Iterator[Board]:
    for board in ALL_BOARDS:
        if wonder in ("", board.wonder) and side in ("", board.side):
            yield board
