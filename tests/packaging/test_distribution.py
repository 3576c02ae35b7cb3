"""What would be published: the same bytes whenever it is built, complete, and accepted by the tools that check it."""

import hashlib
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def built(folder: Path, moment: str) -> list[Path]:
    """A wheel and a source archive, built as if at some other time in another zone."""
    environment = os.environ | {"TZ": moment, "WONDERS_SKIP_CLIENT": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, timeout=200)
    return sorted(folder.iterdir())


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return built(tmp_path_factory.mktemp("first"), "UTC")


def test_two_builds_have_the_same_bytes(files: list[Path], tmp_path: Path) -> None:
    again = built(tmp_path, "Asia/Tokyo")
    assert [file.suffix for file in files] == [".whl", ".gz"] or [file.suffix for file in files] == [".gz", ".whl"]
    assert [digest(file) for file in again] == [digest(file) for file in files]


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def test_the_tools_of_the_package_index_accept_them(files: list[Path]) -> None:
    wheel = next(file for file in files if file.suffix == ".whl")
    for command in (["twine", "check", "--strict", *map(str, files)], ["check_wheel_contents", str(wheel)]):
        done = subprocess.run(
            [sys.executable, "-m", *command], capture_output=True, text=True, check=False, timeout=100
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_wheel_holds_every_file_of_the_package_and_nothing_of_the_tests(files: list[Path]) -> None:
    wheel = next(file for file in files if file.suffix == ".whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    listed = subprocess.run(["git", "ls-files", "src/wonders"], cwd=ROOT, capture_output=True, text=True, check=True)
    ours = {name.removeprefix("src/") for name in listed.stdout.splitlines() if (ROOT / name).exists()}
    assert ours and ours <= names
    assert not [name for name in names if name.startswith(("tests", "benchmarks", "web", "data"))]


def test_the_source_archive_can_be_tested_and_built(files: list[Path]) -> None:
    archive = next(file for file in files if file.suffix == ".gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {
        "pyproject.toml",
        "hatch_build.py",
        "web/package.json",
        "tests/core/__init__.py",
        "scripts/test",
        "LICENSE",
    } <= names
    assert not [name for name in names if name.startswith("data/")], "the data set is published in the repository only"
