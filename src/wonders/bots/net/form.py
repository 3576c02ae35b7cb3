"""The form of Duel's net, shared by training (jax) and by the bots (numpy).

    features ──────────────┐
    slots ── embedding ────┴─ first ── mix ── mix ── head ── parts of the policy, classes of the outcome

All layers but the last end in max(0, x); the two in the middle add to what they are given.
"""

from typing import Final

from wonders.spaces.duel.observation import LAYOUT, SIZE
from wonders.spaces.duel.pieces import CARDS, CITY_COINS, DESTRUCTIBLE, SLOTS, TOKENS, WONDERS

WIDTH: Final = 512
EMBEDDING: Final = 16
SLOT_KINDS: Final = len(CARDS) + 3
"""What a slot can hold: nothing, a card, a closed card, a closed guild."""
SLOTS_FROM: Final = sum(field.size for field in LAYOUT[: [field.name for field in LAYOUT].index("slots")])
SLOTS_TO: Final = SLOTS_FROM + SLOTS
PLAIN: Final = SIZE - SLOTS
"""The numbers of an observation besides its slots."""
INPUTS: Final = PLAIN + SLOTS * EMBEDDING

CLASSES: Final = (
    "won by points", "won by military", "won by science",
    "lost by points", "lost by military", "lost by science", "draw",
)  # fmt: skip
WORTH: Final = (1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 0.0)
"""What a class of the outcome is worth to whoever decides."""

PARTS: Final = (
    ("build", len(CARDS)),
    ("sell", len(CARDS)),
    ("bury", len(CARDS)),
    ("wonder", len(WONDERS)),
    ("revive", len(CARDS)),
    ("destroy", DESTRUCTIBLE),
    ("token", len(TOKENS)),
    ("pick", len(WONDERS)),
    ("begin", 2),
    ("bid", CITY_COINS + 1),
)
"""The parts of the policy. Building a wonder with a card is the sum of the wonder's number and the buried card's."""
POLICY: Final = sum(size for _, size in PARTS)
OUTPUTS: Final = POLICY + len(CLASSES)

LAYERS: Final = {
    "embed": (SLOT_KINDS, EMBEDDING),
    "first": (INPUTS, WIDTH),
    "mix1": (WIDTH, WIDTH),
    "mix2": (WIDTH, WIDTH),
    "head": (WIDTH, OUTPUTS),
}
"""The matrices. All but the embedding have a vector of biases."""

_SCALES: Final = {"payments": 1 / 8, "coins": 1 / 8, "pawn": 1 / 4, "prices": 1 / 4, "points": 1 / 8}
_HALVED: Final = ("goods", "symbols", "colours", "choices")


def _scale(name: str) -> float:
    last = name.split()[-1]
    return _SCALES.get(last, 1 / 2 if last in _HALVED else 1.0)


SCALES: Final = tuple(_scale(field.name) for field in LAYOUT if field.name != "slots" for _ in range(field.size))
"""What the plain numbers are multiplied by, so that most lie between -2 and 2."""


def places() -> dict[str, tuple[int, int]]:
    """Where each part of the policy begins and ends in the outputs."""
    found, at = {}, 0
    for name, size in PARTS:
        found[name] = (at, at + size)
        at += size
    return found
