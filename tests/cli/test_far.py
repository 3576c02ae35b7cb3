"""Playing from the terminal at a table of a real server, by its link."""

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.web.house import House, serving
from wonders.cli.fullscreen.app import Table
from wonders.cli.places import kept
from wonders.cli.places.far import Far
from wonders.cli.places.kept import Kept
from wonders.cli.places.link import Busy, Link, NoTable
from wonders.cli.places.plain import Plain


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as one:
        yield one


def seat_link(house: House, game: str, players: int) -> Link:
    id = house.table(game, players)
    return Link.parse(f"{house.url}/t/{id}#{house.held[id]['seats']['0']}")


@pytest.mark.anyio
async def test_a_match_is_played_on_the_whole_screen_at_a_distance(house: House) -> None:
    link = seat_link(house, "duel", 2)
    app = Table(Far(link, link.info()), "de")
    async with app.run_test(size=(110, 40)) as pilot:
        for _ in range(3000):
            await pilot.pause(0.02)
            if app.sight.outcome is not None:
                break
            await pilot.press("enter")
        assert app.sight.outcome is not None
        assert app.place.names[0] == "Ada"
    assert house.ask("GET", f"/tables/{link.table}")["state"] == "over"


@pytest.mark.anyio
async def test_a_match_is_played_line_by_line_at_a_distance(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    link = seat_link(house, "architects", 3)
    out = Console(record=True, width=100, file=StringIO())
    monkeypatch.setattr("sys.stdin", Endless())
    place = Far(link, link.info())
    assert await Plain(place, "en", out).run() == 0
    assert place._socket is not None and place._socket.close_code is not None, "the line is left open"
    told = out.export_text()
    assert "Your choice: " in told and "Ada" in told and "Total" in told
    assert "Checked: the deal follows" in told


@pytest.mark.anyio
async def test_an_answer_that_was_lost_with_the_line_is_sent_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = seat_link(house, "architects", 2)
    monkeypatch.setattr("sys.stdin", Endless())
    place = Cut(link, link.info())
    assert await Plain(place, "en", Console(file=StringIO())).run() == 0
    assert place.cuts == 0


class Cut(Far):
    """A line that is cut by the first answers, before they leave."""

    cuts = 3

    async def _send(self, type: str, **fields: Any) -> None:
        if type == "answer" and self.cuts:
            self.cuts -= 1
            assert self._socket is not None
            await self._socket.close()
        await super()._send(type, **fields)


class Endless:
    """Somebody who always takes the first choice."""

    def readline(self) -> str:
        return "1\n"


def test_a_public_link_takes_an_open_seat_and_is_ready(house: House) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "level": "easy"}]
    made = house.ask("POST", "/tables", {"game": "duel", "players": 2, "seats": seats})
    link = Link.parse(f"{house.url}/t/{made['table']['id']}").joined("Zoe")
    assert link.token
    seat = link.info()["seats"][0]
    assert (seat["name"], seat["ready"]) == ("Zoe", True)
    assert kept.of(link.place) == Kept(made["table"]["commitment"], kept.of(link.place).terms, {"0": seat["nonce"]})
    assert link.joined("Again") == link


def test_an_invitation_is_taken_up_and_a_seat_that_waits_for_its_nonce_gets_one(house: House) -> None:
    seats = [{"kind": "person", "mine": True, "name": "Ada"}, {"kind": "open"}]
    made = house.ask("POST", "/tables", {"game": "duel", "players": 2, "seats": seats})
    id = made["table"]["id"]
    invited = house.ask("POST", f"/tables/{id}/invite/1", {}, made["host"])["token"]
    for token in (made["tokens"][0]["token"], invited):
        Link.parse(f"{house.url}/t/{id}#{token}").joined("Zoe")
    told = house.ask("GET", f"/tables/{id}")["seats"]
    assert [(seat["name"], seat["ready"], bool(seat["nonce"])) for seat in told] == [
        ("Ada", True, True),
        ("Zoe", True, True),
    ]


@pytest.mark.parametrize("text", ["http://", "ftp://x/t/abc", "http://x/abc", "http://x/t/", "hello://"])
def test_what_is_no_link_to_a_table_gets_a_sentence(text: str) -> None:
    with pytest.raises(NoTable, match="is no link to a table"):
        Link.parse(text)


def test_a_server_that_does_not_answer_and_a_table_that_does_not_exist_get_a_sentence(house: House) -> None:
    with pytest.raises(NoTable, match="no answer"):
        Link.parse("http://127.0.0.1:9/t/abc").info()
    with pytest.raises(NoTable, match=r"\.$"):
        Link.parse(f"{house.url}/t/nothing").info()


def test_a_link_keeps_the_folder_of_the_server() -> None:
    link = Link.parse("https://example.org/games/t/k3v#secret")
    assert (link.server, link.table, link.token) == ("https://example.org/games", "k3v", "secret")
    assert link.socket == "wss://example.org/games/ws"


@pytest.mark.anyio
async def test_a_server_without_room_is_tried_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wonders.cli.places.far.BUSY", 0.0)
    link = seat_link(house, "duel", 2)
    place = Far(link, link.info())
    for error in ("too_many", "too_fast"):
        assert await place._hear({"type": "bye", "error": error, "sentence": "No room."}) is None
    with pytest.raises(NoTable, match="Gone"):
        await place._hear({"type": "bye", "error": "bad_token", "sentence": "Gone."})


def test_a_request_too_many_is_made_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    link = seat_link(house, "duel", 2)
    answers: list[str | Busy] = [Busy("No room."), Busy("No room."), '{"id": "x"}', *[Busy("No room.")] * 4]
    slept: list[float] = []

    def asked(self: Link, request: object) -> str:
        if isinstance(answer := answers.pop(0), Busy):
            raise answer
        return answer

    monkeypatch.setattr("time.sleep", slept.append)
    monkeypatch.setattr(Link, "_asked", asked)
    assert link.info() == {"id": "x"} and slept == [2.0, 5.0]
    with pytest.raises(NoTable, match="No room"):
        link.info()
