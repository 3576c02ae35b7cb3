"""Puzzles: moments of matches at which one answer is clearly best. Found by search, shipped, and solved by people."""
