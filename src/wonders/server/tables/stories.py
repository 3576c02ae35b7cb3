"""Whole stories of matches as they are told, kept for a while: many watch the same match, and many come back to it."""

from collections import OrderedDict
from typing import Final, NamedTuple

from msgspec import Raw

from wonders.core.decisions import Seat

MOST_BYTES: Final = 8 * 1024 * 1024


class Story(NamedTuple):
    """All events of a match, encoded, and how many there are in each step."""

    events: Raw | list[Raw]
    steps: Raw | list[int]


Key = tuple[int, Seat, int]
"""The number of the match, who is told, and the version that was reached."""


class StoryCache:
    """Bounded in bytes; what was not asked for longest goes first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Key, Story] = OrderedDict()

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


def _size(story: Story) -> int:
    """What is kept is encoded."""
    return sum(len(bytes(part)) for part in story if isinstance(part, Raw))


STORIES: Final = StoryCache()
"""Of all matches in this process."""
