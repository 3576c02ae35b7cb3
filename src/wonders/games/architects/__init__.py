"""7 Wonders Architects for 2 to 7 players: wonders built stage by stage from cards taken off open decks."""

RELEASED = 2021
