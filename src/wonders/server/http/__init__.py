"""REST: the door, the routes, the files of the client.

May import `runtime` and all below it.
"""
