"""Matches over the network: rooms (`wire`, `tables`, `store`, `runtime`, `socket`, `http`), and modules beside them.

Below all rooms: errors, sources, limits, settings, logs, metrics, impatience. Above them: app, schema, write_schema.
Imports go one way (docs/server.md), not even for types the other; a test sees to it.
"""
