"""Where tables are kept: SQLite by default, PostgreSQL by URL; one writer, batches, migrations, backups.
It knows rows and nothing of what they say.
May import the modules below the rooms, and no other room.
"""
