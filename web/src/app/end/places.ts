/** Places at the end of a match: who stands on the podium, and where one's own seat came in. */

import type { Outcome, SheetColumn } from '$lib/net/types';

export interface Place {
  seat: number;
  rank: number;
  /** Which step of the podium: 1, 2 or 3; ties stand on steps of their own, in the order of their seats. */
  step: number;
  points: number;
}

const MOST = 3;

const seatsByRank = (outcome: Outcome): number[] => outcome.ranks.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));

/** Whether points were counted: a match of Duel that is won at once has none. */
export const isCounted = (outcome: Outcome): boolean => outcome.sheet.some((column) => column.lines.length > 0);

export function podium(outcome: Outcome): Place[] {
  return seatsByRank(outcome)
    .slice(0, MOST)
    .map((seat, at) => ({ seat, rank: outcome.ranks[seat] ?? at + 1, step: at + 1, points: outcome.points[seat] ?? 0 }));
}

/** What a seat is measured by: its points, or those of its team. */
export const measured = (outcome: Outcome, seat: number): number =>
  (outcome.teams.find((team) => team.includes(seat)) ?? [seat]).reduce((sum, one) => sum + (outcome.points[one] ?? 0), 0);

export interface MyPlace {
  rank: number;
  /** Those of the team, where there are teams. */
  points: number;
  /** Points ahead of the next, or behind the first. */
  lead: number;
  /** The one that this is measured by. */
  other: number;
}

export function myPlace(outcome: Outcome, seat: number): MyPlace {
  const rank = outcome.winners.includes(seat) ? 1 : Math.max(2, outcome.ranks[seat] ?? 2);
  const points = measured(outcome, seat);
  const order = seatsByRank(outcome).filter((one) => one !== seat);
  const other = (rank === 1 ? order.find((one) => !outcome.winners.includes(one)) : outcome.winners[0]) ?? order[0] ?? seat;
  return { rank, points, lead: Math.abs(points - measured(outcome, other)), other };
}

export interface Feat {
  /** The category. */
  row: string;
  column: SheetColumn;
  points: number;
  /** Points more than anybody else has there. */
  lead: number;
}

/** The points of a category in a column of the sheet. */
export const pointsIn = (column: SheetColumn, row: string): number => column.lines.filter((one) => one.category === row).reduce((sum, one) => sum + one.points, 0);

/** Where somebody was ahead of all others, the farthest first. */
export function feats(outcome: Outcome): Feat[] {
  const found = outcome.categories.flatMap((row) => {
    const [first, second] = outcome.sheet.map((column) => ({ row, column, points: pointsIn(column, row) })).sort((a, b) => b.points - a.points);
    return first && second && first.points > Math.max(0, second.points) ? [{ ...first, lead: first.points - second.points }] : [];
  });
  return found.sort((a, b) => b.lead - a.lead).slice(0, MOST);
}

interface AnyView {
  wonders?: string[];
  boards?: (string | null)[];
  cities?: { wonder?: string; wonders?: string[]; finished?: [string, string][]; standing?: { board: string } }[];
}

/** A wonder of a seat, to be drawn; each game keeps it elsewhere. */
export function wonderOfSeat(game: string, view: unknown, seat: number): string {
  const known = (view ?? {}) as AnyView;
  const city = known.cities?.[seat];
  if (game === 'duel') return city?.finished?.[0]?.[0] ?? city?.wonders?.[0] ?? 'pyramids';
  return city?.standing?.board ?? city?.wonder ?? known.wonders?.[seat] ?? known.boards?.[seat] ?? 'gizah';
}
