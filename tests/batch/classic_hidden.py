"""Another match that looks the same to a seat: all that it cannot know is changed."""

from typing import Any

import numpy as np

from wonders.batch.classic.state import HAND, REVIVE, State
from wonders.batch.classic.tables import PLACES
from wonders.spaces.classic.pieces import BOARDS


def altered(state: State, seat: int, rng: np.random.Generator) -> State:
    """Other cards in later ages, in hands never held and in the pile; other cards gone from hands held before."""
    players = len(state.taken)
    parts: Any = (np.array(state.hands), np.array(state.taken), np.array(state.deal))
    hands, taken, deal = parts
    for age in range(int(state.age), 3):
        deal[age] = rng.permuted(deal[age].reshape(-1)).reshape(players, HAND)
    for away in range(1, players):
        other = (seat + away) % players
        handed_on = int(state.turn) - (players - away if state.age == 2 else away)
        times = np.array([int(taken[other]) >> 4 * slot & 15 for slot in range(HAND)])
        since = np.flatnonzero((times == 0) | (times > max(handed_on, 0)))
        if handed_on < 1:
            hands[other][since] = rng.choice(PLACES, len(since))
        elif (times == 0).any():
            times[since] = rng.permuted(times[since])
            taken[other] = sum(int(time) << 4 * slot for slot, time in enumerate(times))
    changed = state._replace(hands=hands, taken=taken, deal=deal)
    choosing = state.phase == REVIVE and state.cities.board[seat] in HALIKARNASSOS
    return changed if choosing else changed._replace(discard=_other_pile(state, rng))


HALIKARNASSOS = tuple(number for number, board in enumerate(BOARDS) if board.wonder == "halikarnassos")


def _other_pile(state: State, rng: np.random.Generator) -> Any:
    """As many cards, but others: the bits of every word change places."""

    def moved(word: Any) -> Any:
        bits = np.unpackbits(np.array([word], np.uint32).view(np.uint8))
        return np.packbits(rng.permuted(bits)).view(np.uint32)[0]

    ones, twos = (type(cards)(*map(moved, cards)) for cards in state.discard)
    return type(state.discard)(ones, twos)
