"""`python -m wonders` is the command `wonders`."""

from wonders.cli.start import main

main()
