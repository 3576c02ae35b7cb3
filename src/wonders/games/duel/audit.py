"""What can never be true of a table."""

from collections import Counter
from collections.abc import Iterator

from wonders.games.duel.cards import DECKS, GUILDS
from wonders.games.duel.chance import GUILDS_USED, LAST_AGE
from wonders.games.duel.decisions import ChooseToken
from wonders.games.duel.layout import bits
from wonders.games.duel.military import CAPITAL, LOOT_AT
from wonders.games.duel.pieces import GUILD, Card
from wonders.games.duel.science import PAIR, SUPREMACY
from wonders.games.duel.setup import TOKENS_ON_BOARD
from wonders.games.duel.setup_events import WONDERS_EACH
from wonders.games.duel.table import BEGIN, OVER, PLAY, TOKENS_DUE, Table
from wonders.games.duel.tally import SYMBOLS, count, different_symbols
from wonders.games.duel.turn import MOST_WONDERS

CARDS_A_LAYOUT = 20


def audit(table: Table) -> Iterator[str]:
    """Lost or doubled pieces, debts, victories that were overlooked, and sums that do not fit what they sum up."""
    yield from _cards(table)
    yield from _layout(table)
    yield from _wonders(table)
    yield from _tokens(table)
    yield from _military(table)
    for seat, city in enumerate(table.cities):
        if table.coins[seat] < 0:
            yield f"seat {seat} has {table.coins[seat]} coins"
        if city.tally != sum(piece.tally for piece in city.pieces):
            yield f"the tally of seat {seat} is wrong"
        if (different_symbols(city.tally) >= SUPREMACY) != (table.ending == "science" and table.winner == seat):
            yield f"seat {seat} has {different_symbols(city.tally)} symbols, and the ending is '{table.ending}'"
    if (table.phase == OVER) != bool(table.ending) or (table.owed is not None and table.phase != PLAY):
        yield f"phase {table.phase} with ending '{table.ending}', and {table.owed} is owed"


def _cards(table: Table) -> Iterator[str]:
    """Every card taken so far is in exactly one place, and the cards of the layout are in no other."""
    gone = Counter(table.discard)
    for city in table.cities:
        gone.update(city.built)
        gone.update(built.buried for built in city.finished)
    taken = {card for slot, card in enumerate(table.laid) if card and not table.shape.left >> slot & 1}
    for card, copies in gone.items():
        if copies != 1:
            yield f"{card} is in {copies} places"
    if {card for card in gone if _age(card) == table.age} != taken:
        yield "cards taken from the layout are lost, or cards of this age came from elsewhere"
    for age in DECKS:
        seen = sum(_age(card) == age for card in gone)
        if seen != (CARDS_A_LAYOUT if age < table.age else len(taken) if age == table.age else 0):
            yield f"{seen} cards of age {age} have been taken"


def _age(card: Card) -> int:
    return LAST_AGE if card.back == GUILD else int(card.back)


def _layout(table: Table) -> Iterator[str]:
    """Open and closed cards and the unseen ones are together the whole deck."""
    shown = [card for card in table.laid if card is not None]
    closed = [slot for slot, card in enumerate(table.laid) if card is None]
    if len(table.laid) != (CARDS_A_LAYOUT if table.age else 0) or closed != list(bits(table.closed)):
        yield f"the layout has {len(table.laid)} cards; closed are {closed}"
    if table.closed & ~table.shape.left or table.purple & ~table.closed:
        yield "a closed card was taken"
    deck = DECKS.get(table.age, ())
    guilds = GUILDS if table.age == LAST_AGE else ()
    if table.unseen != tuple(card for card in deck if card not in shown):
        yield "the unseen cards are not those that were not seen"
    if table.guilds != tuple(card for card in guilds if card not in shown):
        yield "the unseen guilds are not those that were not seen"
    purple = sum(card.back == GUILD for card in shown) + table.purple.bit_count()
    if len(set(shown)) != len(shown) or purple != (GUILDS_USED if guilds else 0):
        yield f"the layout holds a card twice, or {purple} guilds"
    uncovered = table.closed & table.shape.accessible
    if uncovered and (table.phase == BEGIN or not table.shape.left):
        yield "a closed card lies uncovered between two ages"


def _wonders(table: Table) -> Iterator[str]:
    """Four each, and all eight but one can be built."""
    finished = [built.wonder for city in table.cities for built in city.finished]
    held = [*finished, *table.offer, *(wonder for city in table.cities for wonder in city.wonders)]
    if len(set(held)) != len(held) or len(finished) > MOST_WONDERS:
        yield f"a wonder is in two places, or {len(finished)} are built"
    if table.age and len(held) != (MOST_WONDERS if len(finished) == MOST_WONDERS else 2 * WONDERS_EACH):
        yield f"{len(held)} wonders are in the match"


def _tokens(table: Table) -> Iterator[str]:
    """Every pair has brought a token, as long as there were any; the library brings one more."""
    if table.phase == TOKENS_DUE:
        return
    held = [token for city in table.cities for token in city.tokens]
    if len({*held, *table.board}) != len(held) + len(table.board):
        yield "a progress token is in two places"
    pairs = sum(count(city.tally, symbol) == PAIR for city in table.cities for symbol in SYMBOLS)
    taken = TOKENS_ON_BOARD - len(table.board)
    waiting = isinstance(table.owed, ChooseToken)
    if taken != min(pairs - waiting, TOKENS_ON_BOARD):
        yield f"{pairs} pairs have brought {taken} tokens from the board"
    drawn = sum(built.wonder.draws > 0 for city in table.cities for built in city.finished)
    if len(held) - taken > drawn:
        yield f"{len(held) - taken} tokens came from the box"


def _military(table: Table) -> Iterator[str]:
    if abs(table.pawn) > CAPITAL or (abs(table.pawn) == CAPITAL) != (table.ending == "military"):
        yield f"the pawn stands at {table.pawn}, and the ending is '{table.ending}'"
    for seat, lead in ((0, -table.pawn), (1, table.pawn)):
        if any(lead >= LOOT_AT[worth] for worth in table.loot[seat]):
            yield f"the pawn has passed the looting tokens of seat {seat}: {table.loot[seat]}"
