"""A seat of a table, as it is now."""

from dataclasses import dataclass

from wonders.server.tables import entries as e


@dataclass(slots=True)
class SeatNow:
    """A seat at this moment."""

    spec: e.SeatSpec
    away: bool = False
    away_by: str = ""

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for it now."""
        return self.spec.kind == "bot" or self.away

    @property
    def level(self) -> str:
        return self.spec.level or "medium"
