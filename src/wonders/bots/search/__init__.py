"""Thinking ahead: information-set Monte-Carlo tree search for any game a bot has knowledge of.

What else it wants to know about a game is declared in `Knowledge`, with a value for games that do not say.
"""
