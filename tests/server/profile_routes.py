"""Who gets through at the routes of people, and what is sent: see test_profile_rights.py."""

from typing import Any, Final

EVERYBODY: Final = frozenset(("nobody", "wrong key", "signed out", "somebody"))
NOBODY: Final[frozenset[str]] = frozenset()
OWNER: Final = frozenset(("somebody",))

ROUTES: Final[dict[tuple[str, str], tuple[frozenset[str], Any]]] = {
    ("post", "/api/me"): (EVERYBODY, {}),
    ("get", "/api/me"): (OWNER, None),
    ("patch", "/api/me"): (OWNER, {"name": "New"}),
    ("post", "/api/me/out"): (OWNER, {}),
    ("get", "/api/me/ratings"): (OWNER, None),
    ("get", "/api/me/tokens"): (OWNER, None),
    ("post", "/api/me/tokens"): (OWNER, {"label": "bot", "scopes": ["read"]}),
    # There are no tokens to end, and nobody is a moderator.
    ("delete", "/api/me/tokens/{token}"): (NOBODY, None),
    ("get", "/api/moderation/reports"): (NOBODY, None),
    ("post", "/api/moderation/reports/{report}"): (NOBODY, {"verdict": "dismissed"}),
}
