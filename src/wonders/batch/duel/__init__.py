"""Duel for many matches at once: bit words, packed costs, and the sides seen from whoever decides."""
