"""7 Wonders Duel: nothing is hidden, so an answer is simply given, and what has changed is told."""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame
from wonders.core.phrases import Player
from wonders.games.duel.actions import Build, BuildWonder, Sell, TakeToken
from wonders.games.duel.actions import build as building
from wonders.games.duel.box import PIECES
from wonders.games.duel.military import CAPITAL
from wonders.games.duel.pieces import Card
from wonders.games.duel.scoring import total
from wonders.games.duel.table import OVER, Table
from wonders.games.duel.tally import different_symbols
from wonders.study.judging import Position
from wonders.study.reasons.claim import Claim, claim
from wonders.study.worlds import a_world

VICTORY = 100.0
DENIED = 0.5
STEP = 1.2
"""What a space on the track counts."""
SYMBOL = 1.5
TOKEN = 4.0
AGAIN = 2.5
COIN = 0.4
FREE = 1.5


def claims(position: Position, action: Action) -> Iterator[Claim]:
    """What speaks for an answer."""
    if not isinstance(action, Build | BuildWonder | Sell | TakeToken):
        return
    seat, game = position.seat, position.game
    before: Table = a_world(position)
    after: Table = game.step(before, {seat: action}).table
    yield from _gains(before, after, seat)
    if not isinstance(action, Sell):
        yield from _of_piece(before, after, seat, action)
    if isinstance(action, Build | BuildWonder | Sell):
        yield from _denied(game, before, seat, action.card)


def lead(table: Table, seat: Seat) -> int:
    """Spaces by which the pawn stands nearer to the other's capital."""
    return -table.pawn if seat else table.pawn


def _gains(before: Table, after: Table, seat: Seat) -> Iterator[Claim]:
    if after.phase == OVER and after.winner == seat:
        yield claim(VICTORY, f"wins-{after.ending}")
        return
    points = total(after, seat) - total(before, seat)
    if points > 0:
        yield claim(float(points), "points", points=points)
    coins = after.coins[seat] - before.coins[seat]
    if coins > 0:
        yield claim(COIN * coins, "coins", coins=coins)
    spaces = lead(after, seat) - lead(before, seat)
    if spaces > 0:
        rest = CAPITAL - lead(after, seat)
        yield claim(STEP * spaces, "pawn", spaces=spaces, rest=rest)
    lost = before.coins[1 - seat] - after.coins[1 - seat]
    if lost > 0:
        yield claim(COIN * lost, "loot", who=Player(1 - seat), coins=lost)


def _of_piece(before: Table, after: Table, seat: Seat, action: Build | BuildWonder | TakeToken) -> Iterator[Claim]:
    had, has = (different_symbols(table.cities[seat].tally) for table in (before, after))
    if has > had:
        yield claim(SYMBOL * has, "different", count=has)
    kind = getattr(after.owed, "kind", "")
    if kind == "ChooseToken":
        yield claim(TOKEN, "pair")
    if isinstance(action, BuildWonder) and after.phase != OVER and PIECES[action.wonder].plays_again:
        yield claim(AGAIN, "again")
    if isinstance(action, Build):
        card = PIECES[action.card]
        assert isinstance(card, Card)
        if card.free_with & before.cities[seat].tally and (card.cost.goods or card.cost.coins):
            yield claim(FREE, "free-chain", chain=card.chain)


def _denied(game: AnyGame, before: Table, seat: Seat, card: str) -> Iterator[Claim]:
    """What the card would bring the other player, if it were that one's turn."""
    other = 1 - seat
    turned = before.but(turn=other)
    action = building(card)
    if action not in game.legal(turned, other):
        return
    taken = game.step(turned, {other: action}).table
    who = Player(other)
    if taken.phase == OVER and taken.winner == other:
        yield claim(VICTORY * DENIED, "denies-victory", who=who, card=card)
        return
    points = total(taken, other) - total(turned, other)
    if points > 0:
        yield claim(DENIED * points, "denies", who=who, card=card, points=points)
    spaces = lead(taken, other) - lead(turned, other)
    if spaces > 0:
        yield claim(DENIED * STEP * spaces, "denies-pawn", who=who, card=card, spaces=spaces)
    had, has = (different_symbols(table.cities[other].tally) for table in (turned, taken))
    if has > had:
        yield claim(DENIED * SYMBOL * has, "denies-different", who=who, count=has)
