"""Serving in the local network, on request only, with a link that others can follow."""

import socket
import threading
from typing import Any

import pytest

from tests.cli.running import Terminal
from wonders.cli import lan, serve

HERE = ("127.0.0.1", "127.3.2.1", "localhost", "::1", "[::1]", "0.0.0.0", "a.localhost")


@pytest.mark.parametrize("host", HERE)
def test_a_link_to_this_machine_leads_others_nowhere(host: str) -> None:
    assert lan.works_here_only(host)


@pytest.mark.parametrize("host", ["192.168.1.20", "10.0.0.3", "fd00::7", "wonders.example"])
def test_a_link_to_an_address_or_a_name_leads_others_here(host: str) -> None:
    assert not lan.works_here_only(host)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> list[Any]:
    """The settings with which it would have been served."""
    found: list[Any] = []
    monkeypatch.setenv("WONDERS_DB", f"sqlite:///{tmp_path / 'lan.db'}")

    def answering(settings: Any) -> None:
        """Something that listens, until it was told where."""
        found.append(settings)
        with socket.create_server(("127.0.0.1", settings.port)):
            for thread in threading.enumerate():
                if thread.name == serve.TELLING:
                    thread.join(30)

    monkeypatch.setattr(serve, "_serve", answering)
    monkeypatch.setattr(serve, "lan_address", lambda: "192.168.1.20")
    return found


def test_only_this_machine_is_let_in_unless_asked_for(terminal: Terminal, served: list[Any]) -> None:
    result = terminal.run("serve", "--port", "0")
    assert served[0].host == "127.0.0.1" and served[0].links == ""
    assert "work on this machine only" in result.err


def test_with_lan_it_listens_everywhere_and_shows_the_link_for_others(terminal: Terminal, served: list[Any]) -> None:
    result = terminal.run("serve", "--lan", "--port", "0")
    assert served[0].host == "0.0.0.0"
    assert served[0].links == f"http://192.168.1.20:{served[0].port}"
    assert f"{served[0].links}/" in result.err and "this machine only" not in result.err


def test_lan_with_another_command_is_refused(terminal: Terminal) -> None:
    result = terminal.run("--lan", "rules", "duel-14")
    assert result.code == 2 and "--lan" in result.err


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "ANYWHERE", ("127.0.0.1", 9))
    with pytest.raises(Exception, match="no address in a local network"):
        lan.lan_address()
