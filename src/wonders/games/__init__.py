"""The games. Each folder is a game, or an expansion of one; `registry` finds them by their names."""
