"""The files for hosts are as safe as they say."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_lets_the_server_do_little_more_than_serve(tmp_path: Path) -> None:
    unit = shutil.copy(DEPLOY / "wonders.service", tmp_path)
    words = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)]
    said = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60).stdout
    exposure = re.search(r"Overall exposure level for wonders.service: ([\d.]+)", said)
    assert exposure is not None, said
    assert float(exposure[1]) < 3


def test_images_are_built_without_what_belongs_to_this_machine() -> None:
    ignored = (DEPLOY.parent / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".git", ".venv", "src/wonders/static", "**/node_modules"} <= set(ignored)
