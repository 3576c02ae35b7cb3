"""What comes in over HTTP about people, checked by FastAPI."""

from typing import Annotated

from pydantic import Field

from wonders.core.wire import JsonObject
from wonders.server.wire.bodies import Body, Name

Colour = Annotated[int, Field(ge=1, le=8)]
Label = Annotated[str, Field(max_length=200)]


class NewProfile(Body):
    """A profile to be made; without a colour it gets one."""

    name: Name = ""
    colour: Colour | None = None
    device: Label = ""


class ChangeProfile(Body):
    """What shall be different about a profile."""

    name: Name | None = None
    colour: Colour | None = None
    public: bool | None = None


class SignOut(Body):
    """Which devices shall act no more for the profile: this one, another one by its id, or all."""

    device: str | None = Field(default=None, max_length=64)
    everywhere: bool = False


class Recover(Body):
    """Come back by a recovery code."""

    code: str = Field(max_length=100)
    device: Label = ""


class Follow(Body):
    """Come by the link from another device."""

    ticket: str = Field(max_length=100)
    device: Label = ""


class ShowPasskey(Body):
    """The answer of a browser to a challenge, as WebAuthn writes it in JSON; the name of the device or passkey."""

    credential: JsonObject
    device: Label = ""
