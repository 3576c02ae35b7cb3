"""The address of this machine in its local network, and a link to it that a phone can read."""

import socket
import sys
from ipaddress import ip_address

from wonders.cli.screen import console
from wonders.core.options import BadOption
from wonders.texts import Texts

ANYWHERE = ("10.255.255.255", 9)
"""Nothing is sent there: the system only says which of its addresses it would send from."""


def lan_address() -> str:
    """The address by which others in the local network reach this machine."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ANYWHERE)
            address: str = probe.getsockname()[0]
    except OSError:
        address = ""
    if not address or works_here_only(address):
        raise BadOption("This machine has no address in a local network; connect it to one first.")
    return address


def works_here_only(host: str) -> bool:
    """Whether a link with this host leads nowhere on other machines."""
    try:
        found = ip_address(host.strip("[]"))
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return found.is_loopback or found.is_unspecified


def offer_link(url: str, texts: Texts) -> None:
    """The link for others, and its QR code where somebody looks."""
    import segno

    console(stderr=True).print(texts.text("cli-lan", url=url), soft_wrap=True, markup=False)
    if sys.stderr.isatty():
        segno.make(url, error="l", micro=False).terminal(out=sys.stderr, compact=True)
