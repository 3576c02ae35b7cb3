"""What a seat does not know at a table without a history: dealt anew from all that it cannot see.

A seat knows what lies open, its own hand, what it has put under stages and on the discard pile, and its leaders; of a
partner the same. What it has seen in hands that it passed on nobody wrote down, so it does not count.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from wonders.core.decisions import Seat
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Burial, Table
from wonders.games.classic.turn.hands import controller
from wonders.games.classic.view import partner_of
from wonders.games.leaders.state import LeadersState, leaders_of
from wonders.study.position.classic_cards import undealt


def redealt(game: Classic, table: Table, seat: Seat, rng: Random) -> Table:
    """A table that this seat cannot tell from the one that was set up."""
    mates = {seat, partner_of(seat)} if game.ruleset.teams else {seat}
    own = _own_discards(table, mates)
    seen = Counter(_seen(table, mates)) + own
    left = {age: undealt(game.ruleset.decks[age - 1], seen, rng) for age in range(1, table.age + 1)}
    left[0] = [card for card in game.ruleset.leaders if not seen[card]]
    rng.shuffle(left[0])
    hands = tuple(
        hand if at in mates else by_order(left[table.age].pop() for _ in hand) for at, hand in enumerate(table.hands)
    )
    stack = by_order(left[table.age].pop() for _ in table.stack)
    buried = tuple(
        tuple(one if one.by in mates else Burial(left[one.card.age].pop(), one.by) for one in burials)
        for burials in table.buried
    )
    table = _with_leaders(table, mates, left.pop(0)) if game.ruleset.leaders else table
    discard = by_order((*own.elements(), *(card for cards in left.values() for card in cards)))
    dealt = table.but(hands=hands, stack=stack, buried=buried, discard=discard)
    return _with_pick(game, dealt, mates, rng)


def _own_discards(table: Table, mates: set[Seat]) -> Counter[Card]:
    """The cards that these seats have put on the discard pile and that still lie there."""
    sold = Counter(card for seat in mates for card in table.sold[seat] if card.age)
    return sold & Counter(table.discard)


def _seen(table: Table, mates: set[Seat]) -> Iterator[Card]:
    """Everything that these seats know, but for their discards."""
    beside = leaders_of(table)
    for city in table.cities:
        yield from city.standing.built
    for burials in table.buried:
        yield from (one.card for one in burials if one.by in mates)
    for seat in mates:
        yield from table.hands[seat]
        if beside.reserves:
            yield from (*beside.reserves[seat], *beside.retired[seat])


def _with_leaders(table: Table, mates: set[Seat], left: list[Card]) -> Table:
    """Other leaders in the reserves of other seats, and laid away by them."""
    beside = leaders_of(table)
    if not beside.reserves:
        return table
    reserves, retired = (
        tuple(cards if seat in mates else tuple(left.pop() for _ in cards) for seat, cards in enumerate(everybody))
        for everybody in (beside.reserves, beside.retired)
    )
    dealt = beside.but(reserves=tuple(map(by_order, reserves)), retired=retired, supply=by_order(left))
    return table.but(expansions=tuple(dealt if type(one) is LeadersState else one for one in table.expansions))


def _with_pick(game: Classic, table: Table, mates: set[Seat], rng: Random) -> Table:
    """With some choice for the free city, where the opponent has made one."""
    whose = controller(table.age, table.turn)
    if table.picked is None or whose in mates:
        return table
    legal = game.legal(table.but(phase="pick_for_free_city", picked=None), whose)
    return table.but(picked=rng.choice(legal))
