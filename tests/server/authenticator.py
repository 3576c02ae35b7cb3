"""A passkey in software, as a browser would answer for it: what `navigator.credentials` gives, in JSON."""

import base64
import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(noise: bytes) -> str:
    return base64.urlsafe_b64encode(noise).decode().rstrip("=")


class Authenticator:
    """One passkey on one device."""

    def __init__(self, origin: str, id: bytes = b"passkey-0") -> None:
        self.origin, self.id, self.count = origin, id, 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: Any) -> dict[str, Any]:
        """The answer to `create`."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(options["rp"]["id"], ATTESTED) + attested}
        client = self._client("webauthn.create", options["challenge"])
        return self._answer({"clientDataJSON": text(client), "attestationObject": text(cbor2.dumps(told))})

    def shown(self, options: Any) -> dict[str, Any]:
        """The answer to `get`."""
        self.count += 1
        data, client = self._data(options["rpId"]), self._client("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        )

    def _data(self, site: str, flags: int = 0) -> bytes:
        told = hashlib.sha256(site.encode()).digest() + bytes([PRESENT | VERIFIED | flags])
        return told + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response,
                "clientExtensionResults": {}}  # fmt: skip
