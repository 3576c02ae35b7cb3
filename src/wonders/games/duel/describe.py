def describe(*a): return iter(())
