"""Recorded matches of Architects' batched engine, played again by the reference with the same chance."""

from collections import deque
from collections.abc import Iterator
from typing import Any, Final

import jax
import numpy as np

from tests.batch.architects_lockstep import Ended, Plain, Trace
from tests.batch.lockstep import (
    through_chance,
    unlike,
    wrongly_counted,
    wrongly_legal,
    wrongly_seen,
    wrongly_shown,
    wrongly_won,
)
from wonders.batch.architects.options import DO_FIND
from wonders.batch.architects.state import ACT, ANY, KEEP, NOBODY, OVER, PICK, SEARCH, TOKEN
from wonders.bots.net.architects_form import arranged
from wonders.bots.net.architects_rows import Rows
from wonders.core.actions import Action
from wonders.core.game import Game
from wonders.games.architects.actions import DealWonders, Draw, DrawToken, Find, LayOut
from wonders.games.architects.cards import ALL_CARDS, CARDS, DECKS, in_order
from wonders.games.architects.tokens import ALL_TOKENS, TOKEN_SUPPLY
from wonders.spaces import Space, observer_of

DECK_NAMES: Final = tuple(DECKS)
DUE: Final = {PICK: ("pick_card",), ACT: (), ANY: ("take_from_any",), TOKEN: ("take_token",), SEARCH: ("search_deck",),
              KEEP: ("keep_card",), OVER: ("over",)}  # fmt: skip


def _by_seat(rows: Any, seat: Any) -> list[Any]:
    """What belongs to cities, from seat 0 on."""
    own = rows[-int(seat) % len(rows) :]
    turned: list[Any] = np.concatenate([own, rows[: len(rows) - len(own)]]).tolist()
    return turned


def of_batch(at: Plain) -> dict[str, Any]:
    """A state in terms that both engines have, by seats."""
    decks = range(len(at.tops) - 1)
    wonders = _by_seat(at.wonders, at.seat)
    row, left, offers, used = at.token_piles.tolist()
    searching = int(at.phase) == KEEP
    own = int(at.seat) if not at.searched else (int(at.seat) - 1) % len(wonders)
    return {
        "due": DUE[int(at.phase)],
        "active": int(at.seat),
        "wonders": [DECK_NAMES[wonder] for wonder in wonders],
        "built": [[n + 1 for n in range(5) if built >> n & 1] for built in _by_seat(at.built, at.seat)],
        "cards": _by_seat(at.cards, at.seat),
        "tokens": _by_seat(at.tokens, at.seat),
        "victories": _by_seat(at.victories, at.seat),
        "tops": [*_by_seat(at.tops[:-1], at.seat), int(at.tops[-1])],
        "rests": [*_by_seat(at.rests[:-1], at.seat), at.rests[-1].tolist()],
        "peace": int(at.middle[0]),
        "cat": -1 if at.middle[1] == NOBODY else int(at.middle[1]),
        "lookers": [seat for seat in decks if int(at.middle[2]) >> seat & 1],
        "row": row,
        "stack": left,
        "offers": offers,
        "used": used,
        "discard": at.discard.tolist(),
        "searched": DECK_NAMES[wonders[own]] if searching else "",
        "found": at.found.tolist(),
    }


def _kinds(tokens: Any) -> list[int]:
    return [list(tokens).count(token) for token in ALL_TOKENS]


def _cards(cards: Any) -> list[int]:
    return [list(cards).count(card) for card in ALL_CARDS]


def of_reference(table: Any) -> dict[str, Any]:
    """The same of a table of the reference engine."""
    middle, turn = table.middle, table.turn
    return {
        "due": table.queue,
        "active": table.active,
        "wonders": [city.wonder.id for city in table.cities],
        "built": [list(city.built) for city in table.cities],
        "cards": [list(city.cards) for city in table.cities],
        "tokens": [_kinds(city.tokens) for city in table.cities],
        "victories": [city.victories for city in table.cities],
        "tops": [top.place + 1 if top else 0 for top, _ in table.piles],
        "rests": [_cards(rest) for _, rest in table.piles],
        "peace": middle.peace,
        "cat": middle.cat,
        "lookers": list(middle.lookers),
        "row": _kinds(middle.row),
        "stack": _kinds(middle.stack),
        "offers": _kinds(turn.offers),
        "used": _kinds(turn.used),
        "discard": list(middle.discard),
        "searched": turn.searched,
        "found": _cards(turn.found),
    }


class Chance:
    """What chance has shown in a recorded match, in its order for every deck."""

    def __init__(self, trace: Trace) -> None:
        look, done = trace
        self.first = of_batch(_at(look.plain, 0))
        self.cards: dict[str, deque[str]] = {name: deque() for name in (*DECK_NAMES, "found")}
        self.tokens: deque[str] = deque()
        for step in np.flatnonzero(done.shown.draws | done.shown.draws_token).tolist():
            move, shown, wonders = _at(done.move, step), _at(done.shown, step), look.plain.wonders[step]
            if shown.draws:
                deck = DECK_NAMES[int(wonders[move.deck])] if move.deck < len(wonders) else DECK_NAMES[-1]
                self.cards["found" if move.kind == DO_FIND else deck].append(ALL_CARDS[int(shown.card)].id)
            if shown.draws_token:
                self.tokens.append(TOKEN_SUPPLY[int(shown.token)].id)

    def answer(self, table: Any, asked: Any) -> Action:
        """What chance answers to the reference."""
        name, *rest = asked.label.split()
        if name == "wonders":
            return DealWonders(tuple(self.first["wonders"]))
        if name == "opening":
            tops = tuple(ALL_CARDS[top - 1].id for top in self.first["tops"][:-1])
            row = zip(ALL_TOKENS, self.first["row"], strict=True)
            return LayOut(tops, tuple(token.id for token, copies in row for _ in range(copies)))
        if name == "token":
            return DrawToken(self.tokens.popleft())
        if rest[0] == "search":
            found = [CARDS[self.cards["found"].popleft()] for _ in range(asked.number)]
            return Find(tuple(card.id for card in in_order(found)))
        return Draw(self.cards[name].popleft())


def _at(fields: Any, step: int) -> Any:
    return jax.tree.map(lambda field: field[step], fields)


def differences(game: Game[Any, Any], space: Space, trace: Trace, ended: Ended, looks: bool = True) -> Iterator[str]:
    """Every difference between one recorded match and the reference, as a sentence; one wrong step ends the search.

    `looks` says whether observations are compared too, which takes most of the time.
    """
    table, chance, observer, rows = game.start(), Chance(trace), observer_of(game), Rows()
    look, done = trace
    for step in np.flatnonzero(look.options > 1).tolist():
        table = through_chance(game, table, chance.answer)
        found = list(unlike(of_batch(_at(look.plain, step)), of_reference(table)))
        active = int(look.plain.seat[step])
        found = found or list(wrongly_legal(game, space, table, active, look.mask[step]))
        for seat in game.seats if looks and not found else ():
            view, seen = game.view(table, seat), look.seen[step][seat]
            vector = np.frombuffer(bytes(observer.encode(view)), np.int8)
            found += wrongly_seen(observer.layout.fields, vector, seen, seat)
            found += wrongly_shown(rows.of(game, view), arranged(game.players), seen, seat)
        if found:
            yield from (f"step {step}: {wrong}" for wrong in found)
            return
        table = game.step(table, {active: game.notation.parse(space.text(int(done.actions[step])))}).table
    if ended.plain.phase == OVER:
        yield from _ends(game, through_chance(game, table, chance.answer), ended)


def _ends(game: Game[Any, Any], table: Any, ended: Ended) -> Iterator[str]:
    outcome = game.outcome(table)
    if outcome is None:
        yield "the reference is not over"
        return
    yield from unlike(of_batch(ended.plain), of_reference(table))
    yield from wrongly_won(outcome, ended.returns)
    yield from wrongly_counted(outcome, ended.points, ended.categories)
