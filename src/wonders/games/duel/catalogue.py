def catalogue(*a): return iter(())
