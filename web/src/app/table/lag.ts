/** How good a connection is, by the milliseconds to the server and back. */

const QUICK = 150;
const SLOW = 500;

export type Grade = 'good' | 'fair' | 'slow';

export function grade(lag: number): Grade {
  return lag < QUICK ? 'good' : lag < SLOW ? 'fair' : 'slow';
}

/** How many of the three bars of the sign are full. */
export const BARS: Record<Grade, number> = { good: 3, fair: 2, slow: 1 };
