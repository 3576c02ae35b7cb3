"""A table as its entries make it: seats, creation, answers, undo, clocks, chat, rematch, fairness, and what is shown.
What follows from a request is decided here and can be applied here; nothing is stored, sent or waited for.
May import `wire` and the modules below the rooms.
"""
