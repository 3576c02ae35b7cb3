"""Many tables at once against the reference engine: the same answers lead to the same offers, rows and points."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from wonders.bots.net.classic_rows import Rows
from wonders.bots.together.classic import flow
from wonders.bots.together.classic.facts import NONE
from wonders.bots.together.classic.offers import Offers
from wonders.bots.together.classic.points import points, shares
from wonders.bots.together.classic.rows import rows
from wonders.bots.together.classic.tables import HAND, Tables, gathered
from wonders.bots.together.classic.turns import BUILD, FREE, NOTHING, SELL, STAGE
from wonders.core.chance import Dealer
from wonders.core.game import AnyGame, AnyTable
from wonders.core.match import Match
from wonders.games.registry import make
from wonders.spaces.classic.pieces import CARD_NUMBER, CARDS

VERBS = {"build": BUILD, "stage": STAGE, "sell": SELL}


def cheapest(texts: list[str]) -> dict[tuple[int, int], tuple[int, int, int]]:
    """For every use of a card (kind, card) what it takes at least, and as little as can be of it to the left."""
    found: dict[tuple[int, int], tuple[int, int, int]] = {}
    for text in texts:
        verb, *words = text.split()
        if verb not in VERBS:
            continue
        given = dict(word.split("=") for word in words[1:])
        kind = FREE if "using" in given else VERBS[verb]
        left, right, bank = (int(given.get(name, 0)) for name in ("left", "right", "bank"))
        use = kind, CARD_NUMBER[words[0]]
        if use not in found or (left + right + bank, left) < (sum(found[use]), found[use][0]):
            found[use] = left, right, bank
    return found


def offered(found: Offers, tables: Tables, row: int, at: int) -> dict[tuple[int, int], tuple[int, int, int]]:
    """The same of offers."""
    told: dict[tuple[int, int], tuple[int, int, int]] = {}
    for place in range(HAND):
        card = int(tables.hands[row, at, place])
        paid, staged = (
            (int(found.left[row, at, which]), int(found.right[row, at, which]), int(found.bank[row, at, which]))
            for which in (place, HAND)
        )
        if not found.there[row, at, place]:
            continue
        if found.builds[row, at, place]:
            told[BUILD, card] = paid
        if found.by_right[row, at, place]:
            told[FREE, card] = 0, 0, 0
        if found.stage[row, at]:
            told[STAGE, card] = staged
        told[SELL, card] = 0, 0, 0
    return told


class Script:
    """Plays some reference matches on at random, a turn at a time, and gives the same answers at the arrays."""

    def __init__(self, game: AnyGame, seeds: list[str], rng: Random) -> None:
        self.matches = [Match(game, Dealer.from_seed(seed)) for seed in seeds]
        self.game, self.rng = game, rng
        self.chosen: dict[tuple[int, int], str] = {}

    @property
    def tables(self) -> list[AnyTable]:
        return [match.table for match in self.matches]

    def answer(self, number: int) -> None:
        """All who are asked at a table answer, and what they say is kept."""
        match = self.matches[number]
        for seat in list(match.pending):
            texts = [str(action) for action in match.legal(seat)]
            plain = cheapest(texts)
            open_to = [text for text in texts if self._plain(text, plain)]
            likes = [3.0 if text.startswith(("build", "stage", "revive")) else 1.0 for text in open_to]
            self.chosen[number, seat] = self.rng.choices(open_to, likes)[0]
            match.answer(seat, self.chosen[number, seat])

    def _plain(self, text: str, plain: dict[tuple[int, int], tuple[int, int, int]]) -> bool:
        verb, *words = text.split()
        if verb not in VERBS or "using" in text:
            return True
        given = dict(word.split("=") for word in words[1:])
        paid = tuple(int(given.get(name, 0)) for name in ("left", "right", "bank"))
        return plain[VERBS[verb], CARD_NUMBER[words[0]]] == paid

    def uses(
        self, tables: Tables, seats: np.ndarray, found: Offers, phase: str, asked: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        kind, place = np.full(asked.shape, NOTHING), np.zeros(asked.shape, int)
        for row, seat in enumerate(seats):
            for at in range(tables.size):
                pending = self.game.pending(self.matches[at].table)
                assert asked[row, at] == (seat in pending and self.matches[at].table.phase == phase)
                if not asked[row, at]:
                    continue
                view = self.game.view(self.matches[at].table, seat)
                legal = [str(action) for action in self.game.legal(self.matches[at].table, seat)]
                assert offered(found, tables_of(tables, seats), row, at) == cheapest(legal)
                made = rows(tables, seats, found, phase, np.array(sorted(pending)), tables.revival)
                assert (made[row, at] == Rows().of([view])[0]).all()
        for at in range(tables.size):
            if asked[:, at].any():
                self.answer(at)
                for row, seat in enumerate(seats):
                    kind[row, at], place[row, at] = self._meant(tables, at, seat)
        return kind, place

    def _meant(self, tables: Tables, at: int, seat: int) -> tuple[int, int]:
        verb, card, *rest = self.chosen[at, seat].split()
        kind = FREE if any(word.startswith("using") for word in rest) else VERBS[verb]
        return kind, int(np.flatnonzero(tables.hands[seat, at] == CARD_NUMBER[card])[0])

    def revived(self, tables: Tables, seat: int, asked: np.ndarray) -> np.ndarray:
        cards = np.full(tables.size, NONE)
        for at in np.flatnonzero(asked).tolist():
            table = self.matches[at].table
            assert table.phase == "revive" and list(self.game.pending(table)) == [seat]
            view = self.game.view(table, seat)
            made = rows(tables, np.array([seat]), None, "revive", np.array([seat]), tables.revival)
            assert (made[0, at] == Rows().of([view])[0]).all()
            legal = {str(action).split()[-1] for action in self.game.legal(table, seat)}
            open_to = {CARDS[card].id for card in np.flatnonzero(flow.revivable(tables, seat)[at])}
            assert legal == {"decline"} | open_to
            self.answer(at)
            word = self.chosen[at, seat].split()[-1]
            cards[at] = CARD_NUMBER.get(word, NONE)
        return cards

    def hands(self, tables: Tables) -> np.ndarray:
        return gathered(self.tables).hands


def tables_of(tables: Tables, seats: np.ndarray) -> Tables:
    """The tables with the hands of these seats alone."""
    return replace(tables, hands=tables.hands[seats])


def held(hands: np.ndarray) -> np.ndarray:
    return np.sort(hands, axis=2)


def assert_same(ours: Tables, theirs: Tables) -> None:
    """Equal in all that counts: the places of cards in a hand do not."""
    assert (ours.age, ours.turn) == (theirs.age, theirs.turn)
    for name in ("cities", "stages", "barred", "pile", "revival"):
        assert (getattr(ours, name) == getattr(theirs, name)).all(), name
    assert (ours.linked[:, :, :NONE] == theirs.linked[:, :, :NONE]).all()
    for name in ("own", "for_sale", "prices"):
        assert (getattr(ours.goods, name) == getattr(theirs.goods, name)).all(), name
    assert (held(ours.hands) == held(theirs.hands)).all()


@pytest.mark.parametrize("players", [3, 4, 5, 7])
@pytest.mark.parametrize("sides", ["A", "B"])
def test_many_tables_go_as_the_reference_says(players: int, sides: str) -> None:
    names = "babylon,halikarnassos,olympia,gizah,ephesos,rhodos,alexandria".split(",")
    chosen = ",".join(names[:players])
    game = make("classic", players, wonders=chosen, sides=sides)
    script = Script(game, [f"together {players} {number}" for number in range(6)], Random(players))
    ours = gathered(script.tables)
    while not flow.over(ours):
        assert_same(ours, gathered(script.tables))
        flow.turn(ours, script)
    for at, match in enumerate(script.matches):
        outcome = match.outcome
        assert outcome is not None
        assert points(ours)[:, at].tolist() == list(outcome.points)
        for seat in range(players):
            assert shares(ours, seat, 0.0, 6.0)[at] == pytest.approx(outcome.share(seat))
