"""What can be done about somebody: look them up, give them another name, keep them from talking or playing."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, or_, select, update
from sqlalchemy.exc import IntegrityError

from wonders.server.order.tables import NotThere
from wonders.server.people.profiles import name_key
from wonders.server.store.order import Sanction, impose, lift, log_act
from wonders.server.store.order_schema import sanctions
from wonders.server.store.people_schema import profiles
from wonders.server.tables.checks import checked_name

KINDS: Final = ("mute", "ban")
DAY: Final = 86400.0


class FoundProfile(NamedTuple):
    """Somebody, as moderators see them."""

    id: str
    name: str
    public: bool
    created: float
    seen: float
    sanctions: tuple[Sanction, ...]


_COLUMNS = tuple(profiles.c[name] for name in ("id", "name", "public", "created", "seen"))


def find_profiles(engine: Engine, words: str, now: float, most: int = 50) -> Sequence[FoundProfile]:
    """Those whose id this is, or whose name holds these words."""
    key = name_key(words).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    query = select(*_COLUMNS).where(or_(profiles.c.id == words, profiles.c.name_key.like(f"%{key}%", escape="\\")))
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(profiles.c.seen.desc()).limit(most)).all()
        return [
            FoundProfile(id, name, public, created, seen, _sanctions(connection, id, now))
            for id, name, public, created, seen in rows
        ]


def found_profile(engine: Engine, who: str, now: float) -> FoundProfile:
    """The one with this id, or with this public name; a sentence if it is not clear who that is."""
    found = find_profiles(engine, who, now)
    exact = [one for one in found if one.id == who]
    exact = exact or [one for one in found if name_key(one.name) == name_key(who)]
    exact = [one for one in exact if one.public] or exact
    if not exact:
        raise NotThere(f"There is no profile '{who[:40]}'.")
    if len(exact) > 1:
        raise NotThere(f"{len(exact)} profiles are called '{who[:40]}'; name the id: wonders admin find shows it.")
    return exact[0]


def _sanctions(connection: Connection, profile: str, now: float) -> tuple[Sanction, ...]:
    query = select(sanctions).where(sanctions.c.profile == profile).order_by(sanctions.c.kind)
    found = [Sanction(*row) for row in connection.execute(query)]
    return tuple(one for one in found if one.until is None or one.until > now)


def rename(engine: Engine, profile: str, name: str, actor: str, why: str, now: float) -> str:
    """Another name for somebody; what they played is told under it from now on. The name as it is kept."""
    name = checked_name(name)
    if not name:
        raise NotThere("A name is needed.")
    try:
        with engine.begin() as connection:
            values = {"name": name, "name_key": name_key(name)}
            connection.execute(update(profiles).where(profiles.c.id == profile).values(values))
            log_act(connection, now, actor, "rename", profile, why)
    except IntegrityError:
        raise NotThere(f"Another public profile is called '{name}'.") from None
    return name


def sanction(engine: Engine, profile: str, kind: str, days: float | None, actor: str, why: str, now: float) -> None:
    """Keep somebody from talking or playing: for some days, or for good."""
    until = now + days * DAY if days is not None else None
    with engine.begin() as connection:
        impose(connection, Sanction(profile, kind, now, until, why), actor)


def pardon(engine: Engine, profile: str, actor: str, why: str, now: float) -> int:
    """Lift all sanctions; how many there were."""
    with engine.begin() as connection:
        count = sum(lift(connection, profile, kind) for kind in KINDS)
        if count:
            log_act(connection, now, actor, "pardon", profile, why)
    return count
