"""Leaders (2011): white cards recruited before each age, four guilds, Rome. Extends classic, with or without Cities."""
