"""What chance decides. Nothing that lies face down has an order before somebody sees it."""

from collections.abc import Sequence
from itertools import permutations
from math import comb, prod
from typing import Final, TypeVar

from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import ChanceDecision
from wonders.games.architects.actions import DealWonders, Draw, DrawToken, Find, LayOut, draw, draw_token
from wonders.games.architects.cards import ALL_CARDS, CARDS, Card, count, in_order, spread
from wonders.games.architects.pieces import Token
from wonders.games.architects.tokens import TOKENS

Item = TypeVar("Item")


DRAWS: Final = {card: draw(card.id) for card in ALL_CARDS}


def drawn(stream: Stream, items: Sequence[Item], number: int) -> list[Item]:
    """So many of the items, one after the other, all equally likely."""
    left = list(items)
    return [left.pop(stream.below(len(left))) for _ in range(number)]


class WondersDealt(ChanceDecision):
    """A wonder for each seat, all different."""

    wonders: tuple[str, ...]
    players: int

    def sample(self, stream: Stream) -> Action:
        return DealWonders(tuple(drawn(stream, self.wonders, self.players)))

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(DealWonders(dealt), 1) for dealt in permutations(self.wonders, self.players)]

    def accepts(self, action: Action) -> bool:
        if not isinstance(action, DealWonders):
            return False
        dealt = action.wonders
        return len(dealt) == len(set(dealt)) == self.players and set(dealt) <= set(self.wonders)


class Opening(ChanceDecision):
    """The first top card of each wonder deck and the first open tokens."""

    piles: tuple[tuple[Card, ...], ...]
    tokens: tuple[str, ...]
    open: int

    def sample(self, stream: Stream) -> Action:
        tops = tuple(stream.chosen(pile).id for pile in self.piles)
        return LayOut(tops, tuple(sorted(drawn(stream, self.tokens, self.open), key=self.tokens.index)))

    def accepts(self, action: Action) -> bool:
        return (
            isinstance(action, LayOut)
            and len(action.tops) == len(self.piles)
            and all(CARDS.get(top) in pile for top, pile in zip(action.tops, self.piles, strict=True))
            and len(action.tokens) == self.open
            and all(action.tokens.count(token) <= self.tokens.count(token) for token in action.tokens)
            and list(action.tokens) == sorted(action.tokens, key=self.tokens.index)
        )


class TopOfDeck(ChanceDecision):
    """The card on top of a deck: shown to all, drawn blind, or looked at in secret."""

    pile: tuple[Card, ...]

    def sample(self, stream: Stream) -> Action:
        pile = self.pile
        return DRAWS[pile[stream.below(len(pile))]]

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(draw(card.id), self.pile.count(card)) for card in ALL_CARDS if card in self.pile]

    def accepts(self, action: Action) -> bool:
        return isinstance(action, Draw) and CARDS.get(action.card) in self.pile


class TopOfStack(ChanceDecision):
    """The progress token on top of the stack."""

    stack: tuple[Token, ...]

    def sample(self, stream: Stream) -> Action:
        return draw_token(stream.chosen(self.stack).id)

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(draw_token(token.id), self.stack.count(token)) for token in dict.fromkeys(self.stack)]

    def accepts(self, action: Action) -> bool:
        return isinstance(action, DrawToken) and TOKENS.get(action.token) in self.stack


class CardsFound(ChanceDecision):
    """The cards under the top of a deck that is searched; their order is not known, so it does not matter."""

    pile: tuple[Card, ...]
    number: int

    def sample(self, stream: Stream) -> Action:
        return Find(tuple(card.id for card in in_order(drawn(stream, self.pile, self.number))))

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        have = count(self.pile)
        return [
            (Find(tuple(card.id for card in spread(found))), prod(map(comb, have, found)))
            for found in _within(have, self.number)
        ]

    def accepts(self, action: Action) -> bool:
        if not isinstance(action, Find) or len(action.cards) != self.number or not CARDS.keys() >= set(action.cards):
            return False
        found = tuple(CARDS[card] for card in action.cards)
        return found == in_order(found) and all(found.count(card) <= self.pile.count(card) for card in found)


def _within(have: tuple[int, ...], number: int) -> list[tuple[int, ...]]:
    """Every way to take so many cards out of these counts, as counts."""
    if not have:
        return [()] if number == 0 else []
    first, rest = have[0], have[1:]
    return [(taken, *others) for taken in range(min(first, number), -1, -1) for others in _within(rest, number - taken)]
