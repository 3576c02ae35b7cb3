/** The guided first game: what is told when. A tip comes once, when its moment is there; the sentences are in the texts. */

import type { GameId, Plain, State } from '$lib/net/types';
import { read, write } from '$lib/state/storage';

export interface Tip {
  key: string;
  /** Whether its moment has come. */
  when: (seen: Seen) => boolean;
  /** What it is about, as selectors: the first such thing that is seen is put into the light. */
  where: readonly string[];
  /** What is on the page as soon as somebody has done what it says, as a selector. It goes with the next decision at the latest. */
  done?: string;
  /** Whether its moment has passed: then it is never shown. */
  gone?: (seen: Seen) => boolean;
}

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

const at = (anchor: string): string => `[data-anchor="${anchor}"]`;
const HAND = at('hand-0');
const OWN = at('city-0');
const CHOSEN = 'main .selected, main [role=option][aria-selected=true]';

export const TIPS: Record<GameId, Tip[]> = {
  classic: [
    { key: 'hand', when: (seen) => reached(seen, 1, 1), gone: (seen) => reached(seen, 1, 2), where: [HAND], done: CHOSEN },
    { key: 'uses', when: (seen) => reached(seen, 1, 1), gone: (seen) => reached(seen, 1, 2), where: ['main .go', HAND] },
    { key: 'passing', when: (seen) => reached(seen, 1, 2), gone: (seen) => reached(seen, 1, 4), where: [HAND] },
    { key: 'trade', when: (seen) => reached(seen, 1, 2), gone: (seen) => reached(seen, 2, 1), where: [at('city-1')] },
    { key: 'stage', when: (seen) => reached(seen, 1, 3), gone: (seen) => reached(seen, 2, 1), where: [OWN] },
    { key: 'chains', when: (seen) => reached(seen, 1, 4), gone: (seen) => reached(seen, 2, 1), where: [HAND] },
    { key: 'conflict', when: (seen) => reached(seen, 1, 5), gone: (seen) => reached(seen, 2, 1), where: ['[data-explain="web-classic-shields"]', 'main .shields'] },
    { key: 'age2', when: (seen) => reached(seen, 2, 1), gone: (seen) => reached(seen, 2, 3), where: [HAND] },
    { key: 'science', when: (seen) => reached(seen, 2, 3), gone: (seen) => reached(seen, 3, 1), where: [OWN] },
    { key: 'age3', when: (seen) => reached(seen, 3, 1), gone: (seen) => reached(seen, 3, 3), where: [HAND] },
    { key: 'end', when: (seen) => seen.isOver, where: ['[data-end] table'] },
  ],
  duel: [
    { key: 'draft', when: (seen) => seen.number >= 1, gone: (seen) => seen.kind === 'PlayTurn', where: ['main .draft'] },
    { key: 'layout', when: (seen) => seen.kind === 'PlayTurn', gone: (seen) => seen.number > 8, where: [at('layout')], done: CHOSEN },
    { key: 'uses', when: (seen) => seen.kind === 'PlayTurn', gone: (seen) => seen.number > 8, where: ['main .act', at('layout')] },
    { key: 'trade', when: (seen) => seen.number >= 6, gone: (seen) => age(seen) >= 2, where: [at('coins-0')] },
    { key: 'military', when: (seen) => seen.number >= 7, gone: (seen) => age(seen) >= 2, where: [at('track')] },
    { key: 'science', when: (seen) => seen.number >= 8, gone: (seen) => age(seen) >= 2, where: [OWN] },
    { key: 'wonders', when: (seen) => seen.number >= 10, gone: (seen) => age(seen) >= 2, where: [OWN] },
    { key: 'age2', when: (seen) => age(seen) >= 2, gone: (seen) => age(seen) >= 3, where: [at('layout')] },
    { key: 'age3', when: (seen) => age(seen) >= 3, where: [at('layout')] },
    { key: 'end', when: (seen) => seen.isOver, where: ['[data-end] table'] },
  ],
  architects: [
    { key: 'piles', when: (seen) => seen.number >= 1, where: ['main .piles'] },
    { key: 'stage', when: (seen) => seen.number >= 2, where: [OWN] },
    { key: 'coins', when: (seen) => seen.number >= 3, where: ['main .piles'] },
    { key: 'blue', when: (seen) => seen.number >= 4, where: [OWN] },
    { key: 'green', when: (seen) => seen.number >= 5, where: [at('progress')] },
    { key: 'red', when: (seen) => seen.number >= 6, where: [at('conflict')] },
    { key: 'race', when: (seen) => seen.number >= 8, where: ['main .others'] },
    { key: 'end', when: (seen) => seen.isOver, where: ['[data-end] table'] },
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

/** The first tip that was not read yet and whose moment has come and not passed; at the end the last one. */
export function nextTip(game: GameId, read: number, seen: Seen): { tip: Tip; at: number } | null {
  const tips = TIPS[game];
  let place = seen.isOver ? tips.length - 1 : read;
  while (!seen.isOver && tips[place]?.gone?.(seen)) place += 1;
  const tip = tips[place];
  return tip && place >= read && tip.when(seen) ? { tip, at: place } : null;
}

/** Whether a tip that came with the decision `since` has been outlived by the play; the one at the end stays. */
export const isOutlived = (since: number, seen: Seen): boolean => since > 0 && !seen.isOver && seen.number > since;

const KEY = 'coached';

/** Tables with a coach, and how many tips were read there. */
export const coached = (id: string): number | null => read<Record<string, number>>(KEY, {})[id] ?? null;

export function coach(id: string, tips: number): void {
  write(KEY, { [id]: tips });
}

export function dismiss(): void {
  write(KEY, {});
}
