"""Classic for very many matches at once. See docs/batch.md."""
