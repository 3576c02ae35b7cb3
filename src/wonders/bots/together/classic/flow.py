"""How a turn goes: everybody answers, then come the last card, the discard pile and new hands."""

from typing import Protocol

import numpy as np

from wonders.bots.together.classic import facts
from wonders.bots.together.classic.facts import NONE
from wonders.bots.together.classic.offers import Offers, offers
from wonders.bots.together.classic.tables import HAND, Tables
from wonders.bots.together.classic.turns import (
    AGES,
    NOTHING,
    STAGE,
    TURNS,
    Answers,
    fight,
    lay_away,
    next_age,
    pass_on,
    play,
    revive,
)


class Answering(Protocol):
    """Answers for all seats of all tables, chance included."""

    def uses(
        self, tables: Tables, seats: np.ndarray, found: Offers, phase: str, asked: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """How each of these seats uses the card at which place, where it is asked; both by seats and tables."""

    def revived(self, tables: Tables, seat: int, asked: np.ndarray) -> np.ndarray:
        """The card of the pile that a seat builds where it is asked, or `NONE`."""

    def hands(self, tables: Tables) -> np.ndarray:
        """The hands of the next age."""


def picked(tables: Tables, by: Answering) -> Answers:
    """What everybody answers to a turn."""
    seats = np.arange(tables.players)
    found = offers(tables, seats)
    asked = np.ones((tables.players, tables.size), bool)
    return _paid(found, *by.uses(tables, seats, found, "pick", asked))


def _paid(found: Offers, kind: np.ndarray, place: np.ndarray) -> Answers:
    """Answers with what they take."""
    bought = np.where(kind == STAGE, HAND, place)[..., None]
    coins = [np.take_along_axis(part, bought, 2)[..., 0] for part in (found.left, found.right, found.bank)]
    return Answers(kind, place, *coins)


def turn(tables: Tables, by: Answering, answers: Answers | None = None) -> None:
    """A turn, up to the next one or the end of the match; the answers to it may be known already."""
    play(tables, answers or picked(tables, by))
    last_card(tables, by)
    after_cards(tables, by)


def last_card(tables: Tables, by: Answering, answers: Answers | None = None) -> None:
    """The city that may plays the last card of the age."""
    seat = tables.seat_with(facts.LAST_PLAYERS)
    if tables.turn < TURNS or seat is None:
        return
    if answers is None:
        asked = facts.LAST_CARD[tables.stage_rows[seat]]
        if not asked.any():
            return
        answers = last_answers(tables, by, seat, asked)
    play(tables, answers)


def last_answers(tables: Tables, by: Answering, seat: int, asked: np.ndarray) -> Answers:
    """What that city answers where it is asked, and that others do nothing."""
    seats = np.array([seat])
    found = offers(tables, seats, last_card=True)
    one = _paid(found, *by.uses(tables, seats, found, "last_card", asked[None]))
    whole = nothing(tables)
    for name in ("kind", "place", "left", "right", "bank"):
        getattr(whole, name)[seat] = getattr(one, name)[0]
    whole.kind[seat, ~asked] = NOTHING
    return whole


def nothing(tables: Tables) -> Answers:
    """Nobody does anything."""
    kind = np.full((tables.players, tables.size), NOTHING)
    return Answers(kind, *(np.zeros_like(kind) for _ in range(4)))


def after_cards(tables: Tables, by: Answering, cards: np.ndarray | None = None) -> None:
    """What is left goes to the pile, a city builds from it (these cards, if that is known), and hands are passed on."""
    if tables.turn == TURNS and cards is None:
        lay_away(tables)
    seat = tables.seat_with(facts.REVIVERS)
    if seat is not None and (cards is not None or tables.revival.any()):
        if cards is None:
            asked = tables.revival & revivable(tables, seat).any(1)
            cards = by.revived(tables, seat, asked) if asked.any() else np.full(tables.size, NONE)
        revive(tables, seat, cards)
        tables.revival[:] = False
    if tables.turn < TURNS:
        pass_on(tables)
        return
    fight(tables)
    if tables.age < AGES:
        next_age(tables, by.hands(tables))
    else:
        tables.turn += 1


def over(tables: Tables) -> bool:
    """Whether the matches are over."""
    return tables.turn > TURNS


def revivable(tables: Tables, seat: int) -> np.ndarray:
    """Which cards of the pile a seat may build at each table."""
    found: np.ndarray = (tables.pile[:, :NONE] > 0) & ~tables.barred[seat, :, :NONE]
    return found
