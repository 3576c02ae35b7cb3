"""What the doctor of servers has found, in words."""

from typing import TYPE_CHECKING

from wonders.texts import Texts

if TYPE_CHECKING:
    from wonders.server.doctor import Finding


def told(found: "Finding", texts: Texts) -> dict[str, str]:
    """What was found in words, and what to do about it, if anything."""
    key = f"cli-doctor-{found.about}-{found.key}"
    advice = texts.text(f"{key}-advice", **found.args) if texts.has(f"{key}-advice") else ""
    return {"about": found.about, "degree": found.degree, "text": texts.text(key, **found.args), "advice": advice}
