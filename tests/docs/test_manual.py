"""The documentation builds without a warning, its examples run, and the server shows it."""

import asyncio
import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from wonders.server.http.manual import mount_manual

ROOT = Path(__file__).parents[2]
TUTORIALS = sorted((ROOT / "docs" / "tutorial").glob("*.md"))


@pytest.fixture(scope="module")
def manual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("manual")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=200)
    assert built.returncode == 0, built.stderr
    return folder


def test_every_page_is_built_and_can_be_searched(manual: Path) -> None:
    pages = [page.relative_to(ROOT / "docs") for page in (ROOT / "docs").rglob("*.md")]
    assert len(pages) > 20 and all((manual / page.with_suffix(".html")).is_file() for page in pages)
    index = (manual / "search" / "search_index.json").read_text(encoding="utf-8")
    assert "Wertungsblock" in index and "resample" in index


def test_nothing_is_fetched_from_elsewhere(manual: Path) -> None:
    for page in manual.rglob("*.html"):
        fetched = re.findall(
            r'<(?:script|img|link|iframe)[^>]*?(?:src|href)="(https?:[^"]+)"', page.read_text(encoding="utf-8")
        )
        assert not fetched, page


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: str(page.stem))
def test_the_examples_of_a_tutorial_work(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 3 and failed == 0


def test_the_server_shows_it_at_docs_and_nothing_beside_it(manual: Path) -> None:
    (manual.parent / "secret.txt").write_text("not for visitors")
    app = FastAPI(docs_url=None)
    mount_manual(app, manual)

    async def visit() -> None:
        transport = ASGITransport(app, raise_app_exceptions=False)
        async with AsyncClient(transport=transport, base_url="http://here", follow_redirects=True) as client:
            assert "<title>Wonders</title>" in (await client.get("/docs")).text
            page = await client.get("/docs/rules/duel.html")
            assert page.status_code == 200 and "unsafe-inline" in page.headers["content-security-policy"]
            for path in ("nothing.html", "..%2fsecret.txt", "%2e%2e/secret.txt", "%00", "rules"):
                answer = await client.get(f"/docs/{path}")
                assert answer.status_code >= 400 and "not for visitors" not in answer.text, path

    asyncio.run(visit())
