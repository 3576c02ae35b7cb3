"""Days off and push, as they are told over HTTP."""

from typing import Annotated, Final

from msgspec import Struct
from pydantic import Field

from wonders.server.wire.bodies import Body

Day = Annotated[str, Field(max_length=10)]


class DaysOffRange(Struct):
    """Days off, from the first to the last: whole days of UTC."""

    first: str
    last: str


class DaysOff(Struct):
    """A calendar of days off; `most` in a year, and how many are left by year."""

    days: list[DaysOffRange]
    most: int
    left: dict[str, int]


class PushKey(Struct):
    """The public key by which browsers subscribe; null where the server cannot push, and the sentence that says why."""

    key: str | None
    why: str


class PushTold(Struct):
    """A browser that is told of its owner's turn: the site of its push service, and since when."""

    id: str
    site: str
    created: float


class DaysOffBody(Body):
    """Days from the first to the last; without a last, one day."""

    first: Day
    last: Day = ""


class PushKeys(Body):
    """What only the browser can read with."""

    p256dh: str = Field(max_length=120, pattern="^[A-Za-z0-9_-]+=*$")
    auth: str = Field(max_length=40, pattern="^[A-Za-z0-9_-]+=*$")


class PushBody(Body):
    """A subscription as the browser has it (`PushSubscription.toJSON()`), and the language to be told in."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeys
    language: Annotated[str, Field(pattern="^(en|de)$")] = "en"


DAYS: Final = (DaysOff, PushKey, list[PushTold])
