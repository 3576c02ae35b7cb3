"""Who gets through at the routes of people, and what is sent: see test_profile_rights.py."""

from typing import Any, Final

EVERYBODY: Final = frozenset(("nobody", "wrong key", "signed out", "somebody"))
OWNER: Final = frozenset(("somebody",))

ROUTES: Final[dict[tuple[str, str], tuple[frozenset[str], Any]]] = {
    ("post", "/api/me"): (EVERYBODY, {}),
    ("get", "/api/me"): (OWNER, None),
    ("patch", "/api/me"): (OWNER, {"name": "New"}),
    ("post", "/api/me/out"): (OWNER, {}),
}
