"""7 Wonders Duel: two cities, three layouts of cards, three ways to win."""

RELEASED = 2015
