"""Setting up: boards for the cities, and cards for each age."""

from typing import TypeAlias

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, IllegalAction, Seat
from wonders.games.classic.actions import DealBoards, DealHands, TakeBoard
from wonders.games.classic.card import Board
from wonders.games.classic.decisions import DealingBoards, DealingHands, PickBoard
from wonders.games.classic.deck import cities_at
from wonders.games.classic.events import START_COINS, BoardsAssigned, CitiesFounded, HandsDealt
from wonders.games.classic.phases import NOBODY, Answers, Asked, Phase
from wonders.games.classic.reasons import cannot_take_board
from wonders.games.classic.table import Draft, Table

Allowed: TypeAlias = tuple[tuple[Board, ...], ...]
"""For each city the boards it may have."""


class TakesBoards(Phase):
    """A phase in which seats name the boards they take."""

    def refuse(
        self, table: Table, decision: PickBoard, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        return cannot_take_board(self.rules, table, action) if isinstance(action, TakeBoard) else None

    def act(self, draft: Draft, answers: Answers) -> None:
        chosen = {seat: action for seat, action in answers.items() if isinstance(action, TakeBoard)}
        boards = self.rules.board_by_id
        draft.happen(BoardsAssigned(tuple((seat, boards[chosen[seat].board]) for seat in sorted(chosen))))


class ChooseBoards(TakesBoards):
    """Seats take a board of their choice, one after the other. Rule classic-5."""

    name = "choose_boards"
    always_acts = False
    repeats = True

    def __init__(self, allowed: Allowed, seats: range) -> None:
        self._allowed = allowed
        self._seats = seats

    def ask(self, table: Table | Draft) -> Asked:
        return next(({seat: PickBoard(seat)} for seat in self._seats if table.boards[seat] is None), NOBODY)

    def legal(self, table: Table | Draft, seat: Seat, decision: PickBoard) -> tuple[Action, ...]:
        return tuple(TakeBoard(board.id) for board in _free(table, self._allowed[decision.city]))


class DealWonders(Phase):
    """Cities without a board get one by chance, with the side it happens to show. Rule classic-4."""

    name = "deal_wonders"
    always_acts = False

    def __init__(self, allowed: Allowed) -> None:
        self._allowed = allowed

    def ask(self, table: Table | Draft) -> Asked:
        missing = _missing(table)
        if not missing:
            return NOBODY
        return {CHANCE: DealingBoards("wonders", tuple(_free(table, self._allowed[at]) for at in missing))}

    def act(self, draft: Draft, answers: Answers) -> None:
        dealt = answers[CHANCE]
        assert isinstance(dealt, DealBoards)
        boards = (self.rules.board_by_id[id] for id in dealt.boards)
        draft.happen(BoardsAssigned(tuple(zip(_missing(draft), boards, strict=True))))


class ChooseSides(TakesBoards):
    """Every seat turns the board it has to the side it likes, all at once. Rule classic-6."""

    name = "choose_sides"

    def __init__(self, seats: range) -> None:
        self._seats = seats

    def ask(self, table: Table | Draft) -> Asked:
        return {seat: PickBoard(seat) for seat in self._seats}

    def legal(self, table: Table | Draft, seat: Seat, decision: PickBoard) -> tuple[Action, ...]:
        dealt = table.boards[decision.city]
        assert dealt is not None
        return tuple(TakeBoard(board.id) for board in self.rules.boards if board.wonder == dealt.wonder)


class FoundCities(Phase):
    """Every city begins with its board and its first coins. Rules classic-7, classic-115."""

    name = "found_cities"

    def __init__(self, coins: int = START_COINS) -> None:
        self._coins = coins

    def act(self, draft: Draft, answers: Answers) -> None:
        draft.happen(CitiesFounded(self._coins))


def _missing(table: Table | Draft) -> tuple[int, ...]:
    return tuple(at for at, board in enumerate(table.boards) if board is None)


def _free(table: Table | Draft, boards: tuple[Board, ...]) -> tuple[Board, ...]:
    taken = {board.wonder for board in table.boards if board is not None}
    return tuple(board for board in boards if board.wonder not in taken)


class DealAge(Phase):
    """An age begins: all its cards are mixed and dealt, the same number to each city; the free city's form a stack.

    Rules classic-3, classic-115.
    """

    name = "deal_age"
    always_asks = True

    def ask(self, table: Table | Draft) -> Asked:
        age = table.age
        return {CHANCE: DealingHands(f"age {age + 1}", self.rules.decks[age])}

    def act(self, draft: Draft, answers: Answers) -> None:
        dealt = answers[CHANCE]
        assert isinstance(dealt, DealHands)
        cards, players = tuple(map(self.rules.card_by_id.__getitem__, dealt.cards)), self.rules.players
        size = len(cards) // cities_at(players)
        hands = tuple(cards[size * seat : size * (seat + 1)] for seat in range(players))
        draft.happen(HandsDealt(draft.age + 1, hands, cards[size * players :]))
