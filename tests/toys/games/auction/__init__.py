"""The auction of tests/core as a package beside the games: what CONTRIBUTING asks of a game."""

RELEASED = 2026
