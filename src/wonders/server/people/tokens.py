"""Tokens by which programs act for somebody: within their scopes, until they end or are ended, and not too fast."""

from collections.abc import Sequence
from typing import Final

from wonders.server.errors import Refused
from wonders.server.sources import Sources, hashed
from wonders.server.store.access import Access, AccessToken
from wonders.server.store.profiles import Profile
from wonders.server.tables.checks import checked_line
from wonders.server.wire.order import TokenTold

PREFIX: Final = "wnd_"
"""How every token for programs begins: it is told from the token of a seat, and found where it was published."""
LABEL: Final = 40
MOST: Final = 20
"""Tokens of one profile."""
OFTEN: Final = 600.0
"""Seconds between two notes of when a token was last used."""
DAY: Final = 86400.0

SCOPES: Final = {
    ("GET", "/api/me"): "read",
    ("GET", "/api/me/matches"): "read",
    ("GET", "/api/me/ratings"): "read",
    ("GET", "/api/me/puzzles"): "read",
    ("POST", "/api/tables"): "tables",
    ("POST", "/api/tables/{id}/join"): "play",
    ("POST", "/api/tables/{id}/return"): "play",
    ("POST", "/api/tables/{id}/reports"): "play",
    ("POST", "/api/pairing"): "play",
    ("GET", "/api/me/friends"): "friends",
    ("POST", "/api/me/friends"): "friends",
    ("DELETE", "/api/me/friends/{id}"): "friends",
    ("POST", "/api/me/blocks"): "friends",
    ("DELETE", "/api/me/blocks/{id}"): "friends",
    ("DELETE", "/api/me/challenges/{table}"): "friends",
    ("POST", "/api/tournaments"): "tournaments",
    ("POST", "/api/tournaments/{id}/join"): "tournaments",
    ("POST", "/api/tournaments/{id}/leave"): "tournaments",
    ("POST", "/api/tournaments/{id}/bots"): "tournaments",
    ("DELETE", "/api/tournaments/{id}/entrants/{number}"): "tournaments",
    ("POST", "/api/tournaments/{id}/start"): "tournaments",
    ("POST", "/api/tournaments/{id}/close"): "tournaments",
}
"""What a token must allow for each route that asks who somebody is. At any other such route no token will do."""


def is_access_token(token: str) -> bool:
    return token.startswith(PREFIX)


async def make(
    access: Access, sources: Sources, profile: Profile, label: str, scopes: Sequence[str], days: float | None
) -> tuple[str, AccessToken]:
    """A new token, and what is kept of it."""
    label = checked_line(label, LABEL, "The name of a token")
    if not label:
        raise Refused("bad_option", "Give the token a name, to know it again.")
    secret = PREFIX + sources.token()
    at = sources.now()
    ends = at + days * DAY if days is not None else None
    kept = AccessToken(hashed(secret), profile.id, label, " ".join(dict.fromkeys(scopes)), at, None, ends)
    await access.add(kept, _check_room)
    return secret, kept


def _check_room(count: int) -> None:
    if count >= MOST:
        raise Refused("too_many", f"A profile has at most {MOST} tokens; end one first.")


async def whose(access: Access, sources: Sources, secret: str, method: str, path: str) -> tuple[Profile, AccessToken]:
    """Whose token it is, if it allows this; Refused if it does not."""
    found = await access.by_hash(hashed(secret))
    now = sources.now()
    if found is None or (found[0].ends is not None and found[0].ends <= now):
        raise Refused("bad_token", "This token belongs to nobody: it has ended, or has been ended.")
    token, profile = found
    wanted = SCOPES.get((method, path))
    if wanted is None:
        raise Refused("not_allowed", "No token of a program may do this; it needs the profile itself.")
    if wanted not in token.scopes.split():
        raise Refused("not_allowed", f"This token may not do this: its scopes lack '{wanted}'.")
    if token.used is None or now - token.used > OFTEN:
        await access.touch(token.hash, now)
    return profile, token


def token_told(token: AccessToken) -> TokenTold:
    return TokenTold(token.id, token.label, token.scopes.split(), token.created, token.used, token.ends)
