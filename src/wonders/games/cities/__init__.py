"""Cities (2012): black cards, debts, diplomacy, two more wonders, eight players and teams. Extends classic."""
