"""Friends, those who ask to be, those one has blocked, and challenges: as they are told, and what comes in."""

from msgspec import Struct
from pydantic import Field

from wonders.server.wire.bodies import Body, Name
from wonders.server.wire.tables import GameId


class Acquaintance(Struct):
    """Another profile, and since when."""

    id: str
    name: str
    colour: int
    at: float


class ChallengeTold(Struct):
    """A friend has asked one to a table."""

    table: str
    game: GameId
    at: float
    by: Acquaintance


class Circle(Struct):
    """Friends (both have said so), those who ask to be, those one has asked, those one has blocked, and challenges."""

    friends: list[Acquaintance]
    asked_by: list[Acquaintance]
    asked: list[Acquaintance]
    blocked: list[Acquaintance]
    challenges: list[ChallengeTold]


CIRCLE = (Acquaintance, ChallengeTold, Circle)


class SomebodyBody(Body):
    """Another profile: by its id, or by the name it is public under."""

    id: str = Field(default="", max_length=16)
    name: Name = ""


class ChallengeBody(Body):
    """The friend who is asked to the table."""

    friend: str = Field(max_length=16)
