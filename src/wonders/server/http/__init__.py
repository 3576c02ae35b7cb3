"""REST: the guard before everything, the routes, the files of the client, and how uvicorn takes requests.
A request becomes a decision of `tables`, and what a table tells an answer.
May import `runtime` and all below it, not `socket`.
"""
