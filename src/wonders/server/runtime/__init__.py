"""What runs: live tables and their registry, bots and clocks, presence, word between processes.
Here requests wait for each other, are stored before they count, and are told to all who look on.
May import `tables`, `wire`, `store` and the modules below the rooms.
"""
