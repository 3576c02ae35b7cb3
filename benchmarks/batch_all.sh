#!/usr/bin/env bash
# All figures of docs/batch.md, on a machine with an accelerator and 16 cores: batch_all.sh FOLDER [MINUTES]
# Cores 0 to 13 compare matches with the reference engines, 14 and 15 serve the accelerator and then play Duel alone.
out=$1 minutes=${2:-6}
export PYTHONPATH=src PYTHONUNBUFFERED=1
lockstep() { JAX_PLATFORMS=cpu taskset -c "$1" python3 benchmarks/batch_lockstep.py "${@:2}" --games 200000 --minutes "$minutes"; }
for players in 3 4 5 6 7; do lockstep $((players - 3)) classic --players $players & done >"$out/classic.txt" 2>"$out/errors.txt"
for players in 2 3 4 5 6 7; do lockstep $((players + 3)) architects --players $players & done >"$out/architects.txt" 2>>"$out/errors.txt"
lockstep 11-13 duel --processes 3 >"$out/duel.txt" 2>>"$out/errors.txt" &
taskset -c 14,15 python3 benchmarks/batch_variants.py ${VARIANTS:-} 2>&1 | tee "$out/variants.txt"
JAX_PLATFORMS=cpu taskset -c 14,15 python3 benchmarks/batch_speed.py duel --batch 8192 16384 2>&1 | tee "$out/processor.txt"
wait
cat "$out"/{duel,classic,architects}.txt
