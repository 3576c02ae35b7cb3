"""`python -m wonders.server.write_schema FILE SEATS`: the schema, and which fields number seats."""

import sys
from pathlib import Path

from wonders.server.app import create_app
from wonders.server.schema import dumped, schema_of, seats_told

if __name__ == "__main__":
    Path(sys.argv[1]).write_text(dumped(schema_of(create_app())), encoding="utf-8")
    Path(sys.argv[2]).write_text(dumped(seats_told()), encoding="utf-8")
