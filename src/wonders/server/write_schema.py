"""`python -m wonders.server.write_schema FILE`: the schema in a file."""

import sys
from pathlib import Path

from wonders.server.app import create_app
from wonders.server.wire.schema import dumped, schema_of

if __name__ == "__main__":
    Path(sys.argv[1]).write_text(dumped(schema_of(create_app())), encoding="utf-8")
