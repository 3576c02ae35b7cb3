"""The whole terminal as a table: city, choices with prices and reasons, log, score sheet."""
