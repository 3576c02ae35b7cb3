"""Learning from matches: what every answer was worth, in figures and in words.

Judged is what the seat could know at that moment: worlds that it could not tell from the real one.
"""
