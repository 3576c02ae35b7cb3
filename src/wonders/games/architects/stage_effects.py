"""What stages have their owner do as soon as they are completed. Rules architects-27, architects-75."""

from typing import ClassVar

from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.phases import AnyAction
from wonders.core.phrases import Phrase, phrase
from wonders.games.architects.actions import ACCEPT, Accept, Progress, Search, Take, progress
from wonders.games.architects.actions import take as take_action
from wonders.games.architects.cards import COMMON
from wonders.games.architects.decisions import ChooseToken, SearchDeck, TakeFromAny, UseEffect
from wonders.games.architects.effects import Effect
from wonders.games.architects.science import on_offer, take_token
from wonders.games.architects.stage_events import CardsOwed, SearchBegun
from wonders.games.architects.table import EMPTY, Board, Draft
from wonders.games.architects.turn import in_reach, take


class StageEffect(Effect):
    """Something that the owner of a stage does at once. It has a phase of its own, which bears its name."""

    name: ClassVar[str]
    decision: ClassVar[Decision]
    """What the owner is asked, where there is a choice."""

    def phase(self) -> str:
        return self.name

    def choices(self, board: Board) -> tuple[Action, ...]:
        """The ways to carry it out."""
        raise NotImplementedError

    def carry_out(self, draft: Draft, action: AnyAction) -> None:
        """Carry it out in one of these ways."""
        raise NotImplementedError

    def in_words(self) -> Phrase:
        return phrase(f"architects-effect-{self.name.replace('_', '-')}")


class TakesFromAnyDeck(StageEffect):
    """Alexandria: the top card of any deck on the table. Rule architects-67."""

    name = "take_from_any"
    decision = TakeFromAny()

    def choices(self, board: Board) -> tuple[Action, ...]:
        decks = zip(board.seating.decks, board.piles, strict=True)
        return tuple(take_action(deck) for deck, pile in decks if pile != EMPTY)

    def carry_out(self, draft: Draft, action: Take) -> None:
        take(draft, action.deck)


class TakesFromCommonDeck(StageEffect):
    """Ephesos: the top card of the common deck. Rule architects-69."""

    name = "take_from_common"
    decision = UseEffect()

    def choices(self, board: Board) -> tuple[Action, ...]:
        return (ACCEPT,) if board.piles[-1] != EMPTY else ()

    def carry_out(self, draft: Draft, action: Accept) -> None:
        take(draft, COMMON)


class TakesFromBothSides(StageEffect):
    """Olympia: the top cards of the left and the right deck. Both are laid down before anything else is done.

    Rule architects-72.
    """

    name = "take_from_both"
    decision = UseEffect()

    def choices(self, board: Board) -> tuple[Action, ...]:
        return (ACCEPT,) if sides(board) else ()

    def carry_out(self, draft: Draft, action: Accept) -> None:
        decks = sides(draft)
        if draft.seating.house.olympia == "apart":
            draft.happen(CardsOwed(draft.active, decks))
            return
        for deck in decks:
            take(draft, deck)


class TakesToken(StageEffect):
    """Babylon: one of the available progress tokens, without symbols. Rule architects-68."""

    name = "take_token"
    decision = ChooseToken()

    def choices(self, board: Board) -> tuple[Action, ...]:
        return tuple(map(progress, on_offer(board)))

    def carry_out(self, draft: Draft, action: Progress) -> None:
        take_token(draft, action.token)


class SearchesDeck(StageEffect):
    """Halikarnassos: search the left or the right deck. Rule architects-70."""

    name = "search_deck"
    decision = SearchDeck()

    def choices(self, board: Board) -> tuple[Action, ...]:
        return tuple(map(Search, sides(board)))

    def carry_out(self, draft: Draft, action: Search) -> None:
        draft.happen(SearchBegun(draft.active, action.deck))


def sides(board: Board) -> tuple[str, ...]:
    """The decks to the left and right of the active seat that have cards."""
    return tuple(deck for deck in in_reach(board) if deck != COMMON)


STAGE_EFFECTS: tuple[StageEffect, ...] = (
    TakesFromAnyDeck(), TakesFromCommonDeck(), TakesFromBothSides(), TakesToken(), SearchesDeck(),
)  # fmt: skip
