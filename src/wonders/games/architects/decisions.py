"""What seats are asked. A decision that leaves no choice is not put to anybody."""

from wonders.core.decisions import Decision


class ChooseWonder(Decision):
    """Which wonder to build."""


class PickCard(Decision):
    """The card of the turn; the holder of the cat may look first."""


class Act(Decision):
    """What to do next: complete a stage, trade symbols, take an extra card, or end the turn."""


class TakeFromAny(Decision):
    """Alexandria: which deck on the table to take from."""


class ChooseToken(Decision):
    """Babylon: which progress token to take."""


class SearchDeck(Decision):
    """Halikarnassos: which deck to search."""


class KeepCard(Decision):
    """Halikarnassos: which of the cards found to keep."""


class UseEffect(Decision):
    """Whether to carry out an effect, where the house lets a player decline it."""
