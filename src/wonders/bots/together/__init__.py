"""Many tables of classic at once, in numpy: the rules for three to seven without expansions, to play matches on by the
policy of a net. Every table has the same boards and is at the same turn."""
