"""The phases of a match: who is asked what, what may be answered, and what follows."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, IllegalAction, Seat
from wonders.core.phases import NOBODY, Answers, AnyAction, Asked, Phase
from wonders.core.values import filled
from wonders.games.duel.actions import (
    Begin,
    Bid,
    Build,
    BuildWonder,
    DealAge,
    Destroy,
    DrawStarter,
    DrawTokens,
    LayTokens,
    OfferWonders,
    PickWonder,
    Revive,
    Sell,
    TakeToken,
    TurnUp,
    pick_wonder,
)
from wonders.games.duel.ages import begin_age, deal_age, draw_tokens, starter_chooser, turn_up
from wonders.games.duel.chance import (
    DealingAge,
    DrawingLibrary,
    DrawingStarter,
    LayingTokens,
    OfferingWonders,
    TurningUp,
)
from wonders.games.duel.construction import resolve
from wonders.games.duel.decisions import CHOOSE_STARTER, CHOOSE_WONDER, NAME_BID, PLAY_TURN
from wonders.games.duel.legal import turn_actions
from wonders.games.duel.reasons import why_not
from wonders.games.duel.setup import TOKENS_ON_BOARD, WONDERS_OFFERED, Setup, take_wonder
from wonders.games.duel.table import (
    BEGIN,
    BID,
    DEAL,
    DRAFT,
    LOT,
    OFFER,
    OVER,
    PLAY,
    START_COINS,
    TOKENS_DUE,
    Draft,
    Table,
)
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.turn import build, build_wonder, sell
from wonders.games.duel.wonders import ALL_WONDERS

Board: TypeAlias = Table | Draft
Ask: TypeAlias = Callable[[Board], Asked]
Options: TypeAlias = Callable[[Board, Seat], tuple[Action, ...]]
Deeds: TypeAlias = Mapping[type[Action], Callable[[Draft, Seat, AnyAction], None]]
"""What follows from each kind of answer."""


class Choice(Phase[Table, Draft]):
    """One seat, or chance, is asked something."""

    def __init__(self, name: str, ask: Ask, deeds: Deeds, options: Options = lambda table, seat: ()) -> None:
        self.name = name
        self._ask = ask
        self._deeds = deeds
        self._options = options

    def ask(self, table: Board) -> Asked:
        return self._ask(table)

    def legal(self, table: Board, seat: Seat, decision: object) -> tuple[Action, ...]:
        return self._options(table, seat)

    def why_not(self, table: Table, seat: Seat, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
        return why_not(table, seat, action, legal)

    def act(self, draft: Draft, answers: Answers) -> None:
        for seat, action in answers.items():
            self._deeds[type(action)](draft, seat, action)


class Turn(Choice):
    """A seat takes a card and does something with it."""

    def __init__(self) -> None:
        super().__init__(PLAY, lambda table: NOBODY, {Sell: sell, Build: build, BuildWonder: build_wonder})

    def ask(self, table: Board) -> Asked:
        return TURNS[table.turn]

    def act(self, draft: Draft, answers: Answers) -> None:
        seat = draft.turn
        action = answers[seat]
        self._deeds[type(action)](draft, seat, action)

    legal = staticmethod(turn_actions)


class TurnUpCards(Choice):
    """Closed cards on which nothing lies any more are turned up when the turn is resolved, before the next one.

    The back of a guild is not that of an age card, so everybody knows which of the two a closed card is.
    Rules duel-15, duel-16.
    """

    def __init__(self) -> None:
        super().__init__(PLAY, lambda table: NOBODY, {TurnUp: turn_up})

    def ask(self, table: Board) -> Asked:
        unseen, purple = table.unseen, table.purple
        uncovered = table.shape.uncovered(table.closed)
        slots = uncovered.slots
        if purple:
            pools = tuple([table.guilds if purple >> slot & 1 else unseen for slot in slots])
        else:
            pools = (unseen,) * len(slots)
        return {CHANCE: filled(TurningUp, (uncovered.label, slots, pools))}


class Bids(Choice):
    """Both name a bid, and both are opened at the same time."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(BID, lambda table: BOTH, {}, lambda table, seat: BIDS)
        self._setup = setup

    def act(self, draft: Draft, answers: Answers) -> None:
        self._setup.open_bids(draft, answers)


BOTH: Final = {0: NAME_BID, 1: NAME_BID}
BIDS: Final = tuple(Bid(coins) for coins in range(START_COINS + 1))
TURNS: Final = ({0: PLAY_TURN}, {1: PLAY_TURN})
BEGINNINGS: Final = (Begin(0), Begin(1))


def offer_wonders(table: Board) -> Asked:
    """Four of the wonders that nobody has seen yet. Rules duel-6, duel-7."""
    taken = table.cities[0].wonders + table.cities[1].wonders
    unseen = tuple([wonder.id for wonder in ALL_WONDERS if wonder not in taken])
    return {CHANCE: OfferingWonders("more wonders" if taken else "wonders", unseen, WONDERS_OFFERED)}


def wonders_on_offer(table: Board, seat: Seat) -> tuple[Action, ...]:
    return tuple([pick_wonder(wonder.id) for wonder in table.offer])


def deal(table: Board) -> Asked:
    """The next age is laid out. Rules duel-11, duel-12, duel-13."""
    age = table.age + 1
    return {CHANCE: DealingAge(f"age {age}", age)}


def what_is_owed(table: Board) -> Asked:
    owed = table.owed
    assert owed is not None
    return {CHANCE if isinstance(owed, DrawingLibrary) else owed.seat: owed}


def owed_options(table: Board, seat: Seat) -> tuple[Action, ...]:
    owed = table.owed
    return () if owed is None or isinstance(owed, DrawingLibrary) else owed.options(table)


TURN: Final = Turn()
OWED: Final = Choice(
    PLAY,
    what_is_owed,
    {TakeToken: resolve, Destroy: resolve, Revive: resolve, DrawTokens: draw_tokens},
    owed_options,
)
TURNING_UP: Final = TurnUpCards()
"""The three things that a table in play may wait for."""


def phases_outside_turns(setup: Setup) -> dict[str, Choice]:
    """Everything before, between and after the turns, by the name of the phase."""
    tokens = {CHANCE: LayingTokens("tokens", tuple(TOKENS), TOKENS_ON_BOARD)}
    starter = {CHANCE: DrawingStarter("starter")}
    return {
        TOKENS_DUE: Choice(TOKENS_DUE, lambda table: tokens, {LayTokens: setup.lay_tokens}),
        LOT: Choice(LOT, lambda table: starter, {DrawStarter: setup.draw_starter}),
        BID: Bids(setup),
        OFFER: Choice(OFFER, offer_wonders, {OfferWonders: setup.offer_wonders}),
        DRAFT: Choice(
            DRAFT, lambda table: {table.order[0]: CHOOSE_WONDER}, {PickWonder: take_wonder}, wonders_on_offer
        ),
        DEAL: Choice(DEAL, deal, {DealAge: deal_age}),
        BEGIN: Choice(
            BEGIN,
            lambda table: {starter_chooser(table): CHOOSE_STARTER},
            {Begin: begin_age},
            lambda table, seat: BEGINNINGS,
        ),
        OVER: Choice(OVER, lambda table: NOBODY, {}),
    }
