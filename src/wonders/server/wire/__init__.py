"""What goes over the wire, as types: bodies of requests and answers, messages of the socket, their schema.

May import the modules beside the rooms, and no other room.
"""
