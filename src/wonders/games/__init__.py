"""The games. Each folder is one game or expansion; the registry names them all."""
