"""Tables for people, bots and spectators, over HTTP and one WebSocket; nothing acknowledged is ever lost."""
