"""A simulator: the server's own code on a virtual clock, with everything around it made up from one seed.

Time goes by only when nobody has anything to do; which of several things comes first, what is late, lost, cut or down,
and where a process dies, all follows from the seed. The same seed gives the same run, byte for byte.
"""
