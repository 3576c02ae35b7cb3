"""Training for games of more than two seats: one net for all numbers of players, in which all seats learn."""
