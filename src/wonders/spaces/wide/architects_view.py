"""What a seat of Architects sees, as a vector: everything relative to the seat that looks, its own things first."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from wonders.core.game import AnyGame
from wonders.games.architects.cards import ALL_CARDS, COMMON, DECKS, Card
from wonders.games.architects.city import STAGES
from wonders.games.architects.phases import PHASES
from wonders.games.architects.pieces import Token
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.architects.view import View
from wonders.games.architects.wonders import ALL_WONDERS
from wonders.spaces.layout import Field, Layout, flags, one_of, small

WONDER_PLACE: Final = {wonder.id: at for at, wonder in enumerate(ALL_WONDERS)}
DUE: Final = {name: at for at, name in enumerate(dict.fromkeys((*PHASES, *DECKS)))}
DECISIONS: Final = ("ChooseWonder", "PickCard", "Act", "TakeFromAny", "ChooseToken", "SearchDeck", "KeepCard",
                    "UseEffect")  # fmt: skip
KNOWN: Final = 1 << 12
"""Parts of observations that are kept: a search meets the same tokens and piles again and again."""
_CARDS: Final = ", ".join(card.id for card in ALL_CARDS)
_TOKENS: Final = ", ".join(token.id for token in ALL_TOKENS)


def _fields(players: int) -> Iterator[Field]:
    for at in range(players):
        yield Field(f"city {at} wonder", len(ALL_WONDERS), one_of(tuple(WONDER_PLACE)))
        yield Field(f"city {at} stages", STAGES, "which stages are completed")
        yield Field(f"city {at} cards", len(ALL_CARDS), "how many of each card: " + _CARDS)
        yield Field(f"city {at} tokens", len(ALL_TOKENS), "progress tokens: " + _TOKENS)
        yield Field(f"city {at} victories", 1, "victory tokens")
    for deck in (*(f"deck {at}" for at in range(players)), "common deck"):
        yield Field(f"{deck} top", len(ALL_CARDS), "its top card, if I know it")
        yield Field(f"{deck} rest", len(ALL_CARDS), "what else is in it, the top too if I do not know it")
    yield Field("row", len(ALL_TOKENS), "tokens that lie open")
    yield Field("token stack", len(ALL_TOKENS), "tokens in the stack")
    yield Field("offers", len(ALL_TOKENS), "tokens that give the active seat a right to an extra card")
    yield Field("used", len(ALL_TOKENS), "tokens used in this turn")
    yield Field("discard", len(ALL_CARDS), "the discard pile")
    yield Field("taken", len(ALL_CARDS), "cards taken in this turn, where that is remembered")
    yield Field("found", len(ALL_CARDS), "cards that are being searched, if I may see them")
    yield Field("owed", players + 1, "decks from which a card has still to be taken, the common one last")
    yield Field("searched", players + 1, "the deck that is searched")
    yield Field("lookers", players, "seats that know the top of the common deck")
    yield Field("cat", players, "who has the cat")
    yield Field("active", players, "whose turn it is")
    yield Field("peace", 1, "conflict tokens that show their peaceful side")
    yield Field("completed", 1, "stages completed in this turn, where that is remembered")
    yield Field("due", len(DUE), "what is to be done next, " + one_of(tuple(DUE)))
    yield Field("due later", len(DUE), "what is to be done after that, each once or more")
    yield Field("asked", len(DECISIONS), "what I am asked now, " + one_of(DECISIONS))


class Observer:
    """Encodes the views of Architects."""

    def __init__(self, game: AnyGame) -> None:
        self._players = game.players
        self.layout = Layout(_fields(game.players))

    def encode(self, view: View) -> bytearray:
        """The vector, a signed byte for each number."""
        parts = (*self._cities(view), *self._decks(view), *_middle(view), *self._places(view), *_due(view))
        found = bytearray(b"".join(parts))
        assert len(found) == self.layout.size
        return found

    def _cities(self, view: View) -> Iterator[bytes | bytearray]:
        for at in range(self._players):
            where = (view.seat + at) % self._players
            wonder = view.wonders[where]
            yield flags(len(ALL_WONDERS), (WONDER_PLACE[wonder],) if wonder else ())
            if not view.cities:
                yield bytes(STAGES + len(ALL_CARDS) + len(ALL_TOKENS) + 1)
                continue
            city = view.cities[where]
            yield _stages(city.built)
            yield bytes(city.cards)
            yield _tokens(city.tokens)
            yield bytes((small(city.victories),))

    def _decks(self, view: View) -> Iterator[bytes | bytearray]:
        for at in range(self._players + 1):
            if not view.decks:
                yield bytes(2 * len(ALL_CARDS))
                continue
            place = (view.seat + at) % self._players if at < self._players else self._players
            deck = view.decks[place]
            yield _cards((deck.top,) if deck.top else ())
            yield bytes(deck.rest)

    def _places(self, view: View) -> Iterator[bytes | bytearray]:
        seats = self._players
        yield flags(seats + 1, (self._deck(view, deck) for deck in view.owed))
        yield flags(seats + 1, (self._deck(view, view.searched),) if view.searched else ())
        yield flags(seats, ((seat - view.seat) % seats for seat in view.lookers))
        yield flags(seats, ((view.cat - view.seat) % seats,) if view.cat >= 0 else ())
        yield flags(seats, ((view.active - view.seat) % seats,))

    def _deck(self, view: View, deck: str) -> int:
        return self._players if deck == COMMON else (view.wonders.index(deck) - view.seat) % self._players


@lru_cache
def _stages(built: tuple[int, ...]) -> bytes:
    return bytes(flags(STAGES, (number - 1 for number in built)))


@lru_cache(maxsize=KNOWN)
def _tokens(tokens: tuple[Token, ...]) -> bytes:
    return bytes(flags(len(ALL_TOKENS), (token.place for token in tokens)))


@lru_cache(maxsize=KNOWN)
def _counts(counts: tuple[int, ...]) -> bytes:
    return bytes(map(small, counts))


@lru_cache(maxsize=KNOWN)
def _cards(cards: tuple[Card, ...]) -> bytes:
    return bytes(flags(len(ALL_CARDS), (card.place for card in cards)))


def _middle(view: View) -> Iterator[bytes | bytearray]:
    yield from map(_tokens, (view.row, view.stack, view.offers, view.used))
    yield _counts(view.discard)
    yield _cards(view.taken)
    yield _cards(view.found)


def _due(view: View) -> Iterator[bytes | bytearray]:
    yield bytes((view.peace, view.completed))
    yield flags(len(DUE), (DUE[name] for name in view.due[:1]))
    yield flags(len(DUE), (DUE[name] for name in view.due[1:]))
    yield flags(len(DECISIONS), (DECISIONS.index(view.asked.kind),) if view.asked is not None else ())
