"""Fixtures for the server's tests."""

import itertools
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from tests.cli.running import Terminal
from tests.server import services
from tests.server.house import House, house_at

_numbers = itertools.count()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_at(tmp_path) as one:
        yield one


def _missing(service: str) -> NoReturn:
    """Tests that need a service are skipped without it, but not in CI."""
    sentence = f"{service} is not installed"
    if os.environ.get("WONDERS_SERVICE_TESTS") == "must":
        pytest.fail(sentence)
    pytest.skip(sentence)


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    if services.program("initdb") is None:
        _missing("PostgreSQL")
    with services.postgresql() as url:
        yield url


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    if services.program("redis-server") is None:
        _missing("Redis")
    with services.redis() as url:
        yield url


@pytest.fixture
def postgres(cluster: str) -> str:
    """The URL of a new, empty database."""
    import psycopg

    name = f"test_{next(_numbers)}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return cluster.rpartition("/")[0] + f"/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of both kinds in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres")
    return url
