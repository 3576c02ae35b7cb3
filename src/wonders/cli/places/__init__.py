"""Where a person in the terminal plays: at a match in this process, or at a table of a server. Both look the same."""
