"""The socket that plays: the route, one session from hello to goodbye, and how uvicorn holds an open line.
A frame becomes a message here, and a message a decision of `tables`.
May import `runtime` and all below it, not `http`.
"""
