"""Answers by the policy of a net, at all tables at once."""

from collections.abc import Sequence

import numpy as np

from wonders.bots.net.classic_form import CHOICES, DECLINE, KINDS
from wonders.bots.net.classic_rows import HAND as HAND_FEATURES
from wonders.bots.net.policy import SeatsNet
from wonders.bots.net.seats import SEATS
from wonders.bots.together.classic import turns
from wonders.bots.together.classic.facts import CITY, NONE
from wonders.bots.together.classic.flow import revivable
from wonders.bots.together.classic.offers import Offers
from wonders.bots.together.classic.rows import rows
from wonders.bots.together.classic.tables import HAND, Tables

_USES = [KINDS.index(name) * NONE for name in ("build", "free", "stage", "sell")]
"""Where the choices of each use begin, in the order of `turns`."""
_REVIVE = KINDS.index("revive") * NONE
_UNLIKELY = np.float32(-1e9)


class Policy:
    """Draws answers as nets find them likely: each seat of each table plays in the style of one of them.

    Groups of tables that stand side by side are dealt the same luck: where they are alike they stay alike, so that what
    they differ in shows.
    """

    def __init__(
        self,
        nets: Sequence[SeatsNet],
        rng: np.random.Generator,
        groups: int = 1,
        styles: np.ndarray | None = None,
    ) -> None:
        self._nets = nets
        self._rng = rng
        self._groups = groups
        self._styles = styles
        """For every seat and every table of a group the number of its net; the first one for all if nothing is said."""

    def _luck(self, seats: int, tables: int, choices: int) -> np.ndarray:
        """Gumbel noise: the best of logits and it is drawn as the logits say."""
        drawn = self._rng.standard_exponential((seats, tables // self._groups, choices), np.float32)
        return np.tile(-np.log(drawn + np.float32(1e-20)), (1, self._groups, 1))

    def _judged(
        self, tables: Tables, seats: np.ndarray, seen: np.ndarray, asked: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """What nets say of all choices and of the end where somebody is asked; nothing elsewhere."""
        spans = slice(tables.players * CITY), slice(HAND_FEATURES, None)
        if self._styles is None and asked.all():
            logits, shares = self._nets[0].judged(seen.reshape(-1, seen.shape[-1]), spans)
            return logits.reshape(*asked.shape, -1), shares.reshape(*asked.shape, -1)
        logits, shares = (np.zeros((*asked.shape, size), np.float32) for size in (CHOICES, SEATS))
        styles = np.zeros(1, int) if self._styles is None else np.tile(self._styles[seats], (1, self._groups))
        for number, net in enumerate(self._nets):
            here = asked & (styles == number)
            if here.any():
                logits[here], shares[here] = net.judged(seen[here], spans)
        return logits, shares

    def hear(
        self, seen: np.ndarray, choices: np.ndarray, legal: np.ndarray, said: np.ndarray, shares: np.ndarray
    ) -> None:
        """Something that was asked in a turn of all; for those who learn from it."""

    def uses(
        self, tables: Tables, seats: np.ndarray, found: Offers, phase: str, asked: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        luck = self._luck(len(seats), tables.size, len(_USES) * HAND)
        deciding = seats if phase == "pick" else seats[:1]
        seen = rows(tables, seats, found, phase, deciding, tables.revival)
        logits, shares = self._judged(tables, seats, seen, asked)
        hands = tables.hands[seats]
        choices = np.concatenate([np.minimum(hands, NONE - 1) + start for start in _USES], axis=2)
        legal = np.concatenate(
            [found.builds, found.by_right, found.there & found.stage[..., None], found.there], axis=2
        )
        said = np.take_along_axis(logits, choices, 2)
        if phase == "pick":
            self.hear(seen, choices, legal, said, shares)
        best = np.where(legal, said + luck, _UNLIKELY).argmax(2)
        return best // HAND, best % HAND

    def revived(self, tables: Tables, seat: int, asked: np.ndarray) -> np.ndarray:
        luck = self._luck(1, tables.size, NONE + 1)[0]
        seats = np.array([seat])
        seen = rows(tables, seats, None, "revive", seats, tables.revival)
        cards = np.full(tables.size, NONE)
        logits = self._judged(tables, seats, seen, asked[None])[0][0][:, [*range(_REVIVE, _REVIVE + NONE), DECLINE]]
        open_to = np.pad(revivable(tables, seat), [(0, 0), (0, 1)], constant_values=True)
        cards[asked] = np.where(open_to, logits + luck, _UNLIKELY).argmax(1)[asked]
        return cards

    def hands(self, tables: Tables) -> np.ndarray:
        size = tables.size // self._groups
        dealt = turns.dealt(tables.players, tables.age + 1, size, self._rng)
        return np.tile(dealt, (1, self._groups, 1))
