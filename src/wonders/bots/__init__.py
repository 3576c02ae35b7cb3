"""What plays instead of people. A bot knows what its seat knows, and never the table."""
