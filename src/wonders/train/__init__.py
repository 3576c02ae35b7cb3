"""Nets by self-play on the batched engines. See docs/nets.md.

python3 -m wonders.train duel --minutes 9 --out runs/duel --seed 1
python3 -m wonders.train classic --minutes 9 --out runs/classic --seed 1
"""
