"""One turn, phase by phase."""
