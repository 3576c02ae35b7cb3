"""Before the first turn: tokens, who starts, and the wonders of both seats."""

from collections.abc import Mapping

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.options import Setting
from wonders.games.duel.actions import Bid, DrawStarter, LayTokens, OfferWonders, PickWonder
from wonders.games.duel.setup_events import (
    BidsOpened,
    PhaseReached,
    StarterDrawn,
    TokensLaid,
    WondersGiven,
    WondersOffered,
    wonder_picked,
)
from wonders.games.duel.table import BID, LOT, OFFER, TOKENS_DUE, Draft
from wonders.games.duel.wonders import FIRST_GAME

TOKENS_ON_BOARD = 5
WONDERS_OFFERED = 4


class Setup:
    """The setup under the options of a match."""

    def __init__(self, options: Mapping[str, Setting]) -> None:
        self._first = options["first"]
        self._wonders = options["wonders"]
        self._fair = options["fair"]

    @property
    def first(self) -> Seat:
        """The seat that starts; a lot may change it."""
        return self._first if isinstance(self._first, int) else 0

    def lay_tokens(self, draft: Draft, seat: Seat, action: LayTokens) -> None:
        """Five of the ten progress tokens lie on the board. Rule duel-3."""
        draft.happen(TokensLaid(action.tokens))
        self._go_on(draft)

    def draw_starter(self, draft: Draft, seat: Seat, action: DrawStarter) -> None:
        """The lot says who starts. Rule duel-5."""
        draft.happen(StarterDrawn(action.seat))
        self._go_on(draft)

    def open_bids(self, draft: Draft, bids: Mapping[Seat, Action]) -> None:
        """The higher bid starts and is paid to the bank; on equal bids whoever would start anyway. A house rule."""
        coins = tuple(bid.coins if isinstance(bid, Bid) else 0 for bid in (bids[0], bids[1]))
        winner = draft.first if coins[0] == coins[1] else coins.index(max(coins))
        draft.happen(BidsOpened((coins[0], coins[1]), winner))
        self._go_on(draft)

    def _go_on(self, draft: Draft) -> None:
        """From the phase that is done to the next one that these options have."""
        if draft.phase == TOKENS_DUE and self._first == "lot":
            draft.happen(PhaseReached(LOT))
        elif draft.phase in (TOKENS_DUE, LOT) and self._fair == "bid":
            draft.happen(PhaseReached(BID))
        elif self._wonders == "fixed":
            give_wonders(draft)
        else:
            draft.happen(PhaseReached(OFFER))

    def offer_wonders(self, draft: Draft, seat: Seat, action: OfferWonders) -> None:
        """One picks a wonder, the other two, the first takes the last; for the second four they change places.

        Rules duel-6, duel-7, duel-9.
        """
        picker = 1 - draft.first if self._fair == "draft" else draft.first
        if draft.cities[0].wonders:
            picker = 1 - picker
        order = (picker, 1 - picker, 1 - picker, picker)
        draft.happen(WondersOffered(action.wonders, order))


def take_wonder(draft: Draft, seat: Seat, action: PickWonder) -> None:
    """Take a wonder; the last of four goes to its seat without a choice.

    Rule duel-6.
    """
    draft.happen(wonder_picked(seat, action.wonder))
    if len(draft.offer) == 1:
        draft.happen(wonder_picked(draft.order[0], draft.offer[0].id))


def give_wonders(draft: Draft) -> None:
    """The distribution for a first match. Rule duel-8."""
    for seat, wonders in zip((draft.first, 1 - draft.first), FIRST_GAME, strict=True):
        draft.happen(WondersGiven(seat, wonders))
