"""The open database of matches: DuckDB over Parquet. Built from records or by bots from a seed; docs/database.md."""
