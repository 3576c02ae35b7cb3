"""Passkeys (WebAuthn): a device or a password manager proves that it has the private half of a key."""

import json
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from wonders.core.wire import Json
from wonders.server.errors import Refused
from wonders.server.sources import Sources, hashed
from wonders.server.store.profiles import Profile
from wonders.server.store.tickets import Passkey, Passkeys, Ticket, Tickets
from wonders.server.tables.checks import checked_line

LASTS: Final = 300.0
ADD: Final = "passkey-add"
ENTER: Final = "passkey-enter"
MOST: Final = 20
"""Passkeys of one profile."""
LABEL: Final = 40
LONGEST: Final = 400
"""Signs of the id of a passkey."""


class Site(NamedTuple):
    """The server as a browser knows it: by this a passkey is bound to it."""

    origin: str
    name: str


def site_of(origin: str) -> Site:
    """From the origin that a browser has sent, which the guard has checked."""
    name = urlsplit(origin).hostname or ""
    if not name:
        raise Refused("bad_origin", "Passkeys are made by browsers, which say from which page they come.")
    try:
        ip_address(name)
    except ValueError:
        return Site(origin, name)
    raise Refused("bad_origin", "Passkeys need a server with a name, such as localhost or one with a domain.")


async def to_add(passkeys: Passkeys, tickets: Tickets, sources: Sources, site: Site, profile: Profile) -> Json:
    """What a browser needs to make a passkey."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import structs

    there = await passkeys.of(profile.id)
    _check_room(len(there))
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Wonders",
        user_id=profile.id.encode(),
        user_name=profile.name or "Wonders",
        challenge=await _challenge(tickets, sources, ADD, profile.id),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(one.id)) for one in there],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return json.loads(options_to_json(options))


async def add(
    passkeys: Passkeys, tickets: Tickets, sources: Sources, site: Site, profile: Profile, credential: Json, label: str
) -> None:
    """Keep the public half of a passkey that was made for this profile just now."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    label = checked_line(label, LABEL, "The name of a passkey")
    challenge = await _answered(tickets, sources, ADD, credential, profile.id)
    try:
        found = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin
        )
    except Exception:  # the library says most, but not all, that is wrong with what a stranger sent
        raise Refused("bad_key", "This passkey could not be verified; try again.") from None
    id, public = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
    passkey = Passkey(id, profile.id, public, found.sign_count, label, sources.now())
    if len(id) > LONGEST or not await passkeys.add(passkey, _check_room):
        raise Refused("taken", "This passkey belongs to a profile already.")


def _check_room(count: int) -> None:
    if count >= MOST:
        raise Refused("too_many", f"A profile has at most {MOST} passkeys; remove one first.")


async def to_enter(tickets: Tickets, sources: Sources, site: Site) -> Json:
    """What a browser needs to show a passkey: any that it has for this server."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(
        rp_id=site.name, challenge=await _challenge(tickets, sources, ENTER, None)
    )
    return json.loads(options_to_json(options))


async def entered(passkeys: Passkeys, tickets: Tickets, sources: Sources, site: Site, credential: Json) -> str:
    """The profile whose passkey has answered the challenge."""
    from webauthn import verify_authentication_response

    challenge = await _answered(tickets, sources, ENTER, credential, None)
    passkey = await passkeys.by_id(str(credential.get("id", ""))[:LONGEST])
    if passkey is None:
        raise Refused("bad_key", "No profile has this passkey; it may have been removed.")
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception:  # the library says most, but not all, that is wrong with what a stranger sent
        raise Refused("bad_key", "This passkey could not be verified; try again.") from None
    await passkeys.used(passkey.id, found.new_sign_count)
    return passkey.profile


async def _challenge(tickets: Tickets, sources: Sources, purpose: str, profile: str | None) -> bytes:
    challenge = sources.token()
    await tickets.make(Ticket(hashed(challenge), purpose, profile, sources.now() + LASTS), sources.now())
    return challenge.encode()


async def _answered(tickets: Tickets, sources: Sources, purpose: str, credential: Json, profile: str | None) -> bytes:
    """The challenge that was answered. It holds once, in any process: what the browser signed names it."""
    try:
        told = json.loads(_bytes(credential["response"]["clientDataJSON"]))
        challenge = _bytes(told["challenge"]).decode()
    except (KeyError, TypeError, ValueError, RecursionError):
        raise Refused("bad_message", "This is no answer of a passkey.") from None
    ticket = await tickets.take(hashed(challenge), purpose, sources.now())
    if ticket is None or ticket.profile != profile:
        raise Refused("bad_key", "This took too long, or was answered already; try again.")
    return challenge.encode()


def _bytes(text: Json) -> bytes:
    from webauthn import base64url_to_bytes

    return base64url_to_bytes(str(text))
