"""Wonders: exact, fast engines for the 7 Wonders family of board games.

>>> import wonders
>>> match = wonders.Match(wonders.make("classic", players=3), wonders.Dealer.from_seed(1))
>>> sorted(match.pending)
[0, 1, 2]
"""

from wonders._version import __version__
from wonders.bots.bot import Bot, Perspective
from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, SPECTATOR, Decision, IllegalAction, WondersError
from wonders.core.match import Match
from wonders.core.phrases import Phrase, speak_with
from wonders.core.record import Record
from wonders.games.registry import GAMES, make
from wonders.games.replay import replay

__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "Action",
    "Bot",
    "Dealer",
    "Decision",
    "IllegalAction",
    "Match",
    "Perspective",
    "Record",
    "WondersError",
    "__version__",
    "make",
    "replay",
]


def _in_english(phrase: Phrase) -> str:
    """What a phrase of the rules says. The texts are loaded when the first one is to be said."""
    from wonders.texts import Texts

    game = phrase.key.partition("-")[0]
    said = Texts("en", game if game in GAMES else "").say(phrase)
    return said[:1].upper() + said[1:]


speak_with(_in_english)
