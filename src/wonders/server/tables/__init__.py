"""A table as its entries make it: seats, creation, rematch, answers, undo, clocks, fairness, what a seat is shown.

Here lives what follows from a request; nothing is stored or sent.
May import `wire` and the modules beside the rooms.
"""
