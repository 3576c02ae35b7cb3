"""Tournaments: what can be made, who may come and go, which round follows, how everybody stands.
What is known of them is in the store alone, so that it is the same in every process.
May import `order` and all below it.
"""
