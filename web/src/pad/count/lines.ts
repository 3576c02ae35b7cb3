/** Lines of a score sheet, as the engines write them: points in a category, from a source, for a reason in words. */

import type { Phrase } from '$lib/net/types';

export interface Line {
  category: string;
  points: number;
  source: string;
  reason: Phrase;
}

/** All that an entry comes to. There may be a column more than players: the free city's. */
export interface Counted {
  reason: string;
  ranks: number[];
  teams: number[][];
  columns: Line[][];
}

export const line = (category: string, points: number, source: string, key: string, args: Phrase['args'] = {}): Line => ({
  category,
  points,
  source,
  reason: { key, args },
});

export const total = (lines: readonly Line[]): number => lines.reduce((sum, one) => sum + one.points, 0);

/** What decides, most important first: points, then what breaks a tie. */
export type Score = readonly [number, number];

export const isAhead = (one: Score, other: Score): boolean => one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

/** The rank of each seat; equals share it and the next is skipped. Partners, who sit side by side, are ranked as one. */
export function ranked(scores: readonly Score[], teamSize = 1): number[] {
  const teams: Score[] = [];
  for (let at = 0; at < scores.length; at += teamSize) {
    const team = scores.slice(at, at + teamSize);
    teams.push([team.reduce((sum, one) => sum + one[0], 0), team.reduce((sum, one) => sum + one[1], 0)]);
  }
  return scores.map((_, seat) => {
    const own = teams[Math.floor(seat / teamSize)] ?? [0, 0];
    return 1 + teams.filter((other) => isAhead(other, own)).length;
  });
}
