"""Thinking ahead: information-set Monte-Carlo tree search for any game a bot has knowledge of.

Knowledge may say more than it must: `hasty`, a quicker judgement for playing matches out in the mind; `grain`, how far
weights lie apart that make a difference (1); `soft`, how much its estimate counts at the end of a match; `rounds`, how
many answers of each seat are played on before it is asked for that estimate.
"""
