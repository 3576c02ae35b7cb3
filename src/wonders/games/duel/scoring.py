"""The end of a match: points, each line explained, and who has won."""

from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.core.outcome import Column, Line, Outcome
from wonders.core.phrases import phrase
from wonders.games.duel.box import PIECES
from wonders.games.duel.city import City
from wonders.games.duel.events import MatchDrawn, MatchWon
from wonders.games.duel.military import military_points
from wonders.games.duel.pieces import Card, Piece, Wonder
from wonders.games.duel.table import OVER, Draft, Table

CATEGORIES = ("military", "civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury")
COINS_A_POINT = 3

_OF_COLOUR = {"blue": "civilian", "green": "science", "yellow": "commerce", "purple": "guilds"}


def total(table: Table | Draft, seat: Seat) -> int:
    """All points of a seat; the score sheet lists the same ones.

    Rules duel-77, duel-78.
    """
    points = military_points(table.pawn, seat) + table.coins[seat] // COINS_A_POINT
    for piece in table.cities[seat].pieces:
        points += piece.points
        for effect in piece.counting:
            points += effect.counted_points(table, seat)
    return points


def civilian_points(city: City) -> int:
    """The points printed on blue cards, which break a tie."""
    return sum(card.points for card in city.built if card.colour == "blue")


def decide(table: Table | Draft) -> Event[Draft]:
    """Most points win, then most points on blue cards; else it is a draw.

    Rules duel-76, duel-79, duel-80.
    """
    mine, theirs = [(total(table, seat), civilian_points(table.cities[seat])) for seat in (0, 1)]
    reason = comparison(mine, theirs)
    return MatchDrawn() if reason == "draw" else MatchWon(0 if mine > theirs else 1, reason)


def comparison(mine: tuple[int, int], theirs: tuple[int, int]) -> str:
    """What decides, by points and then by points on blue cards."""
    return "points" if mine[0] != theirs[0] else "tie-break" if mine != theirs else "draw"


def column(table: Table, seat: Seat) -> Column:
    """Every point of a seat, explained, category by category."""
    lines = []
    for piece in table.cities[seat].pieces:
        if piece.points:
            lines.append(_PRINTED[piece])
        for effect in piece.counting:
            points = effect.counted_points(table, seat)
            if points:
                lines.append(Line(_category(piece), points, piece.id, effect.reason(table, seat)))
    lead, coins = military_points(table.pawn, seat), table.coins[seat]
    if lead:
        lines.append(Line("military", lead, "pawn", phrase("duel-line-military", spaces=abs(table.pawn))))
    lines.append(Line("treasury", coins // COINS_A_POINT, "coins", phrase("duel-line-coins", coins=coins)))
    lines.sort(key=_place)
    return Column(f"seat {seat}", tuple(lines))


def _category(piece: Piece) -> str:
    if isinstance(piece, Card):
        return _OF_COLOUR.get(piece.colour, "")
    return "wonders" if isinstance(piece, Wonder) else "progress"


def _place(line: Line) -> int:
    return _PLACES[line.category]


_PLACES = {category: place for place, category in enumerate(CATEGORIES)}
_PRINTED = {
    piece: Line(_category(piece), piece.points, piece.id, phrase("duel-line-printed"))
    for piece in PIECES.values()
    if piece.points
}
"""The lines that are always the same."""


def outcome(table: Table) -> Outcome | None:
    """How the match ended. After a military or scientific victory no points are counted.

    Rule duel-75.
    """
    if table.phase != OVER:
        return None
    winner = table.winner
    ranks = (1, 1) if winner is None else (1 + winner, 2 - winner)
    if table.ending in ("military", "science"):
        sheet = tuple(Column(f"seat {seat}", ()) for seat in (0, 1))
    else:
        sheet = tuple(column(table, seat) for seat in (0, 1))
    return Outcome(table.ending, ranks, tuple(side.total for side in sheet), CATEGORIES, sheet)
