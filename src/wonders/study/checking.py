"""Checks reasons against the rules in another way than they were made: the answer is given at the true table.

Others who answer at the same time sell a card, which leaves their cities alone; then all numbers of the claims are
read off the table that the rules have made.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame, AnyTable
from wonders.core.match import AnyMatch
from wonders.core.phrases import Player
from wonders.core.wire import Json
from wonders.games.architects.scoring import lines
from wonders.games.classic.effect import Symbol
from wonders.games.classic.game import Classic
from wonders.games.classic.scoring import column as classic_column
from wonders.games.duel.scoring import column as duel_column
from wonders.study.judging import Position
from wonders.study.reasons.claim import Claim

Numbers = dict[str, int]
"""What the numbers of a claim ought to be, by their names."""
PREFIX = "study-reason-"


def wrong_claims(
    match: AnyMatch, step: int, position: Position, action: Action, claims: Sequence[Claim]
) -> Iterator[str]:
    """A sentence for each claim whose numbers the true table does not bear out."""
    check = _CHECKS[position.game.id]
    table = match.steps[step].table
    for claim in claims:
        told = {name: value for name, value in claim.phrase.args.items() if type(value) is int}
        found = check(position, table, action, claim.kind.removeprefix(PREFIX), claim.phrase.args)
        if told != found:
            yield f"{claim.phrase} of {action}: the table says {found}"


def _classic(position: Position, table: AnyTable, action: Action, kind: str, args: Mapping[str, Json]) -> Numbers:
    game, at = position.game, position.asked.city  # type: ignore[attr-defined]
    if kind.startswith("denies"):
        return _classic_denied(position, table, action, kind, args)
    after = game.step(table, {**_sales(game, table), position.seat: action}).table
    old, new = table.cities, after.cities
    grown = (*old[:at], old[at].but(standing=new[at].standing), *old[at + 1 :])
    points = _points(game, grown, at) - _points(game, old, at)
    if kind == "points":
        return {"points": points}
    if kind == "symbol":
        return {"points": points, "number": _symbols(new[at], args["symbol"])}
    if kind == "coins":
        paid = sum(getattr(action, side, 0) for side in ("left", "right", "bank"))
        return {"coins": new[at].coins - old[at].coins + paid}
    if kind in ("conflict", "even"):
        foe = args["who"].seat
        mine, theirs = grown[at].standing.shields, old[foe].standing.shields
        worth = {1: 1, 2: 3, 3: 5}[table.age]
        won = {"mine": mine, "theirs": theirs, "points": worth} if mine > theirs else {"shields": mine}
        return {"age": table.age, **won}
    return {}


def _classic_denied(
    position: Position, table: AnyTable, action: Action, kind: str, args: Mapping[str, Json]
) -> Numbers:
    """The neighbour gets the card on its hand, and builds it."""
    game, other = position.game, args["who"].seat
    card = next(one for one in table.hands[position.seat] if one.id == action.card)  # type: ignore[attr-defined]
    hands = (*table.hands[:other], (card, *table.hands[other][1:]), *table.hands[other + 1 :])
    given = table.but(hands=hands)
    ways = [one for one in game.legal(given, other) if one.verb == "build" and one.card == card.id]  # type: ignore[attr-defined]
    if not ways:
        return {"impossible": 1}
    after = game.step(given, {**_sales(game, given), other: ways[0]}).table
    grown = (
        *table.cities[:other],
        table.cities[other].but(standing=after.cities[other].standing),
        *table.cities[other + 1 :],
    )
    points = {"points": _points(game, grown, other) - _points(game, table.cities, other)}
    return points | ({"number": _symbols(grown[other], args["symbol"])} if kind == "denies-symbol" else {})


def _sales(game: AnyGame, table: AnyTable) -> dict[Seat, Action]:
    found = {}
    for seat in game.pending(table):
        legal = game.legal(table, seat)
        found[seat] = next((one for one in legal if one.verb in ("sell", "decline")), legal[0])
    return found


def _points(game: AnyGame, cities: AnyTable, at: int) -> int:
    assert isinstance(game, Classic)
    return classic_column(cities, at, "", game.ruleset.scorers).total


def _symbols(city: AnyTable, symbol: str) -> int:
    return sum(effect.symbol == Symbol(symbol) for effect in city.standing.effects)


def _duel(position: Position, table: AnyTable, action: Action, kind: str, args: Mapping[str, Json]) -> Numbers:
    seat, game = position.seat, position.game
    if kind.startswith("denies"):
        seat, table = args["who"].seat, table.but(turn=args["who"].seat)
        words = f"build {action.card}"  # type: ignore[attr-defined]
        action = game.notation.parse(words)
        if action not in game.legal(table, seat):
            return {"impossible": 1}
    after = game.step(table, {seat: action}).table
    sign = -1 if seat else 1
    spaces, rest = sign * (after.pawn - table.pawn), 9 - sign * after.pawn
    loser = args["who"].seat if kind == "loot" else 0
    symbols = {piece.symbol for piece in after.cities[seat].pieces if piece.symbol}
    return {
        "points": {"points": duel_column(after, seat).total - duel_column(table, seat).total},
        "denies": {"points": duel_column(after, seat).total - duel_column(table, seat).total},
        "coins": {"coins": after.coins[seat] - table.coins[seat]},
        "pawn": {"spaces": spaces, "rest": rest},
        "denies-pawn": {"spaces": spaces},
        "loot": {"coins": table.coins[loser] - after.coins[loser]},
        "different": {"count": len(symbols)},
        "denies-different": {"count": len(symbols)},
        "denies-victory": {} if after.winner == seat else {"impossible": 1},
    }.get(kind, {})


def _architects(position: Position, table: AnyTable, action: Action, kind: str, args: Mapping[str, Json]) -> Numbers:
    seat, game = position.seat, position.game
    after = game.step(table, {seat: action}).table
    other = args["who"].seat if isinstance(args.get("who"), Player) else seat
    city = after.cities[seat]
    return {
        "points": {"points": _sheet(after, seat) - _sheet(table, seat)},
        "stage-number": {"number": len(city.built)},
        "stage-payable": {"points": max((stage.points for stage in city.open_stages), default=0)},
        "horns": {"rest": after.middle.peace},
        "shields": {"mine": city.shields, "theirs": after.cities[other].shields},
    }.get(kind, {})


def _sheet(table: AnyTable, seat: Seat) -> int:
    return sum(line.points for line in lines(table, seat))


_Check = Callable[[Position, AnyTable, Action, str, Mapping[str, Json]], Numbers]
_CHECKS: Mapping[str, _Check] = {"classic": _classic, "duel": _duel, "architects": _architects}
