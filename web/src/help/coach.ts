/** The guided first game: what is told when. A tip comes once, when its moment is there; the sentences are in the texts. */

import type { GameId, Plain, State } from '$lib/net/types';
import { read, write } from '$lib/state/storage';

export interface Tip {
  key: string;
  /** Whether its moment has come. */
  when: (seen: Seen) => boolean;
  /** What it is about: an anchor on the board that is outlined. */
  where?: string;
  /** How many decisions it stays for without being clicked away; by then what it speaks of is done. */
  lasts?: number;
}

const USUAL = 2;

export interface Seen {
  view: Record<string, Plain>;
  kind: string;
  /** How many decisions this seat has been asked. */
  number: number;
  isOver: boolean;
}

const age = (seen: Seen): number => Number(seen.view['age'] ?? 0);
const turn = (seen: Seen): number => Number(seen.view['turn'] ?? 0);
const reached = (seen: Seen, wantedAge: number, wantedTurn: number): boolean =>
  age(seen) > wantedAge || (age(seen) === wantedAge && turn(seen) >= wantedTurn);

export const TIPS: Record<GameId, Tip[]> = {
  classic: [
    { key: 'hand', when: (seen) => reached(seen, 1, 1), where: 'hand-0', lasts: 1 },
    { key: 'uses', when: (seen) => reached(seen, 1, 1), where: 'hand-0', lasts: 1 },
    { key: 'passing', when: (seen) => reached(seen, 1, 2) },
    { key: 'trade', when: (seen) => reached(seen, 1, 2), where: 'city-1' },
    { key: 'stage', when: (seen) => reached(seen, 1, 3), where: 'city-0' },
    { key: 'chains', when: (seen) => reached(seen, 1, 4) },
    { key: 'conflict', when: (seen) => reached(seen, 1, 5) },
    { key: 'age2', when: (seen) => reached(seen, 2, 1) },
    { key: 'science', when: (seen) => reached(seen, 2, 3) },
    { key: 'age3', when: (seen) => reached(seen, 3, 1) },
    { key: 'end', when: (seen) => seen.isOver },
  ],
  duel: [
    { key: 'draft', when: (seen) => seen.number >= 1, lasts: 1 },
    { key: 'layout', when: (seen) => seen.kind === 'PlayTurn', lasts: 1 },
    { key: 'uses', when: (seen) => seen.kind === 'PlayTurn', lasts: 1 },
    { key: 'trade', when: (seen) => seen.number >= 6 },
    { key: 'military', when: (seen) => seen.number >= 7 },
    { key: 'science', when: (seen) => seen.number >= 8 },
    { key: 'wonders', when: (seen) => seen.number >= 10 },
    { key: 'age2', when: (seen) => age(seen) >= 2 },
    { key: 'age3', when: (seen) => age(seen) >= 3 },
    { key: 'end', when: (seen) => seen.isOver },
  ],
  architects: [
    { key: 'piles', when: (seen) => seen.number >= 1, lasts: 1 },
    { key: 'stage', when: (seen) => seen.number >= 2 },
    { key: 'coins', when: (seen) => seen.number >= 3 },
    { key: 'blue', when: (seen) => seen.number >= 4 },
    { key: 'green', when: (seen) => seen.number >= 5 },
    { key: 'red', when: (seen) => seen.number >= 6 },
    { key: 'race', when: (seen) => seen.number >= 8 },
    { key: 'end', when: (seen) => seen.isOver },
  ],
};

export function seenOf(state: State): Seen {
  return {
    view: state.view as Record<string, Plain>,
    kind: state.decision?.asked.kind ?? '',
    number: state.decision?.number ?? 0,
    isOver: state.outcome !== null,
  };
}

/** The first tip that was not read yet, if its moment has come: they come in their order, and at the end the last one. */
export function nextTip(game: GameId, read: number, seen: Seen): { tip: Tip; at: number } | null {
  const tips = TIPS[game];
  const at = seen.isOver ? tips.length - 1 : read;
  const tip = tips[at];
  return tip && at >= read && tip.when(seen) ? { tip, at } : null;
}

/** Whether a tip that came with the decision `since` has been outlived by the play; the one at the end stays. */
export const isOutlived = (tip: Tip, since: number, seen: Seen): boolean => since > 0 && !seen.isOver && seen.number >= since + (tip.lasts ?? USUAL);

const KEY = 'coached';

/** Tables with a coach, and how many tips were read there. */
export const coached = (id: string): number | null => read<Record<string, number>>(KEY, {})[id] ?? null;

export function coach(id: string, tips: number): void {
  write(KEY, { [id]: tips });
}

export function dismiss(): void {
  write(KEY, {});
}
