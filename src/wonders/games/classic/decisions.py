"""What seats and chance are asked in this game."""

from collections import Counter

from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import ChanceDecision, Decision, Seat
from wonders.core.values import fact
from wonders.games.classic.actions import DealBoards, DealHands, Draw
from wonders.games.classic.card import Board, Card
from wonders.games.classic.deck import Deck


class PickBoard(Decision):
    """Which board, or which side of the board it was dealt, this city takes."""

    city: Seat


class PickCard(Decision):
    """Which card this city plays in this turn, and how."""

    city: Seat


class PlayLastCard(Decision):
    """How this city uses the last card of the age instead of discarding it."""

    city: Seat


class PickDiscarded(Decision):
    """Which card of the discard pile this city builds for nothing."""

    city: Seat


class DealingBoards(ChanceDecision):
    """Which boards the cities get: `allowed` lists for each city that is dealt one the boards it may get."""

    allowed: tuple[tuple[Board, ...], ...]

    def sample(self, stream: Stream) -> DealBoards:
        taken: set[str] = set()
        boards = []
        for sides in self._sides:
            wonder = stream.chosen([wonder for wonder in sides if wonder not in taken])
            taken.add(wonder)
            boards.append(stream.chosen(sides[wonder]))
        return DealBoards(tuple(boards))

    @fact
    def _sides(self) -> list[dict[str, list[str]]]:
        """For each city the wonders it may get, with the boards of each."""
        cities: list[dict[str, list[str]]] = [{} for _ in self.allowed]
        for sides, choices in zip(cities, self.allowed, strict=True):
            for board in choices:
                sides.setdefault(board.wonder, []).append(board.id)
        return cities

    def accepts(self, action: Action) -> bool:
        if not isinstance(action, DealBoards) or len(action.boards) != len(self.allowed):
            return False
        chosen = [
            [board for board in choices if board.id == id]
            for id, choices in zip(action.boards, self.allowed, strict=True)
        ]
        return all(chosen) and len({boards[0].wonder for boards in chosen}) == len(chosen)


class DealingHands(ChanceDecision):
    """The cards of an age, mixed."""

    deck: Deck

    def sample(self, stream: Stream) -> DealHands:
        cards = list(self.deck.fixed)
        for lot, count in self.deck.draws:
            cards += stream.shuffled(lot)[:count]
        return DealHands(tuple(card.id for card in stream.shuffled(cards)))

    def accepts(self, action: Action) -> bool:
        if not isinstance(action, DealHands):
            return False
        known = {card.id: card for card in self.deck.fixed} | {c.id: c for lot, _ in self.deck.draws for c in lot}
        if not known.keys() >= set(action.cards):
            return False
        return not any(self.deck.problems(Counter(known[id] for id in action.cards)))


class DrawingForFreeCity(ChanceDecision):
    """The top card of the free city's stack, which is any of the cards left in it."""

    stack: tuple[Card, ...]

    def sample(self, stream: Stream) -> Draw:
        return Draw(stream.chosen(self.stack).id)

    def outcomes(self) -> tuple[tuple[Draw, int], ...]:
        return tuple((Draw(id), count) for id, count in Counter(card.id for card in self.stack).items())

    def accepts(self, action: Action) -> bool:
        return isinstance(action, Draw) and any(card.id == action.card for card in self.stack)
