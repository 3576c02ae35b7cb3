"""Thinking ahead: information-set Monte-Carlo tree search for any game a bot has knowledge of."""
