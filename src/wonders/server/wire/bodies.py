"""What comes in and goes out over HTTP."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

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
    start: bool = False


class SeatInfo(BaseModel):
    """A seat as everybody may see it."""

    seat: int
    kind: Literal["open", "person", "bot", "guest"]
    name: str
    level: str
    ready: bool
    online: bool
    away: bool
    nonce: str
    invited: bool


class ClockInfo(BaseModel):
    """The clock of a table."""

    kind: Literal["none", "move", "reserve"]
    seconds: float = 0.0
    extra: float = 0.0


class TableInfo(BaseModel):
    """A table as everybody may see it."""

    id: str
    code: str
    game: str
    players: int
    options: dict[str, Setting]
    title: str
    state: Literal["open", "playing", "over"]
    listed: bool
    created: float
    rules: str
    clock: ClockInfo
    assists: list[str]
    undo: bool
    seats: list[SeatInfo]
    watching: int
    commitment: str
    rematch: str | None


class SeatToken(BaseModel):
    """The right to play a seat."""

    seat: int
    token: str


class Made(BaseModel):
    """A new table, and the rights its maker has: told once."""

    table: TableInfo
    host: str
    tokens: list[SeatToken]


class JoinBody(Body):
    """Take a seat."""

    seat: int | None = None
    name: Name = ""
    nonce: str = Field(default="", max_length=64)
    kind: Literal["person", "guest"] = "person"


class Joined(BaseModel):
    """The seat that was taken, and the right to it."""

    seat: int
    token: str
    table: TableInfo


class ChangeSeat(Body):
    """What shall be different about a seat."""

    kind: Literal["open", "bot"] | None = None
    name: Name | None = None
    level: str | None = Field(default=None, max_length=40)
    ready: bool | None = None
    nonce: str | None = Field(default=None, max_length=64)
    away: bool | None = None


class PhraseOut(BaseModel):
    """A message of the text catalogues and what goes into it."""

    key: str
    args: dict[str, str | int]


class ErrorOut(BaseModel):
    """Why something was turned down."""

    error: str
    sentence: str
    phrase: PhraseOut | None = None


class Rematch(BaseModel):
    """The table at which the same people meet again."""

    table: TableInfo
    host: str | None
    seat: int
    token: str


class Mine(Body):
    """A table that a client remembers, with its token."""

    id: str = Field(max_length=16)
    token: str = Field(default="", max_length=100)


class MineBody(Body):
    """Tables that a client remembers."""

    tables: list[Mine] = Field(max_length=50)


class MyTable(BaseModel):
    """How a remembered table stands: `seat` is null if the token gives no right to one."""

    table: TableInfo
    seat: int | None
    host: bool
    to_move: bool


class NonceOut(BaseModel):
    """What a seat has added to the deal."""

    seat: int
    nonce: str


class Draw(BaseModel):
    """Something chance was asked: its name, what it answered, and all it could draw from."""

    label: str
    action: str
    asked: dict[str, Any]


class Fairness(BaseModel):
    """What fixes a deal."""

    version: str
    table: str
    game: str
    rules: str
    players: int
    options: dict[str, Setting]
    commitment: str
    nonces: list[NonceOut]
    secret: str | None
    seed: str | None
    draws: list[Draw] | None
