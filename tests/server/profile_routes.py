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
    ("get", "/api/me/ratings"): (OWNER, None),
    ("get", "/api/me/puzzles"): (OWNER, None),
    ("get", "/api/me/tokens"): (OWNER, None),
    ("post", "/api/me/tokens"): (OWNER, {"label": "bot", "scopes": ["read"]}),
    # There are no tokens to end, and nobody is a moderator.
    ("delete", "/api/me/tokens/{token}"): (NOBODY, None),
    ("get", "/api/moderation/reports"): (NOBODY, None),
    ("post", "/api/moderation/reports/{report}"): (NOBODY, {"verdict": "dismissed"}),
    ("post", "/api/moderation/notebooks/{key}"): (NOBODY, {}),
    # There is no such notebook.
    ("post", "/api/notebooks/{key}/reports"): (NOBODY, {}),
    ("get", "/api/me/days-off"): (OWNER, None),
    # Far away, so that it is never over; there are none to have back.
    ("post", "/api/me/days-off"): (NOBODY, {"first": "2999-01-01"}),
    ("delete", "/api/me/days-off"): (NOBODY, None),
    ("get", "/api/me/push"): (OWNER, None),
    ("post", "/api/me/push"): (OWNER, {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "a", "auth": "b"}}),
    ("delete", "/api/me/push/{id}"): (NOBODY, None),
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
    ("get", "/api/me/friends"): (OWNER, None),
    # Nobody has this id, so there is nothing that it could be done to.
    ("post", "/api/me/friends"): (NOBODY, {"id": "none"}),
    ("delete", "/api/me/friends/{id}"): (OWNER, None),
    ("post", "/api/me/blocks"): (NOBODY, {"id": "none"}),
    ("delete", "/api/me/blocks/{id}"): (OWNER, None),
    ("delete", "/api/me/challenges/{table}"): (OWNER, None),
    ("post", "/api/tournaments"): (OWNER, {"kind": "swiss", "game": "duel"}),
    ("get", "/api/tournaments"): (EVERYBODY, None),
    # There is no such tournament.
    ("get", "/api/tournaments/{id}"): (NOBODY, None),
    ("post", "/api/tournaments/{id}/join"): (NOBODY, {}),
    ("post", "/api/tournaments/{id}/leave"): (NOBODY, {}),
    ("post", "/api/tournaments/{id}/bots"): (NOBODY, {}),
    ("delete", "/api/tournaments/{id}/entrants/{number}"): (NOBODY, None),
    ("post", "/api/tournaments/{id}/start"): (NOBODY, {}),
    ("post", "/api/tournaments/{id}/close"): (NOBODY, {}),
    ("post", "/api/tables/{id}/challenge"): (NOBODY, {"friend": "none"}),
}
