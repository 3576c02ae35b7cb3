"""People: profiles and their keys, recovery, passkeys, moving to another device, history, deletion, export.
What is known of them is in the store alone, so that it is the same in every process.
May import `store`, `tables` and all below them.
"""
