"""The open database of matches."""
