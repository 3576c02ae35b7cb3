"""What moderators and operators have decided, as this process knows it: looked up every few seconds."""

from collections.abc import Sequence

from wonders.server.errors import Refused
from wonders.server.sources import Sources
from wonders.server.store.order import Act, Order, Sanction

SENTENCES = {
    "ban": "This profile may not play here",
    "mute": "This profile may not talk here",
}


class OrderWatch:
    """Sanctions that hold, and acts that were not seen yet."""

    def __init__(self, order: Order, sources: Sources) -> None:
        self._order = order
        self._sources = sources
        self._sanctions: dict[tuple[str, str], Sanction] = {}
        self._seen: int | None = None

    async def look(self) -> Sequence[Act]:
        """Learn what holds now; what was done since the last look. What was done before the first is known already."""
        if self._seen is None:
            self._seen = await self._order.last_act()
        found = await self._order.acts_after(self._seen)
        holding = await self._order.sanctions(self._sources.now())
        self._sanctions = {(one.profile, one.kind): one for one in holding}
        self._seen = max((act.id for act in found), default=self._seen)
        return found

    def check(self, profile: str, kind: str) -> None:
        """Raise Refused if somebody is muted or banned."""
        found = self._sanctions.get((profile, kind)) if profile else None
        if found is None or (found.until is not None and found.until <= self._sources.now()):
            return
        why = f": {found.why}" if found.why else "."
        raise Refused("banned" if kind == "ban" else "muted", f"{SENTENCES[kind]}{why}")
