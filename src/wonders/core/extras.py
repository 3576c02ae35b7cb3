"""The engines need nothing but Python. Other parts need an extra, and say how to get it."""

import sys
from pathlib import Path
from typing import Final

from wonders.core.decisions import WondersError

CHECKOUT: Final = Path(__file__).parents[3]
"""Where the project lies, if it is not installed from a package."""

EXTRA_OF: Final = {
    "cli": ("click", "platformdirs", "prompt_toolkit", "rich", "segno", "textual", "typer"),
    "server": (
        "alembic", "fastapi", "httptools", "msgspec", "prometheus_client", "psycopg", "pydantic", "pydantic_settings",
        "redis", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets",
    ),
    "arena": ("matplotlib", "pyarrow"),
    "database": ("duckdb",),
    "bots": ("numpy",),
    "batch": ("jax", "jaxlib"),
    "otel": ("opentelemetry",),
    "push": ("cryptography", "http_ece", "py_vapid", "pywebpush"),
    "rl": ("gymnasium", "pettingzoo", "pyspiel"),
    "ray": ("ray",),
}  # fmt: skip
"""What each extra brings, as it is imported."""


class MissingExtra(WondersError, ImportError):
    """What a part needs is not installed."""

    def __init__(self, sentence: str, extra: str) -> None:
        super().__init__(f"{sentence}: {how_to_install(extra)}")
        self.extra = extra


def how_to_install(extra: str) -> str:
    """A command that brings an extra into the very environment that runs this."""
    source = f"{CHECKOUT}[{extra}]" if (CHECKOUT / "pyproject.toml").is_file() else f"wonders[{extra}]"
    return f"{sys.executable} -m pip install '{source}'"


def extra_with(module: str) -> str | None:
    """The extra that brings a module, by its whole name."""
    package = module.partition(".")[0]
    return next((extra for extra, packages in EXTRA_OF.items() if package in packages), None)
