/** Tables that many want, each set up with one tap. */

import type { GameId } from '$lib/net/types';

import type { Draft } from './draft';

export interface Preset {
  id: string;
  /** The wonder on its picture. */
  wonder: string;
  /** The expansion that it is about. */
  expansion?: string;
  wish: Partial<Pick<Draft, 'players' | 'others' | 'expansions' | 'options'>>;
}

/** The wonder that stands for an expansion; one without its own has that of Artemis. */
const SIGHTS: Record<string, string> = { leaders: 'rome', cities: 'petra' };

const PRESETS: Record<GameId, Preset[]> = {
  classic: [
    { id: 'quick', wonder: 'alexandria', wish: { players: 4, others: 'bots', expansions: [], options: {} } },
    { id: 'teams', wonder: 'byzantium', wish: { players: 4, others: 'bots', expansions: ['cities'], options: { teams: true } } },
    { id: 'friends', wonder: 'rhodos', wish: { others: 'people', expansions: [], options: {} } },
  ],
  duel: [
    { id: 'solo', wonder: 'great_lighthouse', wish: { others: 'bots', options: {} } },
    { id: 'first', wonder: 'pyramids', wish: { others: 'bots', options: { wonders: 'fixed' } } },
    { id: 'friend', wonder: 'colossus', wish: { others: 'people', options: {} } },
  ],
  architects: [
    { id: 'three', wonder: 'gizah', wish: { players: 3, others: 'bots', options: {} } },
    { id: 'seven', wonder: 'babylon', wish: { players: 7, others: 'bots', options: {} } },
    { id: 'friends', wonder: 'rhodos', wish: { players: 3, others: 'people', options: {} } },
  ],
};

/** The presets of a game: the first, one with each expansion, the others. */
export function presets(game: GameId, expansions: readonly string[]): Preset[] {
  const [first, ...others] = PRESETS[game];
  const added = expansions.map((one): Preset => ({
    id: one,
    wonder: SIGHTS[one] ?? 'ephesos',
    expansion: one,
    wish: { players: 4, others: 'bots', expansions: [one], options: {} },
  }));
  return [...(first ? [first] : []), ...added, ...others];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a table is set up as a preset says. */
export const fits = (preset: Preset, wish: Draft): boolean =>
  Object.entries(preset.wish).every(([key, value]) => same(wish[key as keyof Draft], value));
