"""Many tables at once in numpy: matches that are played on in the mind by the policy of nets."""
