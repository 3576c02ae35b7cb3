"""What can happen at a table. Only events change it. Decks, cards, tokens and wonders are named by their ids.

A name put into the table's queue is something to be done next; the event that does it takes the name away again.
"""
