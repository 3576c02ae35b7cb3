"""What a bot knows about Architects: what a card brings now, what it denies the next player, and who is ahead."""
