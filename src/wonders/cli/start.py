"""Where the command `wonders` begins: it says which extra a command lacks, even if that is the command line itself."""

import sys

from wonders.core.extras import MissingExtra, extra_with


def main() -> None:
    try:
        from wonders.cli.main import main as run

        run()
    except ModuleNotFoundError as missing:
        extra = extra_with(missing.name or "")
        if extra is None:
            raise
        command = " ".join(["wonders", *(word for word in sys.argv[1:2] if not word.startswith("-"))])
        print(f"wonders: {MissingExtra(f'`{command}` needs {missing.name}', extra)}", file=sys.stderr)
        sys.exit(2)
