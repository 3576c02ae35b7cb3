"""Setting up: wonders, decks, progress tokens, conflict tokens."""

from typing import Final

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Seat
from wonders.core.events import Event
from wonders.games.architects.actions import Choose, DealWonders, LayOut
from wonders.games.architects.cards import CARD, COMMON, PILES, without
from wonders.games.architects.city import City
from wonders.games.architects.decisions import ChooseWonder, Opening, WondersDealt
from wonders.games.architects.house import WONDER_NAMES, House
from wonders.games.architects.queue import CHOOSE_WONDER, DEAL_WONDERS, LAY_OUT, PICK_CARD
from wonders.games.architects.table import CONFLICT_TOKENS, Draft, Middle, Seating, Table, put, seating_of
from wonders.games.architects.tokens import ALL_TOKENS, OPEN_TOKENS, TOKEN
from wonders.games.architects.turn.due import Asked, Board, Due
from wonders.games.architects.wonders import WONDERS

NEW_CITY: Final = {wonder.id: City(wonder) for wonder in WONDERS}
TOKEN_NAMES: Final = tuple(token.id for token in ALL_TOKENS)


class WonderChosen(Event[Draft]):
    """A player has chosen a wonder; the next one is to choose."""

    seat: Seat
    wonder: str

    def on(self, draft: Draft) -> None:
        seating = draft.seating
        draft.seating = Seating(seating.house, put(seating.decks, self.seat, self.wonder))
        draft.active = (self.seat + 1) % seating.house.players


class WondersAssigned(Event[Draft]):
    """Every seat has its wonder and that wonder's deck."""

    wonders: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        draft.seating = seating_of(draft.seating.house, (*self.wonders, COMMON))
        draft.cities = tuple([NEW_CITY[wonder] for wonder in self.wonders])
        draft.piles = tuple([(None, PILES[deck]) for deck in draft.seating.decks])
        draft.middle = draft.middle.but(stack=ALL_TOKENS)
        draft.queue = (LAY_OUT,)


class TableLaidOut(Event[Draft]):
    """Every wonder deck shows its top card, three tokens lie open; the first player begins."""

    tops: tuple[str, ...]
    tokens: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        tops = tuple(CARD[top] for top in self.tops)
        decks = zip(tops, draft.piles, strict=False)  # the common deck shows nothing
        draft.piles = (*((top, without(rest, top)) for top, (_, rest) in decks), draft.piles[-1])
        row = tuple(TOKEN[token] for token in self.tokens)
        stack = list(ALL_TOKENS)
        for token in row:
            stack.remove(token)
        draft.middle = draft.middle.but(row=row, stack=tuple(stack))
        draft.active = draft.seating.house.first
        draft.queue = (PICK_CARD,)


def start(house: House) -> Table:
    """The table before anything is dealt: conflict tokens by the number of players, the cat in the middle.

    Rulebook: architects, "Vorbereitung".
    """
    due = {"random": DEAL_WONDERS, "choose": CHOOSE_WONDER}.get(house.wonders, "")
    empty = ("",) * house.players
    seating = Seating(house, (*empty, COMMON))
    draft = Draft(Table(seating, Middle(CONFLICT_TOKENS[house.players]), (due,), house.first))
    if not due:
        draft.happen(WondersAssigned(tuple(house.wonders.split(","))))
    return draft.close()


class DealingWonders(Due[DealWonders]):
    """Wonders are dealt at random.

    Rulebook: architects, "Vorbereitung".
    """

    name = DEAL_WONDERS
    waits = True

    def ask(self, board: Board) -> Asked:
        return {CHANCE: WondersDealt("wonders", WONDER_NAMES, board.seating.house.players)}

    def answer(self, draft: Draft, action: DealWonders) -> None:
        draft.happen(WondersAssigned(action.wonders))


class ChoosingWonders(Due[Choose]):
    """Everybody chooses a wonder, in turn order.

    Rulebook: architects, "Vorbereitung".
    """

    name = CHOOSE_WONDER

    def ask(self, board: Board) -> Asked:
        return {board.active: ChooseWonder()}

    def options(self, board: Board) -> tuple[Action, ...]:
        return tuple(Choose(wonder) for wonder in WONDER_NAMES if wonder not in board.seating.decks)

    def answer(self, draft: Draft, action: Choose) -> None:
        draft.happen(WonderChosen(draft.active, action.wonder))
        if "" not in draft.seating.decks:
            draft.happen(WondersAssigned(draft.seating.decks[:-1]))


class LayingOut(Due[LayOut]):
    """The decks stand face up, so their top cards show; three progress tokens are turned up.

    Rulebook: architects, "Vorbereitung".
    """

    name = LAY_OUT
    waits = True

    def ask(self, board: Board) -> Asked:
        piles = tuple(rest for _, rest in board.piles[:-1])
        return {CHANCE: Opening("opening", piles, TOKEN_NAMES, OPEN_TOKENS)}

    def answer(self, draft: Draft, action: LayOut) -> None:
        draft.happen(TableLaidOut(action.tops, action.tokens))


SETUP: Final = (DealingWonders(), ChoosingWonders(), LayingOut())
