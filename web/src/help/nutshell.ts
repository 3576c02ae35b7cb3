/** The pictures of each game in a nutshell; the sentences are in the texts, by number. */

import type { GameId } from '$lib/net/types';

/** What lies there from left to right: a card, a coin with a number, a token with one. */
export type Part = { card: string } | { coin: number } | { token: 'victory' | 'defeat'; n: number };

export interface Picture {
  parts?: Part[];
  wonder?: string;
  progress?: number;
}

const cards = (...ids: string[]): Picture => ({ parts: ids.map((card) => ({ card })) });

export const PICTURES: Record<GameId, Picture[]> = {
  classic: [
    cards('baths', 'stockade', 'workshop'),
    cards('stone_pit', 'aqueduct'),
    { parts: [{ card: 'ore_vein' }, { coin: 2 }, { card: 'clay_pool' }] },
    { wonder: 'gizah', progress: 0.66 },
    { parts: [{ token: 'victory', n: 3 }, { card: 'stables' }, { token: 'defeat', n: -1 }] },
    cards('scriptorium', 'workers_guild'),
  ],
  duel: [
    cards('lumber_yard', 'theater', 'guard_tower'),
    { parts: [{ coin: 3 }, { card: 'clay_pool' }] },
    { wonder: 'pyramids', progress: 1 },
    cards('guard_tower', 'walls'),
    cards('apothecary', 'scriptorium'),
    cards('palace', 'senate'),
  ],
  architects: [
    cards('wood', 'laurel', 'compass'),
    { wonder: 'gizah', progress: 0.5 },
    cards('coin', 'stone'),
    cards('laurel_cat'),
    cards('gear', 'tablet'),
    cards('shield_horn'),
  ],
};
