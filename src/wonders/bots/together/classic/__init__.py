"""Many tables of classic at once, in numpy: the rules for three to seven without expansions. Every table has the same
boards and is at the same turn."""
