"""What a bot knows about playing 7 Wonders, with and without Cities, Leaders and teams."""
