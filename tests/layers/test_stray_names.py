"""No file tells where packages came from or on which machine it was written."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Put together here, so that this file does not hold what it looks for.
HOSTS = ("pypi" + ".org", "files.python" + "hosted.org", "registry.npm" + "js.org", "deb.deb" + "ian.org")
FOLDERS = ("/" + "work/", "/" + "root/")
STRAY = re.compile(
    "|".join([*map(re.escape, HOSTS), *(rf"(?<![\w.~}}-]){re.escape(folder)}" for folder in FOLDERS)]).encode()
)


def stray_names(content: bytes) -> list[str]:
    return [match.decode() for match in STRAY.findall(content)]


def files_of_the_repository() -> Iterator[Path]:
    """Every file that git tracks or would track."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    paths = (ROOT / name.decode() for name in listed.split(b"\0") if name)
    return (path for path in paths if path.is_file())


def test_no_file_names_a_registry_host_or_a_folder_of_this_machine() -> None:
    files = list(files_of_the_repository())
    assert Path(__file__) in files
    found = {path.relative_to(ROOT).as_posix(): stray_names(path.read_bytes()) for path in files}
    assert {name: names for name, names in found.items() if names} == {}


@pytest.mark.parametrize("host", HOSTS)
def test_a_planted_host_is_found(host: str) -> None:
    assert stray_names(f"--index-url https://{host}/simple\n".encode()) == [host]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("before", ["", "see ", '"', "=", "file://", "\n"])
def test_a_planted_folder_is_found(folder: str, before: str) -> None:
    assert stray_names(f"{before}{folder}main/x.py".encode()) == [folder]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("before", ["docs", "~", "${HOME}", ".."])
def test_a_relative_path_is_no_folder_of_this_machine(folder: str, before: str) -> None:
    assert stray_names(f"{before}{folder}x.py".encode()) == []
