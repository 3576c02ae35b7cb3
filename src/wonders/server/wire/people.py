"""Profiles as they are told: all of one's own, and what everybody may see of others'."""

from msgspec import Struct


class Device(Struct):
    """A browser or program that has a key to the profile; `here` is the one that asks."""

    id: str
    label: str
    created: float
    used: float
    here: bool


class Me(Struct):
    """One's own profile."""

    id: str
    name: str
    colour: int
    public: bool
    created: float
    recovery: bool
    devices: list[Device]


class Entered(Struct):
    """A key to a profile, told once, and the profile."""

    key: str
    me: Me


PEOPLE = (Device, Me, Entered)
