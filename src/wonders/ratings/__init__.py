"""How strong people and bots are, from the results of their matches: see docs/ratings.md."""
