"""What goes over the wire, as types: messages of the socket, bodies and answers of HTTP, what the games send in them.
These classes are encoded and decoded, and the schema is made from them.
May import the modules below the rooms, and no other room.
"""
