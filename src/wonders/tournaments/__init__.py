"""Tournaments: who meets whom, round by round, and how they stand. Pure functions; nothing is stored here."""
