"""What is agreed on at a table: who sits where, and how long they may think."""

from msgspec import Struct, structs


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long a seat may think. `reserve` has `seconds` for the match and `extra` for each answer."""

    kind: str = "none"
    seconds: float = 0.0
    extra: float = 0.0


class SeatSpec(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat. `tokens` are hashed. `kept`: for whoever sat there at the table this one is a rematch of.
    `profile` and `colour`: the id of their profile, and its colour then; empty and 0 without one."""

    kind: str = "open"
    name: str = ""
    level: str = ""
    ready: bool = False
    nonce: str = ""
    tokens: tuple[str, ...] = ()
    kept: bool = False
    profile: str = ""
    colour: int = 0


def anonymous(spec: SeatSpec) -> SeatSpec:
    """A seat without the profile of who sat there."""
    return structs.replace(spec, profile="", colour=0)
