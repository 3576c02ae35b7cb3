"""What a bot knows about Duel: what a piece is worth now, what a take leaves to the other, and who is ahead."""
