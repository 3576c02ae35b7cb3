"""Leanings by which some matches are begun differently, so that ways to win are met that nobody would have tried."""

import numpy as np

from wonders.spaces import Space
from wonders.spaces.duel.pieces import CARD_NUMBER, CARDS

STRONGEST = 10.0
"""How much more a leaning likes what it likes, at most, as a logit."""


def scholarly(space: Space) -> np.ndarray:
    """1 for every action that furthers science: building or reviving a green card, and the token with a symbol."""
    return np.array([_furthers_science(*text.split()) for text in space.texts], np.float32)


def _furthers_science(verb: str, *words: str) -> float:
    card = CARDS[CARD_NUMBER[words[0]]] if words and words[0] in CARD_NUMBER else None
    green = card is not None and card.colour == "green"
    return float((green and verb in ("build", "revive")) or words[-1:] == ("law",))
