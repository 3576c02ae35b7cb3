"""Toys: a small game and a small expansion, added by following CONTRIBUTING."""
