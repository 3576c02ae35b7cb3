"""Answers in advance, as only their owner is shown them."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from wonders.server.wire.games import Option

PlanEnd = Annotated[str, Meta(extra_json_schema={"enum": ["impossible", "undone"]})]


class PlanStepInfo(Struct):
    """What is answered, if another has answered `when`; whatever they answer, if that is null."""

    when: Option | None
    answer: Option


class PlanInfo(Struct):
    """The lines of a plan; `ended` says why the last one did, until there is another or the seat has answered."""

    lines: list[list[PlanStepInfo]]
    ended: PlanEnd | UnsetType = UNSET


class PlanChanged(Struct, tag="plan", tag_field="type"):
    """The seat's own plan has changed."""

    plan: PlanInfo


class Foreseen(Struct):
    """What others may answer next, as far as it can be seen, and what the seat may be able to answer then."""

    others: list[Option]
    mine: list[Option]
