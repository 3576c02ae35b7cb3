"""Fixtures for the tests of what must hold whatever happens."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
