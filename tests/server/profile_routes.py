"""Who gets through at the routes of people, and what is sent: see test_profile_rights.py."""

from typing import Any, Final

EVERYBODY: Final = frozenset(("nobody", "wrong key", "signed out", "somebody"))
OWNER: Final = frozenset(("somebody",))
NOBODY: Final[frozenset[str]] = frozenset()

ROUTES: Final[dict[tuple[str, str], tuple[frozenset[str], Any]]] = {
    ("post", "/api/me"): (EVERYBODY, {}),
    ("get", "/api/me"): (OWNER, None),
    ("patch", "/api/me"): (OWNER, {"name": "New"}),
    ("post", "/api/me/out"): (OWNER, {}),
    ("delete", "/api/me"): (OWNER, None),
    ("post", "/api/me/recovery"): (OWNER, {}),
    ("post", "/api/me/move"): (OWNER, {}),
    ("post", "/api/me/passkeys/begin"): (OWNER, {}),
    # What is shown there is none: nobody gets through, and the owner is told so.
    ("post", "/api/me/passkeys"): (NOBODY, {"credential": {}}),
    ("delete", "/api/me/passkeys/{id}"): (NOBODY, None),
    ("get", "/api/me/export"): (OWNER, None),
    ("get", "/api/me/matches"): (OWNER, None),
    ("post", "/api/enter/recovery"): (NOBODY, {"code": "guess"}),
    ("post", "/api/enter/link"): (NOBODY, {"ticket": "guess"}),
    ("post", "/api/enter/passkey/begin"): (EVERYBODY, {}),
    ("post", "/api/enter/passkey"): (NOBODY, {"credential": {}}),
    ("get", "/api/profiles/{name}"): (EVERYBODY, None),
    ("get", "/api/profiles/bot/{level}"): (EVERYBODY, None),
    ("post", "/api/tables/{id}/return"): (OWNER, {}),
}
