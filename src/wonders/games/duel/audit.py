def audit(*a): return iter(())
