"""The lock files pin exactly what pyproject.toml asks for; `scripts/lock` rewrites them."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def normalised(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def asked_for(requirements: list[str]) -> set[str]:
    return {normalised(re.split(r"[\s<>=!~;\[]", requirement, maxsplit=1)[0]) for requirement in requirements}


def pins(lock: str) -> dict[str, str]:
    """Versions by package name; a line that is no exact pin is an error."""
    found = {}
    for line in lock.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            pin = re.fullmatch(r"([\w.-]+)==([\w.]+)( ; .+)?", line)
            assert pin, f"not a pin: {line}"
            found[normalised(pin[1])] = pin[2]
    return found


def locked(kind: str) -> dict[str, str]:
    return pins((ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8"))


def project() -> dict[str, list[str]]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {"run": table["dependencies"], "dev": table["dependencies"] + table["optional-dependencies"]["dev"]}


@pytest.mark.parametrize("kind", ["run", "dev"])
def test_what_the_project_asks_for_is_pinned(kind: str) -> None:
    assert asked_for(project()[kind]) <= locked(kind).keys()


def test_those_who_play_and_those_who_work_have_the_same_versions() -> None:
    assert locked("run").items() <= locked("dev").items()


@pytest.mark.parametrize("line", ["rich>=13", "rich", "--index-url https://example.org/simple", "rich @ file:rich.whl"])
def test_a_line_that_is_no_pin_is_found(line: str) -> None:
    with pytest.raises(AssertionError, match="not a pin"):
        pins(f"# a comment\n{line}\n")
