"""What docs/rl.md says is so: its code runs, and without the extra there is a sentence."""

import re
import subprocess
import sys
from pathlib import Path

from wonders.core.extras import how_to_install

DOCS = Path(__file__).parents[2] / "docs" / "rl.md"


def test_the_code_of_the_page_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 3
    assert sum(bool(line.strip()) for line in blocks[0].splitlines()) <= 20, "the first agent has 20 lines"
    for block in blocks:
        exec(compile(block, "docs/rl.md", "exec"), {})


def test_without_the_extra_importing_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['pettingzoo'] = None\ntry:\n    import wonders.rl\nexcept ImportError as e: print(e)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.strip() == f"The environments need pettingzoo, gymnasium and numpy: {how_to_install('rl')}"
