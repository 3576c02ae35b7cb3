"""Setting up: boards for the cities, and the cards of each age for the number of players."""

from collections.abc import Iterable
from typing import TypeAlias

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Decision
from wonders.core.events import happen
from wonders.games.classic.actions import DealBoards, DealHands, TakeBoard
from wonders.games.classic.card import Board, Card
from wonders.games.classic.cards import CARDS
from wonders.games.classic.counts import Colour
from wonders.games.classic.decisions import DealingBoards, DealingHands, PickBoard
from wonders.games.classic.deck import Deck, Draws
from wonders.games.classic.events import START_COINS, BoardsAssigned, CitiesFounded, HandsDealt
from wonders.games.classic.options import cities_at
from wonders.games.classic.phases import NOBODY, Answers, Asked, Log, Phase
from wonders.games.classic.table import Draft, Table
from wonders.games.classic.wonders import BOARDS

AGES = (1, 2, 3)

Allowed: TypeAlias = tuple[tuple[Board, ...], ...]
"""For each city the boards it may have."""


def deck_for(cards: Iterable[Card], age: int, players: int) -> tuple[Card, ...]:
    """The cards of an age with marks: every copy whose mark is not above the number of players (at least three).

    Rulebook: classic, "Ein Kartenstapel pro Zeitalter"; "Expertenvariante für 2 Spieler", "Spielvorbereitung".
    """
    marks = max(players, 3)
    return tuple(card for card in cards if card.age == age for mark in card.marks if mark <= marks)


def decks_for(cards: tuple[Card, ...], players: int) -> tuple[Deck, ...]:
    """The decks of the three ages: cards with marks, and of those without (guilds, black cards) so many at random."""
    counts = {Colour.PURPLE: guild_count(players), Colour.BLACK: min(max(players, 3), 7)}
    decks = []
    for age in AGES:
        unmarked = {
            colour: tuple(card for card in cards if card.colour is colour and card.age == age) for colour in counts
        }
        draws = tuple(Draws(found, counts[colour]) for colour, found in unmarked.items() if found)
        decks.append(Deck(deck_for(cards, age, players), draws))
    return tuple(decks)


def guild_count(players: int) -> int:
    """Guilds in age 3: two more than players; two play with as many as three, eight with as many as seven.

    Rulebook: classic, "Ein Kartenstapel pro Zeitalter".
    """
    return min(max(players, 3), 7) + 2


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

    def __init__(self, coins: int = START_COINS) -> None:
        self._coins = coins

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        happen(draft, [CitiesFounded(self._coins)], log)


def _missing(table: Table | Draft) -> tuple[int, ...]:
    return tuple(at for at, board in enumerate(table.boards) if board is None)


def _free(table: Table | Draft, boards: tuple[Board, ...]) -> tuple[Board, ...]:
    taken = {board.wonder for board in table.boards if board is not None}
    return tuple(board for board in boards if board.wonder not in taken)


def _assigned(answers: Answers) -> BoardsAssigned:
    chosen = {seat: action for seat, action in answers.items() if isinstance(action, TakeBoard)}
    return BoardsAssigned(tuple((seat, BOARDS[chosen[seat].board]) for seat in sorted(chosen)))


class DealAge(Phase):
    """An age begins: all its cards are mixed and dealt, the same number to each city; the free city's form a stack.

    Rulebook: classic, "Ein Kartenstapel pro Zeitalter", "Ablauf eines Zeitalters".
    """

    name = "deal_age"

    def __init__(self, decks: tuple[Deck, ...], players: int) -> None:
        self._players = players
        self._cities = cities_at(players)
        self._asked = [DealingHands(f"age {age}", deck) for age, deck in zip(AGES, decks, strict=True)]

    def ask(self, table: Table | Draft) -> Asked:
        return {CHANCE: self._asked[table.age]}

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        dealt = answers[CHANCE]
        assert isinstance(dealt, DealHands)
        cards = tuple(CARDS[id] for id in dealt.cards)
        size = len(cards) // self._cities
        hands = tuple(cards[size * seat : size * (seat + 1)] for seat in range(self._players))
        happen(draft, [HandsDealt(draft.age + 1, hands, cards[size * self._players :])], log)
