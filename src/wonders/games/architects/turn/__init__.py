"""The turn, in the rulebook's order: pick a card, draw and reveal, act (build, trade, extra cards), conflict, end."""
