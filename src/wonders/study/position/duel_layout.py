"""The cards laid out in an age, slot by slot: what lies open, what is closed, what was taken."""

from dataclasses import dataclass, field
from typing import Final

from wonders.core.wire import JsonObject
from wonders.games.duel.cards import CARDS
from wonders.games.duel.chance import GUILDS_USED, LAST_AGE
from wonders.games.duel.layout import LAYOUTS, Layout, bits
from wonders.games.duel.pieces import GUILD, Card
from wonders.study.position.reader import Reader, inside

CLOSED: Final = "?"
"""A closed card with the back of the age; that of a guild is `guild`."""
TAKEN: Final = "-"
"""A slot whose card was taken; the id of that card may follow."""


@dataclass
class LayoutRead:
    """What lies in the slots of an age."""

    age: int
    laid: list[Card | None] = field(default_factory=list)
    """What lies or lay in each slot, as far as it is known."""
    closed: int = 0
    purple: int = 0
    taken: int = 0

    @property
    def left(self) -> int:
        return (1 << len(self.laid)) - 1 & ~self.taken

    @property
    def shown(self) -> list[Card]:
        """The cards that lie open."""
        return [card for slot, card in enumerate(self.laid) if card is not None and not self.taken >> slot & 1]

    @property
    def named(self) -> dict[int, Card]:
        """The cards that are said to have lain in empty slots."""
        return {slot: card for slot, card in enumerate(self.laid) if card is not None and self.taken >> slot & 1}

    @property
    def backs_taken(self) -> dict[str, int]:
        """How many cards of each back have been taken in this age."""
        taken = self.taken.bit_count()
        if self.age != LAST_AGE:
            return {str(self.age): taken}
        guilds = GUILDS_USED - self.purple.bit_count() - sum(card.back == GUILD for card in self.shown)
        return {str(self.age): taken - guilds, GUILD: guilds}


def read_layout(reader: Reader, given: JsonObject, age: int, within_turn: bool) -> LayoutRead:
    """The layout of an age, with all that cannot lie so. Within a turn nothing has been turned up yet."""
    layout = LAYOUTS[age]
    slots = reader.entries(given, "layout", "", len(layout.places))
    read = LayoutRead(age)
    for slot, word in enumerate(slots):
        read.laid.append(_slot(reader, read, slot, word))
    if slots:
        _check_cover(reader, read, layout, within_turn)
        if age == LAST_AGE:
            _check_guilds(reader, read)
    return read


def _slot(reader: Reader, read: LayoutRead, slot: int, word: object) -> Card | None:
    place = inside("layout", slot)
    if word == CLOSED or (word == GUILD and read.age == LAST_AGE):
        read.closed |= 1 << slot
        read.purple |= (word == GUILD) << slot
        return None
    if isinstance(word, str) and word.startswith(TAKEN):
        read.taken |= 1 << slot
        word = word.removeprefix(TAKEN)
        if not word:
            return None
    card = reader.thing(word, place, CARDS)
    if card is not None and card.back not in (str(read.age), GUILD if read.age == LAST_AGE else ""):
        reader.wrong(place, "duel-other-age", card=card.id, age=read.age)
        return None
    return card


def _check_cover(reader: Reader, read: LayoutRead, layout: Layout, within_turn: bool) -> None:
    """A card is taken when nothing lies on it any more, and a closed one is turned up then."""
    for slot, above in enumerate(layout.covered_by):
        covered = above & read.left
        place = inside("layout", slot)
        if read.taken >> slot & 1:
            if covered:
                reader.wrong(place, "duel-taken-covered", slot=slot, above=next(bits(covered)))
        elif read.closed >> slot & 1:
            if layout.starts_open[slot]:
                reader.wrong(place, "duel-open-row", slot=slot)
            elif not covered and not within_turn:
                reader.wrong(place, "duel-uncovered", slot=slot)
        elif covered and not layout.starts_open[slot]:
            reader.wrong(place, "duel-closed-row", slot=slot, above=next(bits(covered)))


def _check_guilds(reader: Reader, read: LayoutRead) -> None:
    found = read.backs_taken[GUILD]
    if found < 0:
        reader.wrong("layout", "duel-guilds", count=GUILDS_USED - found, most=GUILDS_USED)
    elif read.backs_taken[str(LAST_AGE)] < 0:
        reader.wrong("layout", "duel-guilds-few", count=GUILDS_USED - found, taken=read.taken.bit_count())
