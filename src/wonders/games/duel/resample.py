def resample(*a): return iter(())
