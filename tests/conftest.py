"""What jax compiles is kept: two processes that run the tests, and the next run, need not compile it again."""

import os

import pytest


def pytest_configure(config: pytest.Config) -> None:
    folder = config.rootpath / ".pytest_cache" / "jax"
    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(folder))
    os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.5")
