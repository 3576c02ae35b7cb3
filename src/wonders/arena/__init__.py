"""What many matches tell about bots: the arena, ratings, reports."""
