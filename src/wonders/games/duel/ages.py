"""The course of an age: the deal, closed cards that are turned up, and the end."""

from wonders.core.decisions import Seat
from wonders.games.duel.actions import Begin, DealAge, DrawTokens, TurnUp
from wonders.games.duel.chance import LAST_AGE
from wonders.games.duel.events import AgeEnded, TokensDrawn, cards_turned_up
from wonders.games.duel.scoring import decide
from wonders.games.duel.setup_events import AgeDealt, StarterChosen
from wonders.games.duel.table import Draft, Table


def deal_age(draft: Draft, seat: Seat, action: DealAge) -> None:
    """Lay out the next age. Rule duel-13."""
    draft.happen(AgeDealt(draft.age + 1, action.cards))


def starter_chooser(table: Table | Draft) -> Seat:
    """Who says who starts the age: the weaker one on the track, or in the middle the one who took the last card.

    Rules duel-73, duel-74.
    """
    if table.pawn:
        return 1 if table.pawn > 0 else 0
    return 1 - table.turn


def begin_age(draft: Draft, seat: Seat, action: Begin) -> None:
    """The weaker seat has said who starts. Rule duel-73."""
    draft.happen(StarterChosen(seat, action.seat))


def turn_up(draft: Draft, seat: Seat, action: TurnUp) -> None:
    """Turn up the closed cards on which nothing lies any more. Rule duel-16."""
    turned = cards_turned_up(draft.shape.uncovered(draft.closed).slots, action.cards)
    draft.happen(turned)


def draw_tokens(draft: Draft, seat: Seat, action: DrawTokens) -> None:
    """Tokens are drawn from the box for whoever has opened the library. Rule duel-69."""
    assert draft.owed is not None
    draft.happen(TokensDrawn(draft.owed.seat, action.tokens))


def end_age(draft: Draft) -> None:
    """When the turn is resolved and all twenty cards are taken, the age is over; the last age ends the match.

    Rule duel-72.
    """
    if draft.owed is None and not draft.ending:
        draft.happen(AgeEnded(draft.age) if draft.age < LAST_AGE else decide(draft))
