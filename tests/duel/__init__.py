"""Tests of 7 Wonders Duel, a file a heading of the rulebook."""
