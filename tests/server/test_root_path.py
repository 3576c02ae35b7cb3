"""A server below a path of a site, and pages of other sites."""

import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from pydantic import ValidationError

from tests.server.house import House, house_at
from wonders.server.http.rooted import Rooted
from wonders.server.http.static import mount_client
from wonders.server.settings import Settings

pytestmark = pytest.mark.anyio

PAGE = '<meta name="root" content="" /><link href="/icon.svg" /><script src="/assets/main.js"></script>'


async def test_everything_answers_below_the_path_whether_or_not_a_proxy_takes_it_off(tmp_path: Path) -> None:
    async with house_at(tmp_path, root_path="/games/wonders/") as house:
        made = await house.table("duel", people=2)
        for root in ("", "/games/wonders"):
            assert (await house.get(f"{root}/api/tables/{made.id}"))["id"] == made.id
            assert (await house.get(f"{root}/healthz"))["status"] == "ok"
            await (await house.line(made.id, path=f"{root}/ws")).get("welcome")
        assert "ok" not in (await house.http.get("/games/wondersome/healthz")).text
        assert (await house.http.get("/games/wonders/docs")).headers["location"] == "/games/wonders/docs/"
        assert (await house.get("/openapi.json"))["servers"] == [{"url": "/games/wonders"}]


@pytest.mark.parametrize("path", ["/", "/games/wonders", "/games/wonders/", "/games/wonders/t/abc"])
async def test_the_page_is_told_its_path(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    app = FastAPI()
    mount_client(app, tmp_path, "/games/wonders")
    transport = httpx.ASGITransport(Rooted(app, "/games/wonders"))
    page = (await httpx.AsyncClient(transport=transport, base_url="http://house").get(path)).text
    assert '<meta name="root" content="/games/wonders" />' in page
    assert 'href="/games/wonders/icon.svg"' in page and 'src="/games/wonders/assets/main.js"' in page


def test_no_link_of_the_client_forgets_the_path() -> None:
    straight = re.compile(r"""href=(?:["']|\{["'`])/|location\.origin\}/|fetch\(["'`]/""")
    sources = Path(__file__).parents[2] / "web" / "src"
    found = [
        f"{file.relative_to(sources)}: {line.strip()}"
        for pattern in ("*.svelte", "*.ts")
        for file in sources.rglob(pattern)
        if not file.name.endswith(".test.ts")
        for line in file.read_text(encoding="utf-8").splitlines()
        if straight.search(line)
    ]
    assert found == [], "links go through `rooted` of lib/root.ts"


@pytest.mark.parametrize(("given", "kept"), [("", ""), ("/", ""), ("a", "/a"), ("/a/b/", "/a/b")])
def test_slashes_around_the_path_do_not_matter(given: str, kept: str) -> None:
    assert Settings(root_path=given).root_path == kept


@pytest.mark.parametrize("given", ['/a"b', "/a b", "/a//b", "/../b", "http://house/a"])
def test_what_is_no_path_is_refused(given: str) -> None:
    with pytest.raises(ValidationError, match="it is written like /wonders"):
        Settings(root_path=given)


@pytest.fixture
def asked() -> dict[str, str]:
    """What a browser asks before it lets a page of another site set up a table."""
    method, headers = "Access-Control-Request-Method", "Access-Control-Request-Headers"
    return {"Origin": "https://my.site", method: "POST", headers: "authorization, content-type"}


@pytest.mark.parametrize("origins", ["https://my.site, http://other.site", "*"])
async def test_pages_of_named_sites_may_use_the_api(tmp_path: Path, origins: str, asked: dict[str, str]) -> None:
    async with house_at(tmp_path, origins=origins) as house:
        told = (await house.http.options("/api/tables", headers=asked)).headers
        assert told["access-control-allow-origin"] in ("https://my.site", "*")
        assert "POST" in told["access-control-allow-methods"]
        made = await house.http.post("/api/tables", json={"game": "duel"}, headers={"Origin": "https://my.site"})
        assert made.status_code == 201 and made.headers["access-control-allow-origin"] in ("https://my.site", "*")
        assert "access-control-allow-credentials" not in made.headers
        line = await house.line(made.json()["table"]["id"], origin="https://my.site")
        await line.get("welcome")


async def test_pages_of_other_sites_may_not(house: House, tmp_path: Path, asked: dict[str, str]) -> None:
    (tmp_path / "named").mkdir()
    async with house_at(tmp_path / "named", origins="https://your.site") as named:
        for one in (house, named):
            told = await one.http.options("/api/tables", headers=asked)
            assert "access-control-allow-origin" not in told.headers
            made = await one.http.post("/api/tables", json={"game": "duel"}, headers={"Origin": "https://my.site"})
            assert made.status_code == 403 and "access-control-allow-origin" not in made.headers


async def test_a_page_may_read_why_it_was_turned_down(tmp_path: Path) -> None:
    async with house_at(tmp_path, origins="https://my.site", requests_per_minute=1) as house:
        headers = {"Origin": "https://my.site"}
        answers = [await house.http.get("/api/games", headers=headers) for _ in range(3)]
    assert answers[-1].status_code == 429
    assert answers[-1].headers["access-control-allow-origin"] == "https://my.site"
