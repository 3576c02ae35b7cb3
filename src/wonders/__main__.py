"""`python -m wonders` is the command `wonders`."""

from wonders.cli.main import main

main()
