"""The socket that plays: one connection, its handler, and how uvicorn holds it.

May import `runtime` and all below it.
"""
