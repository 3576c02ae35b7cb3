"""The numbering of Architects' actions: 547 of them, whatever the players and the house rules."""

from wonders.spaces.wide.architects import texts

__all__ = ["texts"]
