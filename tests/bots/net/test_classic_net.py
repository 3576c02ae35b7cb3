"""Classic's net: its features are those of the observation, and it is asked about choices without payments."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import wonders
from wonders.bots.net.classic_form import CHOICES, DECLINE, FORM, arranged
from wonders.bots.net.classic_rows import Rows
from wonders.bots.net.many import DEARER, ClassicJudge
from wonders.bots.net.policy import SeatsNet
from wonders.bots.net.seats import SEATS
from wonders.games.classic.actions import Build, BuildStage, Decline, Revive, Sell
from wonders.games.classic.view import View
from wonders.spaces.classic.observation import features


def histories(players: int, matches: int) -> Iterator[tuple[list[View], Any, Any]]:
    """What seats have seen when they are asked, with the table, in matches of random play."""
    game, chooser = wonders.make("classic", players), Random(players)
    for seed in range(matches):
        match = wonders.Match(game, wonders.Dealer.from_seed(seed))
        seen: list[list[View]] = [[] for _ in range(players)]
        while match.pending:
            for seat in range(players):
                seen[seat].append(match.view(seat))
            asked = match.waiting_for
            yield from ((list(seen[seat]), match.table, seat) for seat in asked)
            for seat in asked:
                match.answer(seat, chooser.choice(match.legal(seat)))


def shaped(numbers: list[int], players: int) -> np.ndarray:
    return np.array([*numbers, 1, 0])[list(arranged(players))]


@pytest.mark.parametrize(("players", "matches"), [(3, 6), (4, 2), (7, 1)])
def test_a_row_has_the_numbers_of_the_observation_in_their_slots(players: int, matches: int) -> None:
    rows, phases = Rows(), Counter[str]()
    for history, _, _ in histories(players, matches):
        assert (rows.of([history[-1]])[0] == shaped(features(history), players)).all()
        phases[history[-1].phase] += 1
    assert phases["pick"] > 100 and (players > 3 or phases["revive"])


def net(**changes: np.ndarray) -> SeatsNet:
    """A net that thinks nothing but what its biases say."""
    arrays: dict[str, np.ndarray] = {}
    for name, shape in FORM.layers.items():
        arrays[name] = np.zeros(shape, np.int8)
        arrays[f"{name}_scale"] = np.ones(shape[1], np.float16)
        arrays[f"{name}_bias"] = np.zeros(shape[1], np.float16)
    return SeatsNet(FORM, arrays | changes)


def test_of_several_payments_the_cheapest_has_the_logit_of_the_choice() -> None:
    liked = np.concatenate([np.arange(CHOICES) / 64, np.zeros(SEATS)]).astype(np.float16)
    judge, game = ClassicJudge(net(head_bias=liked)), wonders.make("classic", 3)
    kinds: set[type] = set()
    for history, table, seat in histories(3, 6):
        legal = game.legal(table, seat)
        weights = judge.weights(judge.logits(game, history[-1]), history[-1], legal)
        for action, weight in zip(legal, weights, strict=True):
            kinds.add(type(action))
            same = [one for one in legal if type(one) is type(action) and _thing(one) == _thing(action)]
            cheapest = min(map(_coins, same)) == _coins(action)
            assert weight == pytest.approx(float(liked[_choice(action)]) - (0 if cheapest else DEARER), abs=1e-3)
    assert kinds == {Build, BuildStage, Sell, Revive, Decline}


def _thing(action: Any) -> tuple[str, bool]:
    return getattr(action, "card", ""), bool(getattr(action, "using", ""))


def _coins(action: Any) -> tuple[int, int]:
    left, right, bank = (getattr(action, name, 0) for name in ("left", "right", "bank"))
    return left + right + bank, left


def _choice(action: Any) -> int:
    from wonders.spaces.classic.pieces import CARD_NUMBER

    if isinstance(action, Decline):
        return DECLINE
    kinds: dict[type, int] = {Build: 0, BuildStage: 2, Sell: 3, Revive: 4}
    kind = 1 if _thing(action)[1] else kinds[type(action)]
    return kind * len(CARD_NUMBER) + CARD_NUMBER[action.card]


def test_shares_of_the_victory_are_those_of_the_seats_that_are_there() -> None:
    """The net finds everybody's own seat three times as likely to win as any other."""
    head = np.zeros(CHOICES + SEATS, np.float16)
    head[CHOICES] = np.log(3)
    history, _, _ = next(histories(4, 1))
    shares = net(head_bias=head).judged(Rows().of([history[-1]]))[1][0]
    assert shares == pytest.approx([1 / 2, 1 / 6, 1 / 6, 1 / 6, 0, 0, 0], abs=1e-3)
