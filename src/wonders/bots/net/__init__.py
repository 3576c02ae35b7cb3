"""Nets that judge positions: their form, their files, and a bot that plays by them."""
