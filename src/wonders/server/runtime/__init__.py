"""What runs: live tables and their registry, bots and clocks, presence, word between processes.

May import `tables`, `wire` and `store`.
"""
