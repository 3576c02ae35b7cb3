"""Connections and cursors of the drivers of databases, as the writing thread uses them (DB-API, PEP 249).

That is no type, and those of sqlite3 and psycopg have none in common.
"""

from typing import Any, TypeAlias

AnyConnection: TypeAlias = Any
AnyCursor: TypeAlias = Any
AnyResult: TypeAlias = Any
"""What a query has found, in whichever columns."""
