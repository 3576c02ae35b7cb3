"""Looking things up: every numbered rule, every card, in the reader's language."""
