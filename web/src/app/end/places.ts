/** Places at the end of a match: who stands on the podium, and where one's own seat came in. */

import type { Outcome } from '$lib/net/types';

export interface Place {
  seat: number;
  rank: number;
  /** Which step of the podium: 1, 2 or 3; ties stand on steps of their own, in the order of their seats. */
  step: number;
  points: number;
}

const MOST = 3;

const seatsByRank = (outcome: Outcome): number[] => outcome.ranks.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));

export function podium(outcome: Outcome): Place[] {
  return seatsByRank(outcome)
    .slice(0, MOST)
    .map((seat, at) => ({ seat, rank: outcome.ranks[seat] ?? at + 1, step: at + 1, points: outcome.points[seat] ?? 0 }));
}

export interface MyPlace {
  rank: number;
  points: number;
  /** Points ahead of the next, or behind the first. */
  lead: number;
  /** The one that this is measured by. */
  other: number;
}

export function myPlace(outcome: Outcome, seat: number): MyPlace {
  const rank = outcome.winners.includes(seat) ? 1 : Math.max(2, outcome.ranks[seat] ?? 2);
  const points = outcome.points[seat] ?? 0;
  const order = seatsByRank(outcome).filter((one) => one !== seat);
  const other = (rank === 1 ? order.find((one) => !outcome.winners.includes(one)) : outcome.winners[0]) ?? order[0] ?? seat;
  return { rank, points, lead: Math.abs(points - (outcome.points[other] ?? 0)), other };
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
