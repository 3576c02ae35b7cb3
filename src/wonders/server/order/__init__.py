"""Order: closing and deleting tables, sanctions against people, what is kept for how long; every act is written down.
All of it works on the database, so that the command line can do it beside running servers, which look for acts.
May import `store`, `tables` and all below them.
"""
