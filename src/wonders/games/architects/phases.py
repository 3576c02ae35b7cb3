"""The phases of a match: who is asked what, what may be answered, and what follows."""

from typing import Final

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Seat
from wonders.core.phases import Asked
from wonders.core.values import filled
from wonders.games.architects.actions import (
    DECLINE,
    LOOK,
    Build,
    Decline,
    Draw,
    DrawToken,
    Extra,
    Find,
    Keep,
    Look,
    Take,
    Trade,
)
from wonders.games.architects.asking import Answered, Choice
from wonders.games.architects.cards import ALL_CARDS, CARDS, COMMON, DECKS, PILES, in_order
from wonders.games.architects.chance import CardsFound, TopOfDeck, TopOfStack
from wonders.games.architects.decisions import Act, ChooseWonder, KeepCard, PickCard
from wonders.games.architects.events import GameEnded, NoCardToTake, TopRevealed, top_seen
from wonders.games.architects.legal import turn_actions
from wonders.games.architects.science import trade
from wonders.games.architects.setup import ChoosingWonders, DealingWonders, LayingOut
from wonders.games.architects.stage_effects import STAGE_EFFECTS, StageEffect
from wonders.games.architects.stage_events import CardsOwed, DeckSearched, DeckShuffled, EffectResolved
from wonders.games.architects.stages import complete
from wonders.games.architects.table import (
    CHOOSE_WONDER,
    DEAL_WONDERS,
    EMPTY,
    FIND_CARDS,
    KEEP_CARD,
    LAY_OUT,
    LOOK_AT_TOP,
    OVER,
    PICK_CARD,
    REFILL_ROW,
    TAKE_BLIND,
    TAKE_FROM_STACK,
    Board,
    Draft,
)
from wonders.games.architects.token_events import token_revealed, token_taken, token_used
from wonders.games.architects.turn import EXHAUSTED, end_turn, lay_down, look, may_look, take

FOUND: Final = 5
"""How many cards a search takes up."""


class Pick(Choice):
    """The active seat takes a card. Taking is a duty while one of the three decks has a card.

    Rules architects-10, architects-11.
    """

    def legal(self, table: Board, seat: Seat, decision: object) -> tuple[Action, ...]:
        seating, piles = table.seating, table.piles
        takes: tuple[Action, ...] = seating.takes[seat]
        left, right, common = seating.reach[seat]
        if not (piles[left][0] and piles[right][0] and piles[common][1]):  # one of them may be empty
            takes = tuple([take for take, at in zip(takes, seating.reach[seat], strict=True) if piles[at] != EMPTY])
        return (LOOK, *takes) if table.middle.cat == seat and may_look(table) else takes

    def answer(self, draft: Draft, action: Look | Take) -> None:
        if type(action) is Take:
            take(draft, action.deck)
        else:
            look(draft)

    def lapse(self, draft: Draft) -> None:
        """With three empty decks the turn goes on without a card, or the game ends: the house says which.

        Rule architects-16.
        """
        draft.happen(GameEnded(EXHAUSTED) if draft.seating.house.empty_decks == "end" else NoCardToTake(draft.active))


class TurnUp(Answered):
    """The top of a deck is turned up or looked at. Chance decides which of the cards in the deck it is.

    The label names the deck and its size, which never come again. Rule architects-4.
    """

    def __init__(self, name: str, deck: str) -> None:
        super().__init__(name)
        self.deck = deck
        self.labels = tuple(f"{deck} {size}" for size in range(len(PILES[deck]) + 1))
        self.revealed = {card.id: TopRevealed(deck, card.id) for card in ALL_CARDS}

    def ask(self, table: Board) -> Asked:
        rest = table.piles[table.seating.place[self.deck]][1]
        return {CHANCE: filled(TopOfDeck, (self.labels[len(rest)], rest))}

    def answer(self, draft: Draft, action: Draw) -> None:
        draft.happen(self.revealed[action.card])


class TakeBlind(TurnUp):
    """The unknown top of the common deck is taken. Rule architects-10."""

    def answer(self, draft: Draft, action: Draw) -> None:
        lay_down(draft, COMMON, CARDS[action.card])


class LookAtTop(TurnUp):
    """The holder of the cat sees the top of the common deck. Rule architects-32."""

    def answer(self, draft: Draft, action: Draw) -> None:
        draft.happen(top_seen(draft.active, action.card))


class TurnUpToken(Answered):
    """The top token of the stack is turned up, for the row or for whoever takes it. Chance decides which it is.

    Rules architects-36, architects-37.
    """

    def ask(self, table: Board) -> Asked:
        return {CHANCE: TopOfStack(f"token {len(table.middle.stack)}", table.middle.stack)}

    def answer(self, draft: Draft, action: DrawToken) -> None:
        token = action.token
        draft.happen(token_revealed(token) if self.name == REFILL_ROW else token_taken(draft.active, token, True))


class EffectOfStage(Choice):
    """The effect of a stage is carried out. With nothing to take it lapses; it can be declined if the house says so.

    Rules architects-27, architects-76, architects-77.
    """

    def __init__(self, effect: StageEffect) -> None:
        super().__init__(effect.name, effect.decision)
        self._effect = effect

    def legal(self, table: Board, seat: Seat, decision: object) -> tuple[Action, ...]:
        choices = self._effect.choices(table)
        return (*choices, DECLINE) if choices and table.seating.house.effects == "may" else choices

    def answer(self, draft: Draft, action: Action) -> None:
        if isinstance(action, Decline):
            self._resolve(draft, "declined")
        else:
            self._resolve(draft, "used")
            self._effect.carry_out(draft, action)

    def lapse(self, draft: Draft) -> None:
        self._resolve(draft, "lapsed")

    def _resolve(self, draft: Draft, how: str) -> None:
        draft.happen(EffectResolved(draft.active, draft.cities[draft.active].wonder.id, how))


class FindCards(Answered):
    """Halikarnassos: chance decides which cards lie under the top of the deck that is searched.

    Rules architects-70, architects-71.
    """

    def ask(self, table: Board) -> Asked:
        deck = table.turn.searched
        rest = table.piles[table.seating.place[deck]][1]
        return {CHANCE: CardsFound(f"{deck} search {len(rest)}", rest, min(FOUND - 1, len(rest)))}

    def answer(self, draft: Draft, action: Find) -> None:
        deck, seating = draft.turn.searched, draft.seating
        top = draft.piles[seating.place[deck]][0]
        assert top is not None, "a wonder deck shows its top card"
        found = tuple(card.id for card in in_order((top, *(CARDS[card] for card in action.cards))))
        draft.happen(DeckSearched(draft.active, deck, found, seating.house.halikarnassos == "open"))


class KeepOne(Choice):
    """Halikarnassos: one of the cards found is kept, and only that one counts as taken. Rule architects-70."""

    def legal(self, table: Board, seat: Seat, decision: object) -> tuple[Action, ...]:
        return tuple(Keep(card.id) for card in dict.fromkeys(table.turn.found))

    def answer(self, draft: Draft, action: Keep) -> None:
        deck = draft.turn.searched
        lay_down(draft, deck, CARDS[action.card])
        draft.happen(DeckShuffled(deck))


class Actions(Choice):
    """What the active seat may still do. The turn ends by itself when nothing at all is left. Rule architects-13."""

    lapse = staticmethod(end_turn)
    legal = staticmethod(turn_actions)

    def answer(self, draft: Draft, action: Action) -> None:
        if type(action) is Build:
            complete(draft, action)
        elif type(action) is Trade:
            trade(draft, action)
        elif type(action) is Extra:
            draft.happen(token_used(draft.active, action.token))
            take(draft, action.deck)
        elif type(action) is Take:
            rest = tuple(deck for deck in draft.turn.owed if deck != action.deck)
            draft.happen(CardsOwed(draft.active, rest))
            take(draft, action.deck)
        else:
            end_turn(draft)


ACTIONS: Final = Actions("act", Act())
"""Where the active seat is when nothing is left in the queue."""
PHASES: Final[dict[str, Answered]] = {
    phase.name: phase
    for phase in (
        DealingWonders(DEAL_WONDERS),
        ChoosingWonders(CHOOSE_WONDER, ChooseWonder()),
        LayingOut(LAY_OUT),
        Pick(PICK_CARD, PickCard()),
        *(TurnUp(deck, deck) for deck in DECKS if deck != COMMON),
        TakeBlind(TAKE_BLIND, COMMON),
        LookAtTop(LOOK_AT_TOP, COMMON),
        TurnUpToken(TAKE_FROM_STACK),
        TurnUpToken(REFILL_ROW),
        *map(EffectOfStage, STAGE_EFFECTS),
        FindCards(FIND_CARDS),
        KeepOne(KEEP_CARD, KeepCard()),
        Answered(OVER),
    )
}
"""What stands behind the names in the queue."""
ASKING: Final = {name: (phase, phase.legal if phase.may_lapse else None) for name, phase in PHASES.items()}
"""The same with the question what may be answered, where that may leave no choice; asked at every step."""
ACTING: Final = (ACTIONS, ACTIONS.legal)
