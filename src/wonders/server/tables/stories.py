"""Whole stories of matches as they are told, kept while they are the newest: many watch one match, or come back."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec import Raw

from wonders.core.decisions import Seat

MOST_BYTES: Final = 8 * 1024 * 1024
FRAME: Final = 512
"""Bytes around a story: its key, its place in the order, and the objects that hold its two parts."""


class Story(NamedTuple):
    """All events of a match, encoded, and how many there are in each step."""

    events: Raw | list[Raw]
    steps: Raw | list[int]


NO_STORY: Final = Story([], [])

Key = tuple[int, Seat, int]
"""The number of the match, who is told, and the version that was reached."""


class StoryCache:
    """Bounded in bytes; what was not asked for longest goes first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Key, Story] = OrderedDict()

    def keys(self) -> set[Key]:
        return set(self._kept)

    def get(self, key: Key) -> Story | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Key, story: Story) -> None:
        self._kept[key] = story
        self._size += _size(story)
        while self._size > self._most:
            self._size -= _size(self._kept.popitem(last=False)[1])

    def forget(self, keys: Iterable[Key]) -> None:
        """Nobody will ask for these again: the match has gone on, or its table has been let go of."""
        for key in keys:
            if (story := self._kept.pop(key, None)) is not None:
                self._size -= _size(story)


def _size(story: Story) -> int:
    """What is kept is encoded."""
    return FRAME + sum(len(bytes(part)) for part in story if isinstance(part, Raw))


STORIES: Final = StoryCache()
"""Of all matches in this process."""
