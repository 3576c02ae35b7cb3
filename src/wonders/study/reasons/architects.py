"""7 Wonders Architects: what a card, a stage or a token brings, as far as the seat can see it."""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.phrases import Player
from wonders.games.architects.actions import Build, Extra, Keep, Progress, Take, Trade
from wonders.games.architects.city import can_pay, has_set
from wonders.games.architects.scoring import lines
from wonders.games.architects.table import Table
from wonders.study.judging import Position
from wonders.study.reasons.claim import Claim, claim
from wonders.study.worlds import a_world

SHIELD = 1.0
STAGE = 3.0
TOKEN = 2.5
CAT = 0.5


def claims(position: Position, action: Action) -> Iterator[Claim]:
    """What speaks for an answer whose consequences are known."""
    if not isinstance(action, Build | Extra | Keep | Progress | Take | Trade) or _is_blind(position, action):
        return
    seat = position.seat
    before: Table = a_world(position)
    after: Table = position.game.step(before, {seat: action}).table
    points = points_of(after, seat) - points_of(before, seat)
    if points > 0:
        yield claim(float(points), "points", points=points)
    if after.middle.cat == seat != before.middle.cat:
        yield claim(CAT, "cat")
    if isinstance(action, Build):
        yield claim(0.5, "stage-number", number=len(after.cities[seat].built))
    if isinstance(action, Take | Extra | Keep):
        yield from _of_card(before, after, seat)
    yield from _shields(before, after, seat)


def points_of(table: Table, seat: Seat) -> int:
    """What a city would score now."""
    return sum(line.points for line in lines(table, seat))


def _is_blind(position: Position, action: Action) -> bool:
    """Whether it takes a card, or a token, that the seat cannot see."""
    if getattr(action, "token", "") == "stack":
        return True
    if not isinstance(action, Take | Extra):
        return False
    before: Table = a_world(position)
    at = before.seating.place[action.deck]
    return at == len(before.piles) - 1 and position.seat not in before.middle.lookers


def _of_card(before: Table, after: Table, seat: Seat) -> Iterator[Claim]:
    """A card that makes a stage or a token possible."""
    old, new = before.cities[seat], after.cities[seat]
    if not old.is_finished and not _pays(before, seat) and _pays(after, seat):
        yield claim(STAGE, "stage-payable", points=max(stage.points for stage in new.open_stages))
    if has_set(new.cards) and not has_set(old.cards):
        yield claim(TOKEN, "set")
    horns = before.middle.peace - after.middle.peace
    if horns > 0 and after.middle.peace > 0:
        yield claim(SHIELD / 2, "horns", rest=after.middle.peace)


def _pays(table: Table, seat: Seat) -> bool:
    city = table.cities[seat]
    return can_pay(city.wonder, city.built, city.cards, city.tokens) if not city.is_finished else False


def _shields(before: Table, after: Table, seat: Seat) -> Iterator[Claim]:
    """Neighbours that are overtaken."""
    count = len(before.cities)
    for other in sorted({(seat + 1) % count, (seat - 1) % count}):
        mine, now = before.cities[seat].shields, after.cities[seat].shields
        theirs = after.cities[other].shields
        if mine <= before.cities[other].shields and now > theirs and now > mine:
            yield claim(SHIELD * 3, "shields", who=Player(other), mine=now, theirs=theirs)
