"""A step of a match: one move, what chance shows by it, and the end of the turn when nothing is left to do."""

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from wonders.batch.architects import tables
from wonders.batch.architects.conflict import fought
from wonders.batch.architects.options import (
    DO_BUILD,
    DO_EXTRA,
    DO_FIND,
    DO_FINISH,
    DO_KEEP,
    DO_LOOK,
    DO_NOTHING,
    DO_PROGRESS,
    DO_SEARCH,
    DO_TAKE,
    DO_TRADE,
    Move,
    has_act,
    has_cards,
    in_reach,
    on_offer,
    stack,
)
from wonders.batch.architects.piles import Counts, drawn, minus, one, only_if, plus, size
from wonders.batch.architects.state import (
    ACT,
    ANY,
    COMMON,
    FIND,
    KEEP,
    LEFT,
    OVER,
    PICK,
    RIGHT,
    SEARCH,
    TOKEN,
    City,
    Deck,
    Table,
    chosen,
    no_deck,
)
from wonders.batch.chance import below, next_word
from wonders.batch.fence import fenced
from wonders.batch.words import bit, count, look_up, nth
from wonders.batch.words import only_if as set_if
from wonders.games.architects.cards import CARDS

FOUND: Final = 4
"""So many cards are taken up besides the top one. Rule architects-70."""
CAT_CARD: Final = next(card.place for card in CARDS.values() if card.cat)


class Shown(NamedTuple):
    """What chance shows in a move: a card that is drawn, and whether it is; a token likewise."""

    card: Array
    draws: Array
    token: Array
    draws_token: Array


_SHOWN_BITS: Final = (4, 1, 4, 1)


def is_take(move: Move) -> Array:
    """Whether a card is laid down."""
    return (move.kind == DO_TAKE) | (move.kind == DO_EXTRA) | (move.kind == DO_KEEP)


def gets_token(move: Move) -> Array:
    """Whether a progress token is taken."""
    return (move.kind == DO_TRADE) | (move.kind == DO_PROGRESS)


def deck_at(table: Table, at: Array) -> Deck:
    """The deck with this number."""
    found = table.decks[0]
    for place, deck in enumerate(table.decks[1:], 1):
        found = chosen(at == place, deck, found)
    return found


def closed(table: Table, move: Move, deck: Deck) -> Counts:
    """The cards that chance may show of this deck. What is searched but not kept is shuffled back."""
    keeps, finds = move.kind == DO_KEEP, move.kind == DO_FIND
    back = minus(one(deck.top - 1, keeps & (deck.top > 0)), one(move.card, keeps))
    rest = plus(Counts(deck.low, deck.high), back)
    return minus(rest, only_if(finds, Counts(table.found.low, table.found.high)))


def shown(table: Table, move: Move, deck: Deck, bits: Array) -> Shown:
    """A card is decided when somebody sees it, and so is a token."""
    pile, common = closed(table, move, deck), move.deck == len(table.cities)
    unknown = (deck.top == 0) & (is_take(move) | (move.kind == DO_LOOK))
    turns_up = jnp.where(common, unknown, is_take(move)) | (move.kind == DO_FIND)
    tokens = stack(table)
    return fenced(
        Shown(
            card=drawn(pile, bits) & 15,
            draws=turns_up & ((pile.low | pile.high) != 0),
            token=nth(tokens, below(bits, count(tokens)), 16),
            draws_token=gets_token(move) & (tokens != 0),
        ),
        _SHOWN_BITS,
    )


def deck_after(table: Table, move: Move, deck: Deck, see: Shown) -> Deck:
    """The deck a move was about: a wonder's deck shows its next card, the common one does not."""
    common, finds, looks = move.deck == len(table.cities), move.kind == DO_FIND, move.kind == DO_LOOK
    keeps = move.kind == DO_KEEP
    back = minus(one(deck.top - 1, keeps & (deck.top > 0)), one(move.card, keeps))
    gone = one(see.card, see.draws & ~finds)
    rest = minus(plus(Counts(deck.low, deck.high), back), gone)
    shows = jnp.where(see.draws, see.card + 1, 0)
    top = jnp.where(is_take(move), jnp.where(common, 0, shows), deck.top)
    return Deck(*rest, jnp.where(looks & (deck.top == 0), shows, top))


class Laid(NamedTuple):
    """The card that is laid down, if any, and the token that is taken."""

    card: Array
    token: Array


def laid(move: Move, deck: Deck, see: Shown, table: Table) -> Laid:
    """What a city gets. A token from the row is replaced at once, one from the stack is not."""
    top = jnp.where(deck.top > 0, deck.top - 1, see.card)
    named = bit(move.token)
    culture = table.row & jnp.uint32(tables.CULTURE)
    named = jnp.where(move.token == tables.STACK - 1, culture & (~culture + jnp.uint32(1)), named)
    named = jnp.where(move.token == tables.STACK, bit(see.token), named)
    return Laid(jnp.where(move.kind == DO_KEEP, move.card, top), set_if(gets_token(move), named))


def city_after(table: Table, move: Move, got: Laid) -> City:
    """The own city after a move: what is paid is discarded."""
    city = table.cities[0]
    builds, trades = move.kind == DO_BUILD, move.kind == DO_TRADE
    gain = one(got.card, is_take(move))
    symbols = jnp.uint32(0)
    for at, kinds in enumerate(tables.SETS):
        symbols = jnp.where(trades & (move.symbols == at), jnp.uint32(kinds), symbols)
    cost = set_if(builds, move.cost & jnp.uint32((1 << tables.COST_BITS) - 1))
    stage = set_if(builds, bit(move.cost >> tables.COST_BITS & 7))
    return city._replace(
        low=city.low - cost + gain.low,
        high=city.high - symbols + gain.high,
        built=city.built | stage,
        tokens=city.tokens | got.token,
    )


def rights_after(table: Table, move: Move, got: Laid) -> tuple[Array, Array]:
    """Tokens that offer an extra card, and those used in this turn."""
    builds = move.kind == DO_BUILD
    spent = set_if(move.kind == DO_EXTRA, bit(move.token))
    helping = set_if(builds, move.cost >> tables.COST_BITS + 3)
    used = table.used | spent | (helping & 1) << tables.COINS_TOKEN | (helping >> 1 & 1) << tables.ANY_TOKEN
    answers = set_if(is_take(move), look_up(tables.ANSWERS, got.card)) | set_if(builds, jnp.uint32(tables.AFTER_STAGE))
    return table.offers & ~spent | answers & table.cities[0].tokens & ~used, used


def peace_after(table: Table, move: Move, got: Laid) -> Array:
    """Horns turn conflict tokens to battle, as many as are left."""
    horns = jnp.where(is_take(move), look_up(tables.HORNS, got.card), 0)
    return jnp.maximum(table.peace - horns, 0)


def applied(table: Table, move: Move, see: Shown) -> Table:
    """The table after a move, before it is settled what is due next."""
    common = len(table.cities)
    deck = deck_at(table, move.deck)
    changed, got = deck_after(table, move, deck, see), laid(move, deck, see, table)
    offers, used = rights_after(table, move, got)
    takes, looks, finds = is_take(move), move.kind == DO_LOOK, move.kind == DO_FIND
    from_row = gets_token(move) & (move.token != tables.STACK)
    refill = set_if(from_row & see.draws_token, bit(see.token))
    lookers = set_if(~(takes & (move.deck == common)), table.lookers) | set_if(looks, bit(table.seat))
    found = plus(Counts(table.found.low, table.found.high), one(see.card, finds & see.draws))
    searches = move.kind == DO_SEARCH
    return table._replace(
        cities=(city_after(table, move, got), *table.cities[1:]),
        decks=tuple(chosen(move.deck == at, changed, old) for at, old in enumerate(table.decks)),
        row=jnp.where(from_row, table.row & ~got.token | refill, table.row),
        peace=peace_after(table, move, got),
        cat=jnp.where(takes & (got.card == CAT_CARD), table.seat, table.cat),
        lookers=lookers,
        offers=offers,
        used=used,
        searched=jnp.where(searches, (move.deck != 0).astype(jnp.int32), table.searched * (move.kind != DO_KEEP)),
        found=chosen(move.kind == DO_KEEP, no_deck(), Deck(*found, jnp.int32(0))),
    )


def due_after(before: Table, move: Move, table: Table) -> Array:
    """What is due now. Effects with nothing to take lapse. Rule architects-76."""
    city, common = table.cities[0], has_cards(table.decks[-1])
    reach = in_reach(table)
    left, right = reach & 1 != 0, reach & 2 != 0
    stage = (move.cost >> tables.COST_BITS & 7).astype(jnp.int32)
    effect = look_up(tables.EFFECTS, city.wonder * len(tables.SIZES) + stage)
    due = jnp.where(move.kind == DO_BUILD, effect, ACT)
    due = jnp.where((move.kind == DO_TAKE) & (before.phase == LEFT), RIGHT, due)
    due = jnp.where((due == LEFT) & ~left, RIGHT, due)
    any_deck = reach != 0
    for deck in table.decks[1:-2]:
        any_deck = any_deck | has_cards(deck)
    for asked, possible in (
        (ANY, any_deck),
        (COMMON, common),
        (RIGHT, right),
        (TOKEN, on_offer(table) != 0),
        (SEARCH, left | right),
    ):
        due = jnp.where((due == asked) & ~possible, ACT, due)
    searching = (move.kind == DO_SEARCH) | (move.kind == DO_FIND)
    due = jnp.where(searching, _search(table, move), due)
    return jnp.where(move.kind == DO_LOOK, PICK, due)


def _search(table: Table, move: Move) -> Array:
    """Cards are found until there are enough, or no more."""
    deck = deck_at(table, move.deck)
    found = Counts(table.found.low, table.found.high)
    left = (deck.low != found.low) | (deck.high != found.high)
    return jnp.where((size(found) < FOUND) & left, FIND, KEEP)


class Ending(NamedTuple):
    """What is due, and whether the turn is over, with a conflict, and with it the match."""

    due: Array
    ends: Array
    fights: Array
    over: Array


_ENDING_BITS: Final = (4, 1, 1, 1)


def ending(before: Table, move: Move, table: Table) -> Ending:
    """Whether the turn is over. Rules architects-13, architects-78, architects-80."""
    due = due_after(before, move, table)
    ends = (move.kind == DO_FINISH) | (due == ACT) & ~has_act(table)
    finished = count(table.cities[0].built) == len(tables.SIZES)
    exhausted = jnp.ones((), bool)
    for deck in table.decks:
        exhausted = exhausted & ~has_cards(deck)
    return fenced(Ending(due, ends, ends & (table.peace == 0), ends & (finished | exhausted)), _ENDING_BITS)


def passed(table: Table, ends: Array, over: Array) -> Table:
    """The next player's turn, if this one is over."""
    players, passes = len(table.cities), ends & ~over
    cities, decks = table.cities, table.decks[:-1]
    seat = jnp.where(table.seat == players - 1, 0, table.seat + 1)
    return table._replace(
        cities=tuple(chosen(passes, cities[(at + 1) % players], cities[at]) for at in range(players)),
        decks=(*(chosen(passes, decks[(at + 1) % players], decks[at]) for at in range(players)), table.decks[-1]),
        offers=set_if(~passes, table.offers),
        used=set_if(~passes, table.used),
        phase=jnp.where(over, OVER, jnp.where(passes, PICK, table.phase)),
        seat=jnp.where(passes, seat, table.seat),
    )


def moved(table: Table, move: Move) -> tuple[Table, Shown]:
    """The table after a move, and what chance has shown. After no move at all everything stays as it is."""
    bits, chance = next_word(table.chance)
    see = shown(table, move, deck_at(table, move.deck), bits)
    after = applied(table, move, see)
    then = ending(table, move, after)
    stays = move.kind == DO_NOTHING
    kept = (jnp.where(stays, old, new) for old, new in zip(table.chance, chance, strict=True))
    after = after._replace(phase=jnp.where(stays, table.phase, then.due), chance=(next(kept), next(kept)))
    after = fought(after, then.fights & ~stays)
    return passed(after, then.ends & ~stays, then.over & ~stays), see
