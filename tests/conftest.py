"""What jax compiles is kept: two processes that run the tests, and the next run, need not compile it again; and it is
compiled without optimising, because most of it runs but a few times. Nets compute on one core: several processes run
tests at the same time. What drives real browsers and processes gets two more tries, which the summary names."""

import os

import pytest

from wonders.bots.threads import one_thread


def pytest_configure(config: pytest.Config) -> None:
    folder = config.rootpath / ".pytest_cache" / "jax"
    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(folder))
    os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.5")
    os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")
    one_thread()


REAL = ("tests/web/", "tests/reliability/", "tests/server/test_process.py")
"""Where tests wait for programs that a busy machine may starve for seconds. A fault fails every try."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(REAL):
            item.add_marker(pytest.mark.flaky(reruns=2))
