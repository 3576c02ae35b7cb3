"""What a table can agree on before it starts."""

from collections.abc import Mapping

from wonders.core.options import BadOption, Option, Setting

OPTIONS = (
    Option("first", 0, "the seat that starts, or lot", (0, 1, "lot")),
    Option("wonders", "draft", "wonders are drafted, or dealt as for a first match", ("draft", "fixed")),
    Option("fair", "off", "fair start: off, the second seat picks first in the draft, or a bid for the start",
           ("off", "draft", "bid")),
)  # fmt: skip


def check_together(options: Mapping[str, Setting]) -> None:
    """Options that do not go together."""
    if options["fair"] == "draft" and options["wonders"] == "fixed":
        raise BadOption("Option fair=draft needs wonders=draft: with fixed wonders nobody picks.")
