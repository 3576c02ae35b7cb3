"""Before the first turn: the table as it is put up, and the phases in which wonders, cards and tokens are dealt."""

from typing import Final

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Seat
from wonders.core.phases import Asked
from wonders.games.architects.actions import Choose, DealWonders, LayOut
from wonders.games.architects.asking import Answered, Choice
from wonders.games.architects.cards import COMMON
from wonders.games.architects.chance import Opening, WondersDealt
from wonders.games.architects.options import WONDER_NAMES, House
from wonders.games.architects.setup_events import TableLaidOut, WonderChosen, WondersAssigned
from wonders.games.architects.table import (
    CHOOSE_WONDER,
    CONFLICT_TOKENS,
    DEAL_WONDERS,
    Board,
    Draft,
    Middle,
    Seating,
    Table,
)
from wonders.games.architects.tokens import OPEN_TOKENS, TOKEN_SUPPLY

TOKEN_NAMES: Final = tuple(token.id for token in TOKEN_SUPPLY)
FIRST_PHASE: Final = {"random": DEAL_WONDERS, "choose": CHOOSE_WONDER}
"""How wonders are given to seats, where the table has not named them."""


def start(house: House) -> Table:
    """The table before anything is dealt: conflict tokens by the number of players, the cat in the middle.

    Rules architects-7, architects-8.
    """
    phase = FIRST_PHASE.get(house.wonders)
    seating = Seating(house, (*("",) * house.players, COMMON))
    table = Table(seating, Middle(CONFLICT_TOKENS[house.players]), (phase,) if phase else (), house.first)
    if phase:
        return table
    draft = Draft.open(table)
    draft.happen(WondersAssigned(tuple(house.wonders.split(","))))
    return draft.close()


class DealingWonders(Answered):
    """Wonders are dealt at random. Rule architects-1."""

    def ask(self, table: Board) -> Asked:
        return {CHANCE: WondersDealt("wonders", WONDER_NAMES, table.seating.house.players)}

    def answer(self, draft: Draft, action: DealWonders) -> None:
        draft.happen(WondersAssigned(action.wonders))


class ChoosingWonders(Choice):
    """Everybody chooses a wonder, in turn order. Rule architects-1."""

    def legal(self, table: Board, seat: Seat, decision: object) -> tuple[Action, ...]:
        return tuple(Choose(wonder) for wonder in WONDER_NAMES if wonder not in table.seating.decks)

    def answer(self, draft: Draft, action: Choose) -> None:
        draft.happen(WonderChosen(draft.active, action.wonder))
        if "" not in draft.seating.decks:
            draft.happen(WondersAssigned(draft.seating.decks[:-1]))


class LayingOut(Answered):
    """The decks stand face up, so their top cards show; three progress tokens are turned up.

    Rules architects-4, architects-6.
    """

    def ask(self, table: Board) -> Asked:
        piles = tuple(rest for _, rest in table.piles[:-1])
        return {CHANCE: Opening("opening", piles, TOKEN_NAMES, OPEN_TOKENS)}

    def answer(self, draft: Draft, action: LayOut) -> None:
        draft.happen(TableLaidOut(action.tops, action.tokens))
