"""What comes in over HTTP, checked by FastAPI."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_CHARACTERS: Final = 60_000
"""Of a record that is sent in; the longest matches have a third of that."""

Name = Annotated[str, Field(max_length=100)]
Setting = str | int | bool


class Body(BaseModel):
    """Unknown fields are an error: a misspelt option must not be dropped in silence."""

    model_config = ConfigDict(extra="forbid")


class ClockBody(Body):
    """How long a seat may think; correspondence is `move` with days of seconds."""

    kind: Literal["none", "move", "reserve"] = "none"
    seconds: float = Field(default=0.0, ge=0, le=60 * 86400)
    extra: float = Field(default=0.0, ge=0, le=86400)


class SeatBody(Body):
    """Who shall sit at a seat of a new table."""

    kind: Literal["open", "person", "bot", "guest"] = "open"
    name: Name = ""
    level: str = Field(default="", max_length=40)
    mine: bool = False


class BeginsBody(Body):
    """A moment to begin from: a record or notation, after so many of its steps. With `new` hidden cards they are dealt
    anew, among all that the seat could not tell apart."""

    record: str = Field(max_length=MOST_CHARACTERS)
    step: int = Field(ge=0, le=10_000)
    hidden: Literal["same", "new"] = "same"
    seat: int = Field(default=0, ge=0, le=20)


class NewTable(Body):
    """A table to be set up."""

    game: str = Field(max_length=40)
    players: int | None = None
    options: dict[str, Setting] = Field(default_factory=dict, max_length=40)
    seats: list[SeatBody] = Field(default_factory=list, max_length=20)
    listed: bool = False
    clock: ClockBody = Field(default_factory=ClockBody)
    title: str = Field(default="", max_length=200)
    assists: list[Literal["estimate", "seen", "hints"]] = Field(default_factory=list, max_length=10)
    undo: bool = True
    rated: bool = False
    start: bool = False
    begins: BeginsBody | None = None


class JoinBody(Body):
    """Take a seat."""

    seat: int | None = None
    name: Name = ""
    nonce: str = Field(default="", max_length=64)
    kind: Literal["person", "guest"] = "person"


class ChangeSeat(Body):
    """What shall be different about a seat."""

    kind: Literal["open", "bot"] | None = None
    name: Name | None = None
    level: str | None = Field(default=None, max_length=40)
    ready: bool | None = None
    nonce: str | None = Field(default=None, max_length=64)
    away: bool | None = None


class ReadySeat(Body):
    """A seat that is ready, with the nonce it adds to the deal."""

    token: str = Field(max_length=100)
    nonce: str = Field(max_length=64)


class StartBody(Body):
    """Begin; whoever holds several seats says for all of them at once that they are ready."""

    seats: list[ReadySeat] = Field(default_factory=list, max_length=20)


class PairingBody(Body):
    """With whom to be seated: a game, how many (nothing for any number), now or over days, and when bots fill in."""

    game: str = Field(max_length=40)
    players: int | None = None
    pace: Literal["soon", "days"] = "soon"
    bots_after: float | None = Field(default=None, ge=0, le=3600)
    name: Name = ""
    rated: bool = False
    """Who wants a rated match is seated only with those who want one, too."""


class PauseBody(Body):
    """Whether the match shall pause."""

    wanted: bool


class PlanStepBody(Body):
    """What is answered, if another has answered `when`; whatever they answer, without it."""

    answer: str = Field(max_length=400)
    when: str | None = Field(default=None, max_length=400)


class PlanBody(Body):
    """What a seat answers when it is asked next: lines of steps, the first that fits."""

    lines: list[list[PlanStepBody]] = Field(max_length=20)


class Mine(Body):
    """A table that a client remembers, with its token."""

    id: str = Field(max_length=16)
    token: str = Field(default="", max_length=100)


class MineBody(Body):
    """Tables that a client remembers."""

    tables: list[Mine] = Field(max_length=50)


class PuzzleAnswer(Body):
    """How somebody solves a puzzle. One that is not to be rated is a first try all the same."""

    answer: str = Field(max_length=400)
    rated: bool = True
