"""The command `wonders`: play, simulate, replay, look up, measure."""
