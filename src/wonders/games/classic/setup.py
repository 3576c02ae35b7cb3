"""Setting up: boards for the cities, and the cards of each age for the number of players."""

from collections.abc import Iterable
from typing import TypeAlias

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Decision
from wonders.core.events import happen
from wonders.games.classic.actions import DealBoards, DealHands, TakeBoard
from wonders.games.classic.card import Board, Card
from wonders.games.classic.cards import CARDS
from wonders.games.classic.decisions import DealingBoards, DealingHands, PickBoard
from wonders.games.classic.events import BoardsAssigned, CitiesFounded, HandsDealt
from wonders.games.classic.phases import NOBODY, Answers, Asked, Log, Phase
from wonders.games.classic.table import Draft, Table
from wonders.games.classic.wonders import BOARDS

HAND = 7

Allowed: TypeAlias = tuple[tuple[Board, ...], ...]
"""For each city the boards it may have."""


def deck_for(cards: Iterable[Card], age: int, players: int) -> tuple[Card, ...]:
    """The cards of an age, guilds left out: every copy whose mark is not above the number of players (at least three).

    Rulebook: classic, "Ein Kartenstapel pro Zeitalter"; "Expertenvariante für 2 Spieler", "Spielvorbereitung".
    """
    marks = max(players, 3)
    return tuple(card for card in cards if card.age == age for mark in card.marks if mark <= marks)


def guild_count(players: int) -> int:
    """Guilds in age 3: two more than cities at the table.

    Rulebook: classic, "Ein Kartenstapel pro Zeitalter".
    """
    return max(players, 3) + 2


class ChooseBoards(Phase):
    """Seats take a board of their choice, one after the other.

    Rulebook: classic, "Weltwunder" (remarks).
    """

    name = "choose_boards"
    always_acts = False
    repeats = True

    def __init__(self, allowed: Allowed, seats: range) -> None:
        self._allowed = allowed
        self._seats = seats

    def ask(self, table: Table | Draft) -> Asked:
        return next(({seat: PickBoard(seat)} for seat in self._seats if table.boards[seat] is None), NOBODY)

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PickBoard)
        return tuple(TakeBoard(board.id) for board in _free(table, self._allowed[decision.city]))

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, [_assigned(answers)], log)


class DealWonders(Phase):
    """Cities without a board get one by chance, with the side it happens to show.

    Rulebook: classic, "Weltwunder".
    """

    name = "deal_wonders"
    always_acts = False

    def __init__(self, allowed: Allowed) -> None:
        self._allowed = allowed

    def ask(self, table: Table | Draft) -> Asked:
        missing = _missing(table)
        if not missing:
            return NOBODY
        return {CHANCE: DealingBoards("wonders", tuple(_free(table, self._allowed[at]) for at in missing))}

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        dealt = answers[CHANCE]
        assert isinstance(dealt, DealBoards)
        boards = (BOARDS[id] for id in dealt.boards)
        happen(draft, [BoardsAssigned(tuple(zip(_missing(draft), boards, strict=True)))], log)


class ChooseSides(Phase):
    """Every seat turns the board it has to the side it likes, all at once."""

    name = "choose_sides"

    def __init__(self, seats: range) -> None:
        self._seats = seats

    def ask(self, table: Table | Draft) -> Asked:
        return {seat: PickBoard(seat) for seat in self._seats}

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, PickBoard)
        dealt = table.boards[decision.city]
        assert dealt is not None
        return tuple(TakeBoard(board.id) for board in BOARDS.values() if board.wonder == dealt.wonder)

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, [_assigned(answers)], log)


class FoundCities(Phase):
    """Every city begins with its board and its first coins.

    Rulebook: classic, "Münzen" (set-up); "Expertenvariante für 2 Spieler", "Spielvorbereitung".
    """

    name = "found_cities"
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, [CitiesFounded()], log)


def _missing(table: Table | Draft) -> tuple[int, ...]:
    return tuple(at for at, board in enumerate(table.boards) if board is None)


def _free(table: Table | Draft, boards: tuple[Board, ...]) -> tuple[Board, ...]:
    taken = {board.wonder for board in table.boards if board is not None}
    return tuple(board for board in boards if board.wonder not in taken)


def _assigned(answers: Answers) -> BoardsAssigned:
    chosen = {seat: action for seat, action in answers.items() if isinstance(action, TakeBoard)}
    return BoardsAssigned(tuple((seat, BOARDS[chosen[seat].board]) for seat in sorted(chosen)))


class DealAge(Phase):
    """An age begins: all its cards are mixed and dealt, seven to each seat.

    Rulebook: classic, "Ein Kartenstapel pro Zeitalter", "Ablauf eines Zeitalters".
    """

    name = "deal_age"

    def __init__(self, cards: tuple[Card, ...], players: int) -> None:
        self._players = players
        guilds = tuple(card for card in cards if not card.marks)
        self._decks = {age: deck_for(cards, age, players) for age in (1, 2, 3)}
        self._asked = {
            age: DealingHands(f"age {age}", deck, *((guilds, guild_count(players)) if age == 3 else ()))
            for age, deck in self._decks.items()
        }

    def ask(self, table: Table | Draft) -> Asked:
        return {CHANCE: self._asked[table.age + 1]}

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        dealt = answers[CHANCE]
        assert isinstance(dealt, DealHands)
        cards = [CARDS[id] for id in dealt.cards]
        hands = tuple(tuple(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(self._players))
        happen(draft, [HandsDealt(draft.age + 1, hands, tuple(cards[HAND * self._players :]))], log)
