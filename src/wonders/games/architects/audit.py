"""What can never be true of a table."""

from collections import Counter
from collections.abc import Iterator

from wonders.games.architects.cards import CARDS, DECKS, count
from wonders.games.architects.city import City
from wonders.games.architects.house import House
from wonders.games.architects.queue import KEEP_CARD, LAY_OUT, OVER
from wonders.games.architects.table import CONFLICT_TOKENS, EMPTY, NO_SEAT, Table, Turn
from wonders.games.architects.tokens import ALL_TOKENS, OPEN_TOKENS
from wonders.games.architects.turn.build import can_build
from wonders.games.architects.turn.conflict import VICTORY_TOKENS
from wonders.games.architects.turn.progress import has_set, on_offer


def audit(table: Table) -> Iterator[str]:
    """Lost or doubled cards and tokens, stages in the air, a cat where it cannot be, duties left undone."""
    if not table.cities:
        return
    yield from _cards(table)
    yield from _tokens(table)
    yield from _tops(table)
    yield from _middle(table)
    yield from _turn(table)
    for seat, city in enumerate(table.cities):
        yield from (f"seat {seat}: {problem}" for problem in _city(city))
        if seat != table.active or table.queue == (OVER,):
            yield from (f"seat {seat}: {problem}" for problem in _duties(table, city))


def _cards(table: Table) -> Iterator[str]:
    """25 cards for each wonder and 60 in the common deck: each is in a deck, in front of a city, or discarded."""
    found = Counter(dict(enumerate(table.middle.discard)))
    for city in table.cities:
        found.update(dict(enumerate(city.cards)))
        if min(city.cards) < 0:
            yield "a city has fewer cards than none"
    whole: Counter[int] = Counter()
    for name, (top, rest) in zip(table.seating.decks, table.piles, strict=True):
        left = count(rest if top is None else (*rest, top))
        found.update(dict(enumerate(left)))
        whole.update(dict(enumerate(DECKS[name])))
        if any(more > all for more, all in zip(left, DECKS[name], strict=True)):
            yield f"the deck {name} holds more of a card than it ever had"
        if [card.place for card in rest] != sorted(card.place for card in rest):
            yield f"the deck {name} is not sorted"
    if found != whole:
        wrong = {CARDS[at].id: found[at] - whole[at] for at in range(len(CARDS)) if found[at] != whole[at]}
        yield f"cards lost or doubled: {wrong}"


def _tokens(table: Table) -> Iterator[str]:
    middle = table.middle
    found = Counter((*middle.row, *middle.stack, *(token for city in table.cities for token in city.tokens)))
    if found != Counter(ALL_TOKENS):
        yield "progress tokens lost or doubled"
    if len(middle.row) < OPEN_TOKENS and middle.stack and not table.queue:
        yield "the row of progress tokens was not filled up"


def _tops(table: Table) -> Iterator[str]:
    *wonders, (top, _) = table.piles
    for name, pile in zip(table.seating.decks, wonders, strict=False):
        if pile[0] is None and pile != EMPTY and name not in table.queue and LAY_OUT not in table.queue:
            yield f"the deck {name} does not show its top card"
    if (top is None) == bool(table.middle.lookers):
        yield "the top of the common deck is known to nobody, or to somebody who never looked"


def _middle(table: Table) -> Iterator[str]:
    middle = table.middle
    if not 0 <= middle.peace <= CONFLICT_TOKENS[len(table.cities)]:
        yield f"{middle.peace} conflict tokens show peace"
    cats = [city.cards[card.place] for city in table.cities for card in CARDS if card.cat]
    if (middle.cat == NO_SEAT) != (sum(cats) == 0) or (middle.cat != NO_SEAT and not cats[middle.cat]):
        yield "the cat is with somebody who never took a card with its icon"
    victories = sum(city.victories for city in table.cities)
    if table.seating.house.victory_tokens != "endless" and victories > VICTORY_TOKENS:
        yield f"{victories} victory tokens are in play"


def _turn(table: Table) -> Iterator[str]:
    turn, tokens = table.turn, table.cities[table.active].tokens
    if not set(turn.offers) | set(turn.used) <= set(tokens):
        yield "a token is used by somebody who has it not"
    if set(turn.offers) & set(turn.used):
        yield "a token is offered twice in a turn"
    if bool(turn.found) != (table.queue[:1] == (KEEP_CARD,)):
        yield "cards are found that nobody searches"


def _city(city: City) -> Iterator[str]:
    for number in city.built:
        layer = city.wonder.stages[number - 1].layer
        if any(below.layer < layer and below.number not in city.built for below in city.wonder.stages):
            yield f"stage {number} stands on nothing"
    if list(city.built) != sorted(set(city.built)):
        yield "a stage is built twice"


def _duties(table: Table, city: City) -> Iterator[str]:
    """When a turn is over nothing is left that had to be done, save what needs a token that was used."""
    if can_build(city, Turn(used=city.tokens), House(len(table.cities))):
        yield "a stage that can be paid was not built"
    if has_set(city) and on_offer(table):
        yield "symbols were not traded"
