"""What every game shares: values, decisions, events, chance, matches, records. Knows no card and no game."""
