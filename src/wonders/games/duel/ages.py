"""The course of an age: the deal, closed cards that are turned up, and the end."""

from wonders.core.decisions import Seat
from wonders.games.duel.actions import Begin, DealAge, DrawTokens, TurnUp
from wonders.games.duel.chance import LAST_AGE
from wonders.games.duel.events import AgeEnded, TokensDrawn, cards_turned_up, tell
from wonders.games.duel.scoring import decide
from wonders.games.duel.setup_events import AgeDealt, StarterChosen
from wonders.games.duel.table import Draft, Log


def deal_age(draft: Draft, seat: Seat, action: DealAge, log: Log) -> None:
    """Lay out the next age. Rulebook: duel, "Die Kartenauslage vorbereiten"."""
    tell(draft, AgeDealt(draft.age + 1, action.cards), log)


def begin_age(draft: Draft, seat: Seat, action: Begin, log: Log) -> None:
    """The weaker seat has said who starts. Rulebook: duel, "Ende eines Zeitalters"."""
    tell(draft, StarterChosen(seat, action.seat), log)


def turn_up(draft: Draft, seat: Seat, action: TurnUp, log: Log) -> None:
    """Turn up the closed cards on which nothing lies any more. Rulebook: duel, "Spielzug"."""
    turned = cards_turned_up(draft.shape.uncovered(draft.closed).slots, action.cards)
    turned.on(draft)
    log.append(turned)


def draw_tokens(draft: Draft, seat: Seat, action: DrawTokens, log: Log) -> None:
    """Tokens are drawn from the box for whoever has opened the library. Rulebook: duel, "Die Große Bibliothek"."""
    assert draft.owed is not None
    tell(draft, TokensDrawn(draft.owed.seat, action.tokens), log)


def end_age(draft: Draft, log: Log) -> None:
    """When the turn is resolved and all twenty cards are taken, the age is over; the last age ends the match.

    Rulebook: duel, "Ende eines Zeitalters", "Ziviler Sieg".
    """
    if draft.owed is None and not draft.ending:
        tell(draft, AgeEnded(draft.age) if draft.age < LAST_AGE else decide(draft), log)
